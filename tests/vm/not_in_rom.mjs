// Which names the MicroPython VM does not have in its ROM: `node tests/vm/not_in_rom.mjs NAME ...` prints them.
//
// A name that is asked for as an attribute becomes one of the interpreter's own; only what was not in the ROM makes
// their number in memory grow.

import { dirname, join, resolve } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";

const ROOT = resolve(dirname(fileURLToPath(import.meta.url)), "../..");
const VM = join(ROOT, "build/vm/node_modules/@micropython/micropython-webassembly-pyscript/micropython.mjs");
const COUNT = /n_qstr=(\d+)/;

const { loadMicroPython } = await import(pathToFileURL(VM).href);
const counts = [];
const print = (line) => counts.push(Number(COUNT.exec(line)[1]));
const vm = await loadMicroPython({ heapsize: 4 * 1024 * 1024, stdout: print, stderr: print, linebuffer: true });
const names = process.argv.slice(2);
vm.FS.writeFile("/names.txt", names.join(" "));
vm.runPython(`
import micropython
micropython.qstr_info()
for z_each_z in open("/names.txt").read().split():
    hasattr(micropython, z_each_z)
    micropython.qstr_info()
`);
if (counts.length !== names.length + 1) throw new Error(`${counts.length} counts for ${names.length} names`);
console.log(names.filter((_, at) => counts[at + 1] > counts[at]).join(" "));
