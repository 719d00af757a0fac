// The browser's voice (Web Speech) and our own sounds (Web Audio).
const USUAL_RATE = 175; // words a minute at which a browser's voice speaks at rate 1

export class Speaker {
  #ended;
  #current = null;

  constructor(ended) {
    this.#ended = ended;
  }

  speak({ number, text, lang, rate, pitch, volume }) {
    if (!window.speechSynthesis) {
      this.#ended(number, true);
      return;
    }
    const spoken = new SpeechSynthesisUtterance(text);
    Object.assign(spoken, { lang, rate: rate / USUAL_RATE, pitch: pitch / 50, volume });
    this.#current = spoken;
    spoken.onend = () => this.#end(spoken, number, false);
    spoken.onerror = ({ error }) =>
      this.#end(spoken, number, !["canceled", "interrupted"].includes(error));
    speechSynthesis.speak(spoken);
  }

  silence() {
    this.#current = null;
    window.speechSynthesis?.cancel();
  }

  #end(spoken, number, failed) {
    if (this.#current === spoken) {
      this.#current = null;
      this.#ended(number, failed);
    }
  }
}

export class Sounds {
  #context = null;
  #samples = new Map();

  // A browser plays nothing before the player has done something.
  unlock() {
    if (!window.AudioContext) return;
    this.#context ??= new AudioContext();
    if (this.#context.state === "suspended") this.#context.resume();
  }

  async play({ name, gain, start, end }) {
    const context = this.#context;
    if (context?.state !== "running") return;
    const buffer = await this.#load(name);
    const source = new AudioBufferSourceNode(context, { buffer });
    const pan = new StereoPannerNode(context, { pan: start });
    pan.pan.linearRampToValueAtTime(end, context.currentTime + buffer.duration);
    source.connect(pan).connect(new GainNode(context, { gain })).connect(context.destination);
    source.start();
  }

  #load(name) {
    if (!this.#samples.has(name)) {
      const loaded = fetch(`sounds/${name}.wav`)
        .then((answer) => answer.arrayBuffer())
        .then((bytes) => this.#context.decodeAudioData(bytes));
      this.#samples.set(name, loaded);
    }
    return this.#samples.get(name);
  }
}
