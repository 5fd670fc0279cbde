// Runs device code and its portable tests on the MicroPython VM (32-bit WebAssembly), away from any board.
//
//   python -m lawkeeper_host.checks.vm       every portable test file
//   python -m lawkeeper_host.checks.vm tests/keep/test_seal.py ...
//   node tests/vm/run.mjs --strict FILE ...  what these do; FILE takes from the VM what the board has not
//   ... --strict FILE --joined FOLDER ...    the same over the package as it is built: see checks/joined.py
//   node tests/vm/run.mjs --strict FILE --turns tests/vm/heap.py [FIRMWARE [DRIVE]]    a script whose turn() is called
//                        until it is false; FIRMWARE has the device package compiled, DRIVE is copied to where the script runs
//
// Each file gets a VM of its own: memory that one leaves behind must not decide what happens to the next.

import { existsSync, readFileSync, readdirSync, statSync } from "node:fs";
import { basename, dirname, join, relative, resolve } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";

const ROOT = resolve(dirname(fileURLToPath(import.meta.url)), "../..");
const VM = join(ROOT, "build/vm/node_modules/@micropython/micropython-webassembly-pyscript/micropython.mjs");
const MARK = "# portable: runs on CPython and on the MicroPython VM";
const FIRMWARE = join(ROOT, "firmware");
const HEAP = 16 * 1024 * 1024; // for tests; what is in use is measured, not what is there
const TURNS_HEAP = 1024 * 1024; // with a collection after every turn: each looks through all that is there

// The VM's JavaScript looks each function up in its table for every call that may raise, only to compare it with its own
// copy: a third of all time. Its table never changes once it is made (it is one for each VM).
const looked = WebAssembly.Table.prototype.get;
let table = null;
let entries = [];
WebAssembly.Table.prototype.get = function (index) {
  if (this !== table) [table, entries] = [this, []];
  return entries[index] ??= looked.call(this, index);
};

function walk(folder) {
  return readdirSync(folder).sort().flatMap((name) => {
    const path = join(folder, name);
    return statSync(path).isDirectory() ? walk(path) : [path];
  });
}

function isPortable(path) {
  return path.endsWith(".py") && readFileSync(path, "utf8").split("\n", 3).includes(MARK);
}

const plain = (source) => source;

/** The tests know the modules of the sources: in the built package those come from tests/joined/seen.py. */
const seen = (source) => source.replaceAll(/^( *)from lawkeeper\b/gm, "$1from seen.lawkeeper");
const SEEN = 'import seen\nseen.read("/tests/seen.json")';

/** What the tests see the built package through, for `boot`. */
function looking(folder) {
  return [["/tests/seen.py", readFileSync(join(ROOT, "tests/joined/seen.py"))],
    ["/tests/seen.json", readFileSync(join(folder, "seen.json"))]];
}

/** [path in the VM, bytes] of all the VM needs: the device package, portable test code, test data. */
function cargo(firmware, told = plain) {
  const device = walk(join(firmware, "lawkeeper"))
    .filter((path) => /\.m?py$|sentences\.txt$|(words|names)\.bin$/.test(path))
    .map((path) => [join("/firmware", relative(firmware, path)), readFileSync(path)]);
  const tests = walk(join(ROOT, "tests"))
    .filter((path) => isPortable(path) || /^tests\/(golden|data|fakes)\/.*\.(txt|json|py)$/.test(relative(ROOT, path)))
    .map((path) => [join("/", relative(ROOT, path)), isPortable(path) ? told(readFileSync(path, "utf8")) : readFileSync(path)]);
  return [...device, ...tests];
}

async function boot(load, files, print, heapsize = HEAP) {
  const vm = await load({ heapsize, stdout: print, stderr: print, linebuffer: true });
  for (const [path, bytes] of files) {
    const parts = dirname(path).split("/").slice(1);
    parts.forEach((_, i) => {
      const folder = "/" + parts.slice(0, i + 1).join("/");
      if (!vm.FS.analyzePath(folder).exists) vm.FS.mkdir(folder);
    });
    vm.FS.writeFile(path, bytes);
  }
  if (!vm.FS.analyzePath("/scratch").exists) vm.FS.mkdir("/scratch");
  vm.runPython("import sys\nsys.path[:] = ['/firmware', '/tests']\nimport os\nos.chdir('/scratch')");
  return vm;
}

// Every test runs in an empty folder of its own, as under pytest.
const DRIVER = `
import os, sys

def load(module):
    global tests
    sys.path.append("/tests")
    try:
        __import__(module)
        tests = sys.modules[module]
    except Exception as error:
        print("FAIL", module, "(import)")
        sys.print_exception(error)
        return False
    return True

def run(module, name):
    folder = "/scratch/" + name
    os.mkdir(folder)
    os.chdir(folder)
    try:
        getattr(tests, name)()
    except Exception as error:
        print("FAIL", module + "." + name)
        sys.print_exception(error)
        return False
    return True
`;

// What is free is counted once: the box asks after each page, the VM looks through 16 MB for each answer, and inside a
// call, where nothing is collected, the answer says nothing.
const COUNTED = `
import gc
gc.mem_free = lambda free=gc.mem_free(): free
`;

const SCRUB = `
def scrub(depth):
    return scrub(depth - 1) + 1 if depth else 0
scrub(60)
`;

async function runTests(load, files, path, strict, told) {
  const source = told(readFileSync(path, "utf8"));
  const names = [...source.matchAll(/^def (test_\w+)\(\):/gm)].map((match) => match[1]);
  const inside = relative(join(ROOT, "tests"), path);
  const place = inside.startsWith("..") ? basename(path) : inside;
  const module = place.replace(/\.py$/, "").replaceAll("/", ".");
  try {
    const vm = await boot(load, [...files, [join("/tests", place), source]], (line) => console.log(line));
    vm.runPython(DRIVER);
    if (told === seen) vm.runPython(SEEN);
    vm.runPython(`exec(${JSON.stringify(strict)}, {})`);
    vm.runPython(COUNTED);
    if (told === seen) vm.runPython("seen.on_the_vm()");
    const does = (call) => (vm.runPython(`done = ${call}`), vm.globals.get("done"));
    if (!does(`load(${JSON.stringify(module)})`)) return [0, 1];
    // A call for each test: the VM collects garbage between calls alone, and where nothing was collected it looks
    // through all that lies there for each room that it needs.
    const passed = names.filter((name) => does(`run(${JSON.stringify(module)}, ${JSON.stringify(name)})`)).length;
    return [passed, names.length - passed];
  } catch (error) {
    console.log(`FAIL ${module}\n${error.message ?? error}`);
    return [0, 1];
  }
}

async function main(args) {
  if (!existsSync(VM)) {
    console.error("The MicroPython VM is not installed. Run: make vm");
    return 2;
  }
  if (args[0] !== "--strict") {
    console.error("Run portable tests with: python -m lawkeeper_host.checks.vm");
    return 2;
  }
  const strict = readFileSync(args[1], "utf8");
  args = args.slice(2);
  const { loadMicroPython } = await import(pathToFileURL(VM).href);
  if (args[0] === "--turns") {
    const files = cargo(args[2] ? resolve(args[2]) : FIRMWARE);
    const drive = args[3] ? resolve(args[3]) : null;
    const extra = drive ? walk(drive).map((path) => [join("/scratch", relative(drive, path)), readFileSync(path)]) : [];
    const vm = await boot(loadMicroPython, [...files, ...extra], (line) => console.log(line), TURNS_HEAP);
    vm.runPython(`exec(${JSON.stringify(strict)}, {})`);
    vm.runPython(readFileSync(resolve(args[1]), "utf8"));
    do {
      vm.runPython("more = turn()");
      // In a call of its own: inside one the VM puts a collection off. What looks like a pointer in the C stack
      // keeps its object, so what the last turn left there is written over first.
      vm.runPython(SCRUB);
      vm.runPython("import gc\ngc.collect()");
    } while (vm.globals.get("more"));
    return 0;
  }
  const built = args[0] === "--joined" ? resolve(args[1]) : null;
  const told = built ? seen : plain;
  const files = built ? [...cargo(built, seen), ...looking(built)] : cargo(FIRMWARE);
  args = args.slice(built ? 2 : 0);
  const chosen = args.length ? args.map((path) => resolve(path))
    : walk(join(ROOT, "tests")).filter((path) => /\/test_[^/]*\.py$/.test(path) && isPortable(path));
  let passed = 0;
  let failed = 0;
  for (const path of chosen) {
    const [good, bad] = await runTests(loadMicroPython, files, path, strict, told);
    passed += good;
    failed += bad;
  }
  console.log(`${passed} passed, ${failed} failed`);
  return failed || !passed ? 1 : 0;
}

// The message only: Node would print the VM's whole source, one line of 100,000 characters, around an error.
process.exitCode = await main(process.argv.slice(2)).catch((error) => {
  console.log(String(error.message ?? error));
  return 1;
});
