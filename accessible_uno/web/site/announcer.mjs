// Says lines through polite live regions in turn: a region that changes twice in one moment is read
// once by most screen readers, and one that is interrupted loses what it was saying.
const REGIONS = 4;
const GAP = 50; // milliseconds between two changes
const SHORT = 120; // characters up to which lines of one moment are joined
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

  say(text) {
    this.#waiting.push(text);
    this.#timer ??= setTimeout(() => this.#announce(), GAP);
  }

  #announce() {
    this.#timer = null;
    if (!this.#waiting.length) return;
    let text = this.#waiting.shift();
    while (this.#waiting.length && text.length + this.#waiting[0].length < SHORT) {
      text += ` ${this.#waiting.shift()}`;
    }
    if (text === this.#last) text += SAME;
    this.#last = text;
    this.#regions[this.#next].textContent = text;
    this.#next = (this.#next + 1) % REGIONS;
    this.#timer = setTimeout(() => this.#announce(), GAP);
  }
}
