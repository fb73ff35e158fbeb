import { type Area, r, randomFrom } from './ink.ts';

const path = (d: string, fill: string, rest = '') => `<path d="${d}" fill="${fill}"${rest}/>`;
const line = (d: string, stroke: string, width: number, rest = '') =>
  `<path d="${d}" fill="none" stroke="${stroke}" stroke-width="${width}"${rest}/>`;

/** How far a ground reaches beyond its area, in widths: once around the widest tub. */
const reach = 1.6;

/** Bars that rise to a summit: the brand's barcode ridge, all round the pack. */
export function barcodeRidge(a: Area, colour: string, seed: number): string {
  const random = randomFrom(seed);
  let d = '';
  for (let t = -reach; t < 1 + reach; t += 0.026 + random() * 0.028) {
    const summit = Math.max(0, 1 - Math.abs(t - 0.6) * 2.4);
    const height = a.h * (0.32 + 0.46 * summit + 0.14 * random());
    const width = a.w * (0.009 + random() * 0.014);
    d += `M${r(a.x + t * a.w)} ${r(a.y + a.h)}v${r(-height)}h${r(width)}v${r(height)}z`;
  }
  return path(d, colour);
}

/** The jagged foot of a heavy label. */
export function ridgeBand(a: Area, colour: string): string {
  const heights = [0, 0.06, 0.015, 0.075, 0.01, 0.05, -0.005, 0.07, 0.02, 0.055];
  const y = a.y + a.h * 0.84;
  const step = a.w / 6;
  let d = `M${r(a.x - reach * a.w)} ${r(a.y + a.h * 3)}`;
  for (let i = 0; i * step < a.w * (1 + 2 * reach); i += 1) {
    d += `L${r(a.x - reach * a.w + i * step)} ${r(y - (heights[i % 10] ?? 0) * a.h)}`;
  }
  return path(`${d}V${r(a.y + a.h * 3)}z`, colour);
}

/** Lines of equal altitude around the sun of the label. */
export function contours(a: Area, colour: string, seed: number): string {
  let d = '';
  for (let i = 2; i < 30; i += 1) {
    const radius = i * a.h * 0.07;
    for (let k = 0; k < 120; k += 1) {
      const angle = (k / 120) * Math.PI * 2;
      const wave =
        radius *
        (1 +
          0.16 * Math.sin(angle * 2 + seed + i * 0.13) +
          0.1 * Math.sin(angle * 3 + i * 0.09) +
          0.05 * Math.sin(angle * 5 + i * 0.21));
      d += `${k === 0 ? 'M' : 'L'}${r(a.x + a.w * 0.66 + wave * 1.2 * Math.cos(angle))} ${r(a.y + a.h * 0.36 + wave * Math.sin(angle))}`;
    }
    d += 'z';
  }
  return line(d, colour, a.h * 0.0035, ' opacity=".4" stroke-linejoin="round"');
}

/** A plant with paired leaves; the seed chooses leaves and blossom. */
export function sprig(a: Area, colour: string, seed: number): string {
  const pairs = 5 + (seed % 3);
  const [x, foot] = [a.x + a.w / 2, a.y + a.h];
  const slim = seed % 2 === 0 ? 0.24 : 0.36;
  let leaves = '';
  for (let i = 0; i < pairs; i += 1) {
    const y = foot - a.h * (0.12 + (i * 0.66) / pairs);
    const length = a.h * 0.28 * (1 - (i / pairs) * 0.55);
    for (const side of [-1, 1]) {
      const angle = side * (1.05 - i * 0.07);
      const [dx, dy] = [Math.sin(angle) * length, -Math.cos(angle) * length];
      const [nx, ny] = [-dy * slim * side, dx * slim * side];
      leaves += `M${r(x)} ${r(y)}q${r(dx * 0.4 - nx)} ${r(dy * 0.4 - ny)} ${r(dx)} ${r(dy)}q${r(-dx * 0.6 + nx)} ${r(-dy * 0.6 + ny)} ${r(-dx)} ${r(-dy)}`;
    }
  }
  const tip = a.y + a.h * 0.12;
  const bud =
    seed % 3 === 0
      ? `<circle cx="${r(x)}" cy="${r(tip)}" r="${r(a.h * 0.085)}" fill="${colour}"/>`
      : path(
          `M${r(x)} ${r(tip - a.h * 0.14)}q${r(a.w * 0.1)} ${r(a.h * 0.12)} 0 ${r(a.h * 0.22)}q${r(-a.w * 0.1)} ${r(-a.h * 0.1)} 0 ${r(-a.h * 0.22)}`,
          colour,
        );
  return line(`M${r(x)} ${r(foot)}V${r(tip)}`, colour, a.h * 0.018) + path(leaves, colour) + bud;
}

/** Broken ice: overlapping planes. */
export function facets(a: Area, colour: string, seed: number): string {
  const random = randomFrom(seed + 3);
  let out = '';
  for (let i = 0; i < 5; i += 1) {
    const x = a.x + a.w * (0.2 + random() * 0.9);
    const y = a.y + a.h * (0.02 + random() * 0.2);
    const w = a.w * (0.22 + random() * 0.3);
    const d = `M${r(x)} ${r(y)}l${r(w)} ${r(a.h * 0.12)}l${r(-w * 0.3)} ${r(a.h * (0.16 + random() * 0.14))}l${r(-w)} ${r(-a.h * 0.1)}z`;
    out += path(d, colour, ` opacity="${(0.18 + i * 0.13).toFixed(2)}"`);
  }
  return out;
}

/** Nine linked rings. */
export function molecule(a: Area, colour: string): string {
  const step = a.w / 8.6;
  const radius = step * 0.4;
  let [links, rings] = ['', ''];
  for (let i = 0; i < 9; i += 1) {
    const [x, y] = [a.x + radius + i * step, a.y + a.h * (i % 2 === 0 ? 0.62 : 0.3)];
    links += `${i === 0 ? 'M' : 'L'}${r(x)} ${r(y)}`;
    rings += `<circle cx="${r(x)}" cy="${r(y)}" r="${r(i === 4 ? radius * 1.35 : radius)}"/>`;
  }
  return line(links, colour, a.w * 0.014) + `<g fill="${colour}">${rings}</g>`;
}

/** Two rows of a checked cloth. */
export function gingham(a: Area, colour: string): string {
  const cell = r(a.h / 2);
  const whole = `M${r(a.x)} ${r(a.y)}h${r(a.w)}v${2 * cell}h${-r(a.w)}z`;
  const check = `<pattern id="g" x="${r(a.x)}" y="${r(a.y)}" width="${2 * cell}" height="${2 * cell}" patternUnits="userSpaceOnUse"><path d="M0 0h${cell}v${2 * cell}h${cell}v-${cell}H0z" fill="${colour}"/></pattern>`;
  return check + path(whole, 'url(#g)') + path(whole, colour, ' opacity=".35"');
}

/** A six-armed frost crystal. */
export function crystals(a: Area, colour: string, seed: number): string {
  const [x, y, size] = [a.x + a.w / 2, a.y + a.h * 0.33, Math.min(a.w * 0.26, a.h * 0.15)];
  let arm = `M0 0V${r(-size)}`;
  for (let i = 1; i <= 3; i += 1) {
    const at = size * (0.26 + i * 0.19);
    const span = size * (0.42 - i * 0.09 + (seed % 3) * 0.03);
    arm += `M${r(-span)} ${r(-at - span * 0.6)}L0 ${r(-at)}L${r(span)} ${r(-at - span * 0.6)}`;
  }
  const arms = [0, 60, 120, 180, 240, 300]
    .map((turn) => `<use href="#f" transform="rotate(${turn})"/>`)
    .join('');
  return `<g transform="translate(${r(x)} ${r(y)})" fill="none" stroke="${colour}" stroke-width="${r(size * 0.06)}" stroke-linecap="round"><path id="f" d="${arm}"/>${arms}</g>`;
}

/** Three seas behind one another, all round the pack and down to its foot. */
export function waves(a: Area, colour: string): string {
  const length = a.w / 6;
  return [0, 1, 2]
    .map((i) => {
      const [x, y] = [a.x - reach * a.w - i * a.w * 0.07, a.y + a.h * i * 0.15];
      const crests = `t${r(length)} 0`.repeat(Math.ceil((1 + 2 * reach) * 6));
      const d = `M${r(x)} ${r(y)}q${r(length / 2)} ${r(-length * 0.5)} ${r(length)} 0${crests}V${r(a.y + a.h * 4)}H${r(x)}z`;
      return path(d, colour, ` opacity="${0.4 + i * 0.1}"`);
    })
    .join('');
}

export function petals(x: number, y: number, size: number, colour: string): string {
  const petal = `M0 0C${r(-size * 0.5)} ${r(-size * 0.3)} ${r(-size * 0.42)} ${r(-size)} 0 ${r(-size * 0.86)}C${r(size * 0.42)} ${r(-size)} ${r(size * 0.5)} ${r(-size * 0.3)} 0 0`;
  const turns = [0, 72, 144, 216, 288]
    .map((turn) => `<use href="#p" transform="rotate(${turn})"/>`)
    .join('');
  return `<g transform="translate(${r(x)} ${r(y)})" fill="${colour}" opacity=".75"><path id="p" d="${petal}"/>${turns}</g><circle cx="${r(x)}" cy="${r(y)}" r="${r(size * 0.14)}" fill="#fff"/>`;
}
