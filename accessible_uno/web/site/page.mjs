// The page: shows and announces what the worker tells, and sends it what the player enters.
import { Announcer } from "./announcer.mjs";
import { Sounds, Speaker } from "./sound.mjs";

const MOST_LINES = 500; // the log keeps so many
const RECALLED = 100;
const LARGEST_FILE = 10_000_000; // bytes

const element = (id) => document.getElementById(id);
const field = element("line");

if (!window.WebAssembly || !window.indexedDB) {
  element("old").hidden = false;
  element("form").hidden = true;
  throw new Error("this browser is too old");
}

const worker = new Worker("worker.mjs", { type: "module" });
const send = (message) => worker.postMessage(JSON.stringify(message));
const announcer = new Announcer(element("announcer"));
const sounds = new Sounds();
const speaker = new Speaker((number, failed) => send({ kind: "spoken", number, failed }));

const texts = await (await fetch("texts.json")).json();
const language = navigator.languages.map((each) => each.slice(0, 2)).find((each) => each in texts);
useLanguage(language ?? Object.keys(texts)[0]);

let boundKeys = new Set();
let usual = ""; // what is in the field from the start
let waiting = null; // what was pressed since a key of the empty field was sent
let suggestion = "";
const entered = [];
let recalled = 0;

function useLanguage(locale) {
  document.documentElement.lang = locale;
  for (const each of document.querySelectorAll("[data-text]")) {
    each.textContent = texts[locale][each.dataset.text];
  }
}

const handlers = {
  show({ text }) {
    const log = element("log");
    const atEnd = log.scrollTop + log.clientHeight >= log.scrollHeight - 4;
    const line = document.createElement("li");
    line.textContent = text;
    log.append(line);
    while (log.children.length > MOST_LINES) log.firstChild.remove();
    if (atEnd) log.scrollTop = log.scrollHeight;
    announcer.say(text);
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
    announcer.say(line);
  },
  buttons({ lang, groups }) {
    if (lang in texts && lang !== document.documentElement.lang) useLanguage(lang);
    showButtons(groups);
  },
  linelanguage({ lang }) {
    element("log").lastElementChild?.setAttribute("lang", lang);
  },
  download({ name, content }) {
    const bytes = Uint8Array.from(atob(content), (each) => each.charCodeAt(0));
    const link = document.createElement("a");
    link.href = URL.createObjectURL(new Blob([bytes]));
    link.download = name;
    link.click();
    URL.revokeObjectURL(link.href);
  },
  clear() {
    element("log").replaceChildren();
    entered.length = 0;
  },
  speech(message) {
    speaker.speak(message);
  },
  silence() {
    speaker.silence();
  },
  earcon(message) {
    sounds.play(message);
  },
  ended() {
    element("form").hidden = true;
    element("choices").hidden = true;
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
send({ kind: "start", language: navigator.language, address: location.href });
addEventListener("hashchange", () => location.reload());

function enter(text) {
  sounds.unlock();
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
  if (waiting !== null && name !== "enter") {
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

// Buttons that are the same keep their place, so that the focus of a finger stays on its button.
function showButtons(groups) {
  const place = element("choices");
  place.hidden = !groups.length;
  const focused = place.contains(document.activeElement) ? document.activeElement.textContent : null;
  place.replaceChildren(...groups.flatMap(({ title, buttons }) => [heading(title), list(buttons)]));
  if (focused !== null) {
    const same = [...place.querySelectorAll("button")].find((each) => each.textContent === focused);
    (same ?? place.querySelector("h2")).focus();
  }
}

function heading(title) {
  const made = document.createElement("h2");
  made.tabIndex = -1;
  made.textContent = title;
  return made;
}

function list(buttons) {
  const made = document.createElement("ul");
  for (const { label, line } of buttons) {
    const button = document.createElement("button");
    button.type = "button";
    button.textContent = label;
    button.addEventListener("click", () => enter(line));
    const item = document.createElement("li");
    item.append(button);
    made.append(item);
  }
  return made;
}

if (navigator.serviceWorker) navigator.serviceWorker.register("offline.js");
if (matchMedia("(pointer: fine)").matches) field.focus();
