// The page: shows and announces what the worker tells, and sends it what the player enters.
import { Announcer } from "./announcer.mjs";
import { Sounds, Speaker } from "./sound.mjs";

const MOST_LINES = 500; // the log keeps so many
const RECALLED = 100;
const LARGEST_FILE = 10_000_000; // bytes
const CELLS = /^[\u2800-\u28ff\s]+$/; // a line for the finger

const element = (id) => document.getElementById(id);
const field = element("line");

let readsModules = false;
const worker = new Worker("worker.mjs", {
  get type() {
    readsModules = true;
    return "module";
  },
});
window.begun = Boolean(readsModules && window.WebAssembly && window.indexedDB);
if (!window.begun) throw new Error("old.js tells why");

const send = (message) => worker.postMessage(JSON.stringify(message));
const announcer = new Announcer(element("announcer"));
const sounds = new Sounds();
const speaker = new Speaker((number, failed) => send({ kind: "spoken", number, failed }));

const texts = await (await fetch("texts.json")).json();
const language = navigator.languages.map((each) => each.slice(0, 2)).find((each) => each in texts);
useLanguage(language ?? document.documentElement.lang);

let boundKeys = new Set();
let usual = ""; // what is in the field from the start
let waiting = null; // what was pressed since a key of the empty field was sent
let suggestion = "";
const entered = [];
let recalled = 0;
let announcement = {}; // the newest

function useLanguage(locale) {
  document.documentElement.lang = locale;
  for (const each of document.querySelectorAll("[data-text]")) {
    each.textContent = texts[locale][each.dataset.text];
  }
}

// Whether the reader is at the end of the log, and not at an earlier line.
let follows = true;
let heights = "";
const log = element("log");
log.addEventListener("scroll", () => {
  if (heights === heightsNow()) follows = log.scrollTop + log.clientHeight >= log.scrollHeight - 4;
  else showNewest(); // the window has changed, and the reader has not scrolled
});
addEventListener("resize", showNewest);

const heightsNow = () => `${log.clientHeight} ${log.scrollHeight}`;

function showNewest() {
  if (follows) log.scrollTop = log.scrollHeight;
  heights = heightsNow();
}

const handlers = {
  show({ text }) {
    const line = document.createElement("li");
    line.textContent = text;
    line.lang = document.documentElement.lang;
    log.append(line);
    while (log.children.length > MOST_LINES) log.firstChild.remove();
    requestAnimationFrame(showNewest);
    announcement = CELLS.test(text) ? {} : announcer.say(text, line.lang);
  },
  prompt({ label, typed, keys }) {
    const prompt = element("prompt");
    delete prompt.dataset.text;
    if (prompt.textContent !== label) prompt.textContent = label;
    boundKeys = new Set(keys);
    suggestion = "";
    if (typed && typed !== usual && !field.value) field.value = typed;
    usual = typed;
    document.body.dataset.ready = "yes";
  },
  keydone({ types }) {
    const pressed = waiting ?? [];
    waiting = null;
    if (!types) pressed.shift();
    for (const key of pressed) type(key);
  },
  suggest({ line }) {
    suggestion = line;
    announcer.say(line, document.documentElement.lang);
  },
  buttons({ lang, groups }) {
    if (lang in texts && lang !== document.documentElement.lang) useLanguage(lang);
    showButtons(groups);
  },
  linelanguage({ lang }) {
    log.lastElementChild?.setAttribute("lang", lang);
    announcement.lang = lang;
  },
  download({ name, content }) {
    const link = document.createElement("a");
    link.href = `data:application/octet-stream;base64,${content}`;
    link.download = name;
    link.click();
  },
  async keep() {
    const storage = navigator.storage;
    if (storage?.persist) send({ kind: "kept", safe: await storage.persist() });
  },
  clear() {
    log.replaceChildren();
    entered.length = 0;
  },
  speech: (message) => speaker.speak(message),
  silence: () => speaker.silence(),
  earcon: (message) => sounds.play(message),
  ended() {
    element("form").hidden = true;
    showButtons([]);
    log.focus();
  },
  failed({ text }) {
    handlers.show({ text: texts[document.documentElement.lang][text] ?? text });
  },
};

worker.onmessage = ({ data }) => {
  const message = JSON.parse(data);
  handlers[message.kind](message);
};
worker.onerror = () => handlers.failed({ text: "broken" });
send({ kind: "start", language: document.documentElement.lang, address: location.href });
addEventListener("hashchange", () => location.reload());

for (const done of ["keydown", "click"]) {
  document.addEventListener(done, () => {
    sounds.unlock();
    speaker.unlock();
  });
}

function enter(text) {
  if (text && entered.at(-1) !== text) entered.push(text);
  if (entered.length > RECALLED) entered.shift();
  recalled = entered.length;
  suggestion = "";
  send({ kind: "line", text });
}

element("form").addEventListener("submit", (event) => {
  event.preventDefault();
  const text = field.value;
  field.value = "";
  enter(text);
});

field.addEventListener("input", () => send({ kind: "draft", text: field.value }));

field.addEventListener("keydown", (event) => {
  const name = keyName(event);
  if (name === "escape") {
    send({ kind: "key", name });
  } else if (waiting !== null && name !== "enter") {
    event.preventDefault();
    waiting.push(name);
  } else if (boundKeys.has(name)) {
    event.preventDefault();
    send({ kind: "key", name, empty: !field.value });
    if (!field.value) waiting = [name];
  } else if (name === "up" || name === "down") {
    event.preventDefault();
    recall(name === "up" ? -1 : 1);
  }
});

element("file").addEventListener("change", async ({ target }) => {
  const [file] = target.files;
  if (!file) return;
  if (file.size > LARGEST_FILE) {
    handlers.failed({ text: "large" });
    return;
  }
  const bytes = new Uint8Array(await file.arrayBuffer());
  const content = btoa(Array.from(bytes, (each) => String.fromCharCode(each)).join(""));
  send({ kind: "file", name: file.name, content });
  target.value = "";
  field.focus();
});

function keyName(event) {
  const named = { " ": "space", ArrowUp: "up", ArrowDown: "down", ArrowLeft: "left", ArrowRight: "right" };
  const key = named[event.key] ?? (event.key.length > 1 ? event.key.toLowerCase() : event.key);
  const control = event.ctrlKey ? "ctrl+" : "";
  const alt = event.altKey ? "alt+" : "";
  const shift = event.shiftKey && event.key.length > 1 ? "shift+" : "";
  return control + alt + shift + key;
}

function type(key) {
  if (key.length === 1) field.setRangeText(key, field.selectionStart, field.selectionEnd, "end");
  else if (key === "backspace") field.value = field.value.slice(0, -1);
}

function recall(step) {
  recalled = Math.min(Math.max(recalled + step, 0), entered.length);
  field.value = entered[recalled] ?? "";
  field.setSelectionRange(field.value.length, field.value.length);
}

function showButtons(groups) {
  const place = element("choices");
  place.hidden = !groups.length;
  const focused = place.contains(document.activeElement);
  while (place.children.length > groups.length) place.lastChild.remove();
  groups.forEach(({ title, buttons }, at) => {
    const [heading, list] = (place.children[at] ?? place.appendChild(made("group"))).children;
    if (heading.textContent !== title) heading.textContent = title;
    showList(list, buttons);
  });
  if (focused && !place.contains(document.activeElement)) {
    (place.querySelector("h2") ?? log).focus();
  }
}

// Buttons that are the same stay what they are, so that a finger or a reader's cursor stays there.
function showList(list, buttons) {
  const former = [...list.children];
  const items = buttons.map(({ label }) => {
    const at = former.findIndex((item) => item.textContent === label);
    return at < 0 ? made("button") : former.splice(at, 1)[0];
  });
  for (const item of former) item.remove();
  items.forEach((item, at) => {
    if (list.children[at] !== item) list.insertBefore(item, list.children[at] ?? null);
    const [button] = item.children;
    const { label, line, cells } = buttons[at];
    if (button.textContent !== label) button.textContent = label;
    if (cells) button.setAttribute("aria-braillelabel", cells);
    else button.removeAttribute("aria-braillelabel");
    button.onclick = () => enter(line);
  });
}

// Returns a new element, as the template of this name has it.
function made(name) {
  return element(name).content.firstElementChild.cloneNode(true);
}

if (navigator.serviceWorker) navigator.serviceWorker.register("offline.js");
if (matchMedia("(pointer: fine)").matches) field.focus();
