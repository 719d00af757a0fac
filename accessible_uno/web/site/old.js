// A browser that knows no modules runs this alone.
document.getElementById("old").hidden = false;
document.getElementById("form").hidden = true;
