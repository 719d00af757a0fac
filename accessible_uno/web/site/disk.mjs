// The player's files, kept in the browser's IndexedDB; what is told waits until they are.
export const HOME = "/home/player";
const STORE = "files"; // from paths to contents
const REMADE = "-shm"; // the end of the names of files that SQLite makes anew

export class Disk {
  #files;
  #post;
  #lost;
  #database;
  #kept = new Map(); // from paths to when a file was changed, and its size
  #outbox = [];
  #busy = false;
  #loses = false;
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
      const opening = indexedDB.open(HOME, 1);
      opening.onupgradeneeded = () => opening.result.createObjectStore(STORE);
      this.#database = await result(opening);
      const store = this.#database.transaction(STORE).objectStore(STORE);
      const [paths, contents] = await Promise.all([store.getAllKeys(), store.getAll()].map(result));
      this.isNew = !paths.length;
      paths.forEach((path, at) => {
        this.#files.mkdirTree(path.slice(0, path.lastIndexOf("/")));
        this.#files.writeFile(path, contents[at]);
      });
      this.#kept = this.#walk(HOME);
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
    await null; // until Python has done what it does
    while (this.#outbox.length) {
      const told = this.#outbox.splice(0);
      try {
        if (this.#database) await this.#save();
        this.#loses = false;
      } catch {
        if (!this.#loses) this.#lost();
        this.#loses = true;
      }
      for (const text of told) this.#post(text);
    }
    this.#busy = false;
  }

  // Keeps all files as they are at this moment, or none of them.
  async #save() {
    const now = this.#walk(HOME);
    const changed = [...now.keys()].filter((path) => now.get(path) !== this.#kept.get(path));
    const gone = [...this.#kept.keys()].filter((path) => !now.has(path));
    if (!changed.length && !gone.length) return;
    const saving = this.#database.transaction(STORE, "readwrite");
    const store = saving.objectStore(STORE);
    for (const path of changed) store.put(this.#files.readFile(path), path);
    for (const path of gone) store.delete(path);
    const moment = Date.now();
    await new Promise((resolve, reject) => {
      saving.oncomplete = resolve;
      saving.onabort = () => reject(saving.error);
    });
    for (const path of gone) this.#kept.delete(path);
    for (const path of changed) {
      const seen = now.get(path);
      // What changes again in the same millisecond looks the same.
      this.#kept.set(path, parseInt(seen) < moment - 1 ? seen : "");
    }
  }

  #walk(folder, found = new Map()) {
    for (const name of this.#files.readdir(folder)) {
      if (name === "." || name === ".." || name.endsWith(REMADE)) continue;
      const path = `${folder}/${name}`;
      const { mode, mtime, size } = this.#files.stat(path);
      if (this.#files.isDir(mode)) this.#walk(path, found);
      else found.set(path, `${mtime.getTime()} ${size}`);
    }
    return found;
  }
}

function result(request) {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
}
