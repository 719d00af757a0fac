// Runs bytecode.py in the Python of the page itself: node bytecode.mjs FOLDER WHEEL...
import { readFileSync } from "node:fs";
import { pathToFileURL } from "node:url";

const [folder, ...wheels] = process.argv.slice(2);
const { loadPyodide } = await import(pathToFileURL(`${folder}/pyodide/pyodide.mjs`));
const python = await loadPyodide({ indexURL: `${folder}/pyodide/`, args: ["-", ...wheels] });
python.FS.mkdirTree("/page");
python.mountNodeFS("/page", folder);
python.runPython(readFileSync(new URL("bytecode.py", import.meta.url), "utf-8"));
