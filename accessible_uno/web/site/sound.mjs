// The browser's voice (Web Speech) and our own sounds (Web Audio).
const USUAL_RATE = 175; // words a minute at which a browser's voice speaks at rate 1
const LISTED = 1000; // milliseconds in which a browser lists its voices
const STOPPED = ["canceled", "interrupted", "not-allowed"]; // no fault of the voice

export class Speaker {
  #ended;
  #current = null;
  #refused = null; // a browser lets nothing be heard before the player has done something

  constructor(ended) {
    this.#ended = ended;
  }

  async speak(text) {
    this.#current = text;
    const voice = await localVoice(text.lang);
    if (this.#current !== text) return;
    if (voice === null) this.#end(text, true);
    else speechSynthesis.speak(this.#utterance(text, voice));
  }

  silence() {
    this.#current = this.#refused = null;
    window.speechSynthesis?.cancel();
  }

  unlock() {
    if (this.#refused) speechSynthesis.speak(this.#refused);
    this.#refused = null;
  }

  #utterance(text, voice) {
    const { lang, rate, pitch, volume } = text;
    const spoken = new SpeechSynthesisUtterance(text.text);
    Object.assign(spoken, { lang, voice, rate: rate / USUAL_RATE, pitch: pitch / 50, volume });
    spoken.onend = () => this.#end(text, false);
    spoken.onerror = ({ error }) => {
      if (error === "not-allowed") this.#refused = spoken;
      this.#end(text, !STOPPED.includes(error));
    };
    return spoken;
  }

  #end(text, failed) {
    if (this.#current !== text) return;
    this.#current = null;
    this.#ended(text.number, failed);
  }
}

// A voice of the language on this device: others are sent what they are to say.  `null`: there is
// none; `undefined`: the browser does not tell.
async function localVoice(lang) {
  if (!window.speechSynthesis) return null;
  if (!speechSynthesis.getVoices().length) {
    await new Promise((resolve) => {
      speechSynthesis.addEventListener?.("voiceschanged", resolve, { once: true });
      setTimeout(resolve, LISTED);
    });
  }
  const voices = speechSynthesis.getVoices();
  const found = voices.find((each) => each.localService && each.lang.startsWith(lang));
  return found ?? (voices.length ? null : undefined);
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
