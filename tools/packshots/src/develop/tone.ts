const exposure = 1.36;
/** Above this the light rolls off like film. */
const shoulder = 0.74;
const contrast = 0.22;

/** The tiles that a see-through wall must look right on: firn and ink of the palette, as grey. */
export const tiles = { light: 0.957, dark: 0.09 };

/** Linear light -> display value 0 to 1. `stop` multiplies the exposure. */
export function tone(light: number, stop = 1): number {
  let value = light * exposure * stop;
  if (value > shoulder) {
    value = shoulder + (1 - shoulder) * (1 - Math.exp(-(value - shoulder) / (1 - shoulder)));
  }
  value = Math.max(0, Math.min(1, value));
  value = value <= 0.0031308 ? 12.92 * value : 1.055 * value ** (1 / 2.4) - 0.055;
  return value - (contrast * Math.sin(value * 2 * Math.PI)) / (2 * Math.PI);
}

/** The light that shows as `value`. */
export function lightOf(value: number): number {
  let [low, high] = [0, 4];
  for (let i = 0; i < 40; i += 1) {
    const middle = (low + high) / 2;
    if (tone(middle) < value) low = middle;
    else high = middle;
  }
  return low;
}
