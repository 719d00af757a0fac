// The player's files, kept in the browser; what is told waits until they are.
export const HOME = "/home/player";

export class Disk {
  #files;
  #post;
  #lost;
  #outbox = [];
  #busy = false;
  #kept = false;
  isNew = true;

  constructor(files, post, lost) {
    this.#files = files;
    this.#post = post;
    this.#lost = lost;
  }

  // Reads what the browser has kept; returns the text to tell where it keeps nothing.
  async open() {
    this.#files.mkdirTree(HOME);
    try {
      this.#files.mount(this.#files.filesystems.IDBFS, {}, HOME);
      await this.#sync(true);
      this.#kept = true;
      this.isNew = this.#files.readdir(HOME).length === 2; // the folder itself and the one above
    } catch {
      return "unkept";
    }
    return "";
  }

  tell(text) {
    this.#outbox.push(text);
    if (!this.#busy) this.#empty();
  }

  async #empty() {
    this.#busy = true;
    while (this.#outbox.length) {
      const told = this.#outbox.splice(0);
      if (this.#kept) {
        try {
          await this.#sync(false);
        } catch {
          this.#kept = false;
          this.#lost();
        }
      }
      for (const text of told) this.#post(text);
    }
    this.#busy = false;
  }

  #sync(reads) {
    return new Promise((resolve, reject) => {
      this.#files.syncfs(reads, (wrong) => (wrong ? reject(wrong) : resolve()));
    });
  }
}
