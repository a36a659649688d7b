// Moves the clock of the process that imports it, by the milliseconds that the file CLOCK_SHIFT_FILE holds at the time.
import { readFileSync, watchFile } from "node:fs";

const file = process.env.CLOCK_SHIFT_FILE ?? "";
const Clock = Date;
let shift = 0;
const read = () => {
  shift = Number(readFileSync(file, "utf8"));
};
read();
watchFile(file, { interval: 50, persistent: false }, read);

const now = () => Clock.now() + shift;

globalThis.Date = new Proxy(Clock, {
  construct: (target, given, created) =>
    /** @type {Date} */ (Reflect.construct(target, given.length > 0 ? given : [now()], created)),
  get: (target, key) => (key === "now" ? now : /** @type {unknown} */ (Reflect.get(target, key))),
});
