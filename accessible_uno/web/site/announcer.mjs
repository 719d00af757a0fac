// Says lines through polite live regions in turn: a region that changes twice in one moment is read
// once by most screen readers, and one that is interrupted loses what it was saying.
const REGIONS = 4;
const JOINED = 50; // milliseconds in which lines are of one moment
const GAP = 250; // between two changes: Chromium tells all of 150 milliseconds at once, in any order
const SHORT = 120; // characters up to which lines are joined
const ENDS = /[.!?]$/; // of a sentence
const SAME = "\u00a0"; // makes a repeated text a different one

export class Announcer {
  #regions;
  #next = 0;
  #waiting = [];
  #last = "";
  #timer = null;

  constructor(place) {
    this.#regions = Array.from({ length: REGIONS }, () => {
      const region = document.createElement("div");
      region.setAttribute("aria-live", "polite");
      region.textContent = SAME;
      place.append(region);
      return region;
    });
  }

  // Returns what is to be said; its language may still be changed.
  say(text, lang) {
    const line = { text, lang };
    this.#waiting.push(line);
    this.#timer ??= setTimeout(() => this.#announce(), JOINED);
    return line;
  }

  #announce() {
    this.#timer = null;
    if (!this.#waiting.length) return;
    let { text, lang } = this.#waiting.shift();
    while (this.#goesWith(text, lang)) text += ` ${this.#waiting.shift().text}`;
    if (text === this.#last) text += SAME;
    this.#last = text;
    const region = this.#regions[this.#next];
    region.lang = lang;
    region.replaceChildren(text); // Firefox tells of a changed node only what differs
    this.#next = (this.#next + 1) % REGIONS;
    this.#timer = setTimeout(() => this.#announce(), GAP);
  }

  #goesWith(text, lang) {
    const [line] = this.#waiting;
    return line?.lang === lang && ENDS.test(text) && text.length + line.text.length < SHORT;
  }
}
