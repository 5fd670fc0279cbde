// The page: keeps the websocket, presses keys, shows the state.

import { Display, RING_CELLS, Ring, WIDTH, describe, seen } from "./box.js";
import { Piezo } from "./sound.js";

const SIGNS = { UP: "▲", DOWN: "▼", LEFT: "◀", RIGHT: "▶", A: "A", B: "B", ENCODER: "" };
const NAMES = { UP: "Up", DOWN: "Down", LEFT: "Left", RIGHT: "Right", A: "A: O, yes, OK", B: "B: X, no, back" };
const KEYBOARD = {
  ArrowUp: "UP", ArrowDown: "DOWN", ArrowLeft: "LEFT", ArrowRight: "RIGHT",
  a: "A", Enter: "A", b: "B", Backspace: "B", Escape: "B",
};
for (const digit of "123456") KEYBOARD[digit] = digit; // the number keys of a box that has them
const SHOWN = { UP: ["↑"], DOWN: ["↓"], LEFT: ["←"], RIGHT: ["→"], A: ["A", "Enter"], B: ["B", "Esc"] };
const SPEEDS = [0.25, 0.5, 1, 2, 5, 10];
const CONSOLE_MOST = 64000;

const $ = (id) => document.getElementById(id);
const display = new Display($("screen"));
const ring = new Ring($("ring"));
const piezo = new Piezo();
const buttons = new Map(); // key -> its element
const held = new Map(); // key -> set of what holds it: "mouse", "Enter"...
let box = null, state = {}, socket = null, wait = 500;

// For tests and for the curious.
window.lawkeeper = { display, ring, get state() { return state; }, get box() { return box; } };

// -- connection ---------------------------------------------------------------------------------------------------

function connect() {
  socket = new WebSocket(`ws://${location.host}/ws`);
  socket.binaryType = "arraybuffer";
  socket.onopen = () => { wait = 500; linked(true); };
  socket.onmessage = ({ data }) => (typeof data === "string" ? tell(JSON.parse(data)) : frame(new Uint8Array(data)));
  socket.onclose = () => {
    linked(false);
    setTimeout(connect, wait);
    wait = Math.min(3000, wait * 1.5);
  };
}

function linked(open) {
  document.body.dataset.link = open ? "open" : "lost";
  $("lost").hidden = open;
  if (open) { $("console").textContent = ""; return; }
  held.clear();
  piezo.play(0, 0);
  $("stage").textContent = "no connection";
}

function say(message) {
  if (socket && socket.readyState === WebSocket.OPEN) socket.send(JSON.stringify(message));
}

function frame(bytes) {
  if (bytes.length === 1024) {
    display.picture = bytes;
    display.draw();
    return;
  }
  ring.lights = bytes;
  if (box && box.board === "macropad") keyLights(bytes);
  else ring.draw();
}

function tell(message) {
  if (message.is === "box") build(message);
  else if (message.is === "state") show(message);
  else if (message.is === "tone") piezo.play(message.hertz, message.duty);
  else if (message.is === "text") $("screen-text").textContent = message.rows.join("\n");
  else if (message.is === "console") print(message.text);
}

function print(text) {
  const pane = $("console"), low = pane.scrollTop + pane.clientHeight >= pane.scrollHeight - 8;
  pane.textContent = (pane.textContent + text).slice(-CONSOLE_MOST);
  if (low) pane.scrollTop = pane.scrollHeight;
}

// -- buttons ------------------------------------------------------------------------------------------------------

// A key goes down with the first thing that holds it and up with the last.
function press(key, by) {
  if (!held.has(key)) { held.set(key, new Set()); say({ do: "key", key, down: true }); }
  held.get(key).add(by);
  piezo.wake();
}

function release(key, by) {
  const holders = held.get(key);
  if (!holders || !holders.delete(by) || holders.size) return;
  held.delete(key);
  say({ do: "key", key, down: false });
}

function releaseAll() {
  for (const [key, holders] of [...held]) for (const by of [...holders]) release(key, by);
}

function makeButton(key, parent) {
  const role = Object.keys(box.roles).find((name) => box.roles[name] === key);
  const button = document.createElement("button");
  button.type = "button";
  button.className = `key ${role ? `role-${role.toLowerCase()}` : "spare"}`;
  button.dataset.key = key;
  button.setAttribute("aria-label", NAMES[role] || (role ? `Number ${role}` : key));
  button.append(span("sign", SIGNS[role || key] ?? role ?? key.replace("KEY", "")));
  if (SHOWN[role]) button.append(span("kbd", SHOWN[role].join(" ")));
  button.onpointerdown = (event) => {
    if (event.button !== 0) return;
    button.setPointerCapture(event.pointerId);
    press(key, `pointer ${event.pointerId}`);
  };
  button.onpointerup = button.onpointercancel = (event) => release(key, `pointer ${event.pointerId}`);
  button.oncontextmenu = (event) => event.preventDefault();
  buttons.set(key, button);
  parent.append(button);
  return button;
}

function span(name, text) {
  const element = document.createElement("span");
  element.className = name;
  element.textContent = text;
  return element;
}

function keyFor(event) {
  if (event.ctrlKey || event.metaKey || event.altKey) return null;
  const focus = document.activeElement;
  if (focus && focus.dataset && focus.dataset.key && [" ", "Enter"].includes(event.key)) return focus.dataset.key;
  // A control that has been reached with Tab keeps its own keys.
  if (focus && focus.matches("select, input, button:not(.key), summary, pre, a")) return null;
  const role = KEYBOARD[event.key.length === 1 ? event.key.toLowerCase() : event.key];
  return role ? box && box.roles[role] : null;
}

const typed = new Map(); // keyboard key -> box key, so that it is let go whatever has the focus by then

window.addEventListener("keydown", (event) => {
  if (box && box.encoder && (event.key === "[" || event.key === "]")) say({ do: "turn", steps: event.key === "]" ? 1 : -1 });
  const key = keyFor(event);
  if (!key) return;
  event.preventDefault();
  if (event.repeat) return;
  typed.set(event.code, key);
  press(key, event.code);
});
window.addEventListener("keyup", (event) => {
  const key = typed.get(event.code);
  if (!key) return;
  typed.delete(event.code);
  release(key, event.code);
});
window.addEventListener("blur", releaseAll);
document.addEventListener("visibilitychange", () => document.hidden && releaseAll());
// After a click the page's keys belong to the box again.
document.addEventListener("click", (event) => {
  if (event.detail && event.target.closest("button, summary, input[type=checkbox]")) document.activeElement.blur();
});

// -- the box ------------------------------------------------------------------------------------------------------

function build(message) {
  const same = box && box.board === message.board;
  box = message;
  document.body.dataset.board = box.board;
  $("title").textContent = box.title;
  document.title = `Lawkeeper: ${box.title}`;
  $("folder").textContent = box.memory;
  $("command").textContent = box.command;
  $("ports").replaceChildren(...box.ports.map((port) => {
    const row = document.createElement("dd");
    row.append(Object.assign(document.createElement("code"), { textContent: port }));
    return row;
  }));
  if (!same) buildKeys();
  layout();
}

function buildKeys() {
  for (const id of ["pad", "yesno", "keys", "knob"]) $(id).replaceChildren();
  buttons.clear();
  for (const key of box.keys) {
    if (key === "ENCODER") makeKnob(key);
    else if (box.board === "macropad") makeButton(key, $("keys"));
    else makeButton(key, $(key === "A" || key === "B" ? "yesno" : "pad"));
  }
  const rows = [["▲ ▼ ◀ ▶", "arrow keys"], ["A: O, yes, OK", "A or Enter"], ["B: X, no, back", "B, Backspace or Esc"]];
  if (box.roles["1"]) rows.push(["number keys", "1 to 6"]);
  if (box.encoder) rows.push(["knob", "[ and ], or the mouse wheel"]);
  rows.push(["hold", "keep the key or the mouse button down"]);
  $("help").replaceChildren(...rows.map(([what, how]) => {
    const row = document.createElement("li");
    row.append(span("what", what), span("how", how));
    return row;
  }));
}

function makeKnob(key) {
  const turn = (steps) => say({ do: "turn", steps });
  for (const [text, steps, label] of [["⟲", -1, "Turn left"], ["⟳", 1, "Turn right"]]) {
    const arrow = Object.assign(document.createElement("button"), { type: "button", className: "turn", textContent: text });
    arrow.setAttribute("aria-label", label);
    arrow.onclick = () => turn(steps);
    $("knob").append(arrow);
  }
  const cap = makeButton(key, $("knob"));
  cap.setAttribute("aria-label", "Press the knob");
  cap.onwheel = (event) => { event.preventDefault(); turn(event.deltaY > 0 ? 1 : -1); };
}

function keyLights(bytes) {
  let light = 0;
  for (const button of $("keys").children) {
    const colour = seen(...bytes.subarray(3 * light, 3 * light + 3));
    button.style.setProperty("--light", colour.join(" "));
    button.style.setProperty("--strength", Math.max(...colour) / 255);
    light += 1;
  }
  $("keys").setAttribute("aria-label", `Keys. ${describe(bytes)}`);
}

// Room beside the ring for the buttons in the corners: the smaller the ring, the less its corners hold.
const side = (cell) => ({ 2: 140, 3: 130, 4: 95 })[cell] || 80;
const inCorners = (cell, width) => box.board !== "macropad" && width >= cell * RING_CELLS + 2 * side(cell);

// Whether the box fits with display pixels of `cell` CSS pixels.
function fits(cell, width, height) {
  if (box.board === "macropad") return cell * WIDTH + 220 <= width && cell * 64 + 460 <= height;
  const size = cell * RING_CELLS;
  return inCorners(cell, width) ? size + 30 <= height : size + 8 <= width && size + 190 <= height;
}

// The largest whole number of screen pixels for a display pixel that still lets everything fit.
function layout() {
  if (!box) return;
  const room = document.querySelector("main"), face = $("box");
  const width = window.innerWidth >= 1160 ? room.clientWidth - 384 : room.clientWidth - 16;
  const height = window.innerHeight - room.offsetTop - 24;
  const cell = [6, 5, 4, 3].find((size) => fits(size, width, height)) || 2;
  face.style.setProperty("--cell", `${cell}px`);
  face.style.setProperty("--side", `${side(cell)}px`);
  face.classList.toggle("corners", inCorners(cell, width));
  display.resize(cell);
  if (box.board !== "macropad") ring.resize(cell * RING_CELLS);
}

window.addEventListener("resize", layout);

// -- state --------------------------------------------------------------------------------------------------------

const STAGES = { off: "power off", on: "starting", "boot.py": "starting", "code.py": "running", stopped: "stopped" };

function show(message) {
  state = message;
  document.body.dataset.power = state.power ? "on" : "off";
  document.body.dataset.connected = state.connected;
  document.body.dataset.plugged = state.plugged;
  $("stage").textContent = STAGES[state.stage] || state.stage;
  $("stage").dataset.stage = state.stage;
  $("power").textContent = state.power ? "Cut the power" : "Power on";
  $("stopped").hidden = state.stage !== "stopped";
  $("stopped").textContent = `The box stopped: ${state.stopped}. What it printed is in the console; it can be powered on again.`;
  if (state.stage === "stopped") $("console-box").open = true;
  $("speed").value = String(state.speed);
  $("cable").textContent = cableSentence();
  $("memory").textContent =
    `nvm: ${count(state.programs, "page")} written, ${count(state.erases, "erase")} since power-on. Started ${count(state.boots, "time")}.`;
  for (const [key, button] of buttons) button.classList.toggle("down", state.down.includes(key));
  if (display.contrast !== state.contrast) { display.contrast = state.contrast; display.draw(); }
}

function count(number, word) {
  return `${number} ${word}${number === 1 ? "" : "s"}`;
}

function cableSentence() {
  if (!state.power) return "No power: the port is gone, as when a real box is unplugged.";
  if (state.connected) return "A program has the port open.";
  if (state.plugged) return "Ready. The other commands find the box here:";
  if (state.stage === "code.py") return "In service mode the box shows its drive and console instead of the port.";
  return "The port appears when the box has started.";
}

$("power").onclick = () => say({ do: "power", on: !state.power, hold: $("hold-b").checked ? ["B"] : [] });
$("speed").onchange = (event) => { say({ do: "speed", speed: Number(event.target.value) }); event.target.blur(); };
$("mute").onclick = () => {
  piezo.mute(!piezo.muted);
  $("mute").textContent = piezo.muted ? "Sound off" : "Sound on";
  $("mute").setAttribute("aria-pressed", String(piezo.muted));
};
$("copy").onclick = async () => {
  await navigator.clipboard.writeText(box.command);
  $("copy").textContent = "Copied";
  setTimeout(() => { $("copy").textContent = "Copy"; }, 1500);
};

for (const speed of SPEEDS) $("speed").append(new Option(`${speed}×`, String(speed)));
connect();
