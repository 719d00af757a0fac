// Runs the game: Python, the player's files, and the messages between the two sides.
import { Disk, HOME } from "./disk.mjs";
import { loadPyodide } from "./pyodide/pyodide.mjs";
import { Sockets } from "./sockets.mjs";

const LIBRARY = "/lib/game";
const LOCK = "accessible-uno";
const ANSWER = 1000; // milliseconds in which a tab that plays says so
const LEAVING = 3000; // in which a tab that was closed has ended

const fail = (text) => self.postMessage(JSON.stringify({ kind: "failed", text }));

const inbox = [];
let receive = (text) => inbox.push(text);
const { language, address } = await new Promise((resolve) => {
  self.onmessage = ({ data }) => {
    const message = JSON.parse(data);
    if (message.kind === "start") resolve(message);
    else receive(data);
  };
});

try {
  if (await isFirst()) await start();
  else fail("second");
} catch (wrong) {
  console.error(wrong);
  fail("broken");
}

// Whether no other tab plays: two would write the same files.
function isFirst() {
  return new Promise((resolve) => {
    if (!navigator.locks) return askOthers(resolve);
    const leaving = { signal: AbortSignal.timeout(LEAVING) };
    const held = navigator.locks.request(LOCK, leaving, () => new Promise(() => resolve(true)));
    held.catch(() => resolve(false));
  });
}

// Without HTTPS there are no locks: a tab that plays answers.
function askOthers(resolve) {
  const others = new BroadcastChannel(LOCK);
  const playing = setTimeout(() => {
    others.onmessage = ({ data }) => data === "who" && others.postMessage("me");
    resolve(true);
  }, ANSWER);
  others.onmessage = ({ data }) => {
    if (data !== "me") return;
    clearTimeout(playing);
    resolve(false);
  };
  others.postMessage("who");
}

async function start() {
  const [python, files] = await Promise.all([
    loadPyodide({ indexURL: "./pyodide/", env: { HOME } }),
    fetch("files.json").then((answer) => answer.json()),
  ]);
  await Promise.all(
    files.wheels.map(async (name) => {
      const wheel = await (await fetch(name)).arrayBuffer();
      python.unpackArchive(new Uint8Array(wheel), "wheel", { extractDir: LIBRARY });
    }),
  );
  python.runPython(`import sys; sys.path.append("${LIBRARY}")`);
  const disk = new Disk(python.FS, (text) => self.postMessage(text), () => fail("full"));
  const storage = await disk.open();
  const { PageProgram } = python.pyimport("accessible_uno.app.page");
  const sockets = new Sockets();
  const tell = (text) => disk.tell(text);
  const program = PageProgram(tell, language, address, sockets, disk.isNew);
  sockets.use(program.sockets);
  receive = (text) => program.receive(text);
  for (const text of inbox.splice(0)) receive(text);
  if (storage) fail(storage);
  else if (!self.isSecureContext && disk.isNew) fail("plain");
  await program.run();
}
