// Shows what an old browser is told, where page.mjs could not begin: it is read by any browser.
window.onload = function () {
  if (window.begun) return;
  document.getElementById("old").hidden = false;
  document.getElementById("form").hidden = true;
};
