// Preloaded into the API of a journey: its clock is off by as many milliseconds as a file says.
import { readFileSync } from 'node:fs';

const file = process.env.CLOCK_OFFSET_FILE ?? '';
const now = () => Math.round(performance.timeOrigin + performance.now() + offsetMs());

function offsetMs() {
  return Number(readFileSync(file, 'utf8'));
}

globalThis.Date = new Proxy(Date, {
  construct: (target, parameters, own) =>
    Reflect.construct(target, parameters.length === 0 ? [now()] : parameters, own),
  get: (target, name) => (name === 'now' ? now : Reflect.get(target, name)),
});
