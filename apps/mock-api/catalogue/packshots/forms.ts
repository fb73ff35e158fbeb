import { type Area, r, rect } from './ink.ts';

/**
 * Packs on a square of 1200, standing on its lower edge at one optical scale: a large tub fills the
 * height, a bottle two thirds of it. A form draws the pack around a label area that it leaves free.
 */
export type Look = { body: string; lid: string; ink: string; accent: string; glass?: string };
export type Form = { label: Area; draw: (look: Look, label: string) => string };

export const base = 1196;

const stops = (list: [number, string, number][]) =>
  list
    .map(
      ([at, colour, opacity]) =>
        `<stop offset="${at}" stop-color="${colour}" stop-opacity="${opacity}"/>`,
    )
    .join('');

/** Round things: dark flanks, one soft window at the left, a faint kick at the right. */
const round = `<linearGradient id="r">${stops([
  [0, '#0b0f11', 0.5],
  [0.07, '#0b0f11', 0.2],
  [0.15, '#fff', 0.1],
  [0.2, '#fff', 0.34],
  [0.27, '#fff', 0.26],
  [0.33, '#fff', 0.05],
  [0.55, '#0b0f11', 0],
  [0.8, '#0b0f11', 0.14],
  [0.93, '#0b0f11', 0.36],
  [0.97, '#fff', 0.08],
  [1, '#0b0f11', 0.4],
])}</linearGradient>`;
/** Soft packs: several crests. */
const foil = `<linearGradient id="r">${stops([
  [0, '#0b0f11', 0.3],
  [0.05, '#fff', 0.3],
  [0.13, '#0b0f11', 0.06],
  [0.3, '#fff', 0.14],
  [0.62, '#0b0f11', 0.03],
  [0.88, '#0b0f11', 0.16],
  [0.95, '#fff', 0.24],
  [1, '#0b0f11', 0.34],
])}</linearGradient>`;
const fall = `<linearGradient id="v" x2="0" y2="1">${stops([
  [0, '#fff', 0.26],
  [0.25, '#fff', 0.04],
  [0.7, '#0b0f11', 0.02],
  [1, '#0b0f11', 0.26],
])}</linearGradient>`;
const shade = `<radialGradient id="s">${stops([
  [0, '#0b1216', 0.55],
  [0.6, '#0b1216', 0.2],
  [1, '#0b1216', 0],
])}</radialGradient>`;

const shadow = (half: number, x = 600) =>
  `<ellipse cx="${r(x)}" cy="${base - 6}" rx="${r(half)}" ry="16" fill="url(#s)"/>`;
const lit = (d: string) => `<path d="${d}" fill="url(#r)"/>`;
const clip = (d: string, id: string, inner: string) =>
  `<clipPath id="${id}"><path d="${d}"/></clipPath><g clip-path="url(#${id})">${inner}</g>`;
const fallen = (d: string) => `<path d="${d}" fill="url(#v)"/>`;

function cap(x: number, y: number, w: number, h: number, colour: string, ribs: number): string {
  const d = `M${r(x)} ${r(y + h)}V${r(y + 20)}q0-20 22-20H${r(x + w - 22)}q22 0 22 20V${r(y + h)}z`;
  let lines = '';
  for (let i = 1; i < ribs; i += 1) {
    lines += `M${r(x + (w / 2) * (1 - Math.cos((Math.PI * i) / ribs)))} ${r(y + 26)}v${r(h - 36)}`;
  }
  return `<path d="${d}" fill="${colour}"/><path d="${lines}" stroke="#0b0f11" stroke-opacity=".22" stroke-width="4"/>${lit(d)}<path d="M${r(x)} ${r(y + h - 5)}h${r(w)}" stroke="#0b0f11" stroke-opacity=".35" stroke-width="10"/>`;
}

/** A cylinder whose lower edge bends towards the viewer. */
function cylinder(x: number, y: number, w: number, corner: number): string {
  const right = x + w;
  return `M${x} ${y + corner}q0-${corner} ${corner}-${corner}H${right - corner}q${corner} 0 ${corner} ${corner}V${base - 34}q0 18-22 22-${r(w / 2 - 22)} 20-${r(w - 44)} 0-22-4-22-22z`;
}

function tub(width: number, top: number, lidHeight: number): Form {
  const x = 600 - width / 2;
  const y = top + lidHeight;
  const d = cylinder(x, y, width, 34);
  const label = { x: x + width * 0.13, y: y + 58, w: width * 0.74, h: base - y - 120 };
  return {
    label,
    draw: (look, art) =>
      `<defs>${round}${shade}</defs>${shadow(width * 0.56)}<path d="${d}" fill="${look.body}"/>${clip(d, 'c', art)}${lit(d)}${cap(x + 10, top, width - 20, lidHeight, look.lid, 44)}`,
  };
}

function bottle(width: number, top: number, lidHeight: number, neck: number): Form {
  const x = 600 - width / 2;
  const capWidth = width * neck;
  const left = 600 - capWidth / 2;
  const y = top + lidHeight;
  const shoulder = y + (width - capWidth) * 0.42 + 40;
  const d = `M${r(left + 12)} ${y - 6}H${r(600 + capWidth / 2 - 12)}v18Q${x + width} ${r(y + 26)} ${x + width} ${r(shoulder)}V${base - 30}q0 16-20 20-${r(width / 2 - 20)} 18-${r(width - 40)} 0-20-4-20-20V${r(shoulder)}Q${x} ${r(y + 26)} ${r(left + 12)} ${y + 12}z`;
  const paper = { x, y: shoulder + 26, w: width, h: base - shoulder - 92 };
  const label = { x: x + width * 0.11, y: paper.y + 20, w: width * 0.78, h: paper.h - 40 };
  return {
    label,
    draw: (look, art) =>
      `<defs>${round}${shade}</defs>${shadow(width * 0.58)}<path d="${d}" fill="${look.glass ?? look.body}"/>${clip(d, 'c', rect(paper, look.body) + art)}${lit(d)}${cap(left, top, capWidth, lidHeight, look.lid, 30)}`,
  };
}

function pouch(width: number, top: number, depth: number): Form {
  const x = 600 - width / 2;
  const right = x + width;
  const d = `M${x + 14} ${top}H${right - 14}l6 110q14 ${r((base - top) / 2)} 8 ${base - top - 190}q2 66-40 74-${r(width / 2 - 40)} 24-${r(width - 96)} 0-42-8-40-74-6-${r((base - top) / 2 - 80)} 8-${base - top - 190}z`;
  return {
    label: { x: x + width * 0.12, y: top + 150, w: width * 0.76, h: base - top - 180 - depth },
    draw: (look, art) =>
      `<defs>${foil}${fall}${shade}</defs>${shadow(width * 0.52)}<path d="${d}" fill="${look.body}"/>${clip(d, 'c', `${art}<path d="M${x} ${base - depth}q${r(width / 2)} ${r(depth * 1.5)} ${width} 0V1200H${x}z" fill="#0b0f11" opacity=".14"/>`)}${lit(d)}${fallen(d)}<path d="M${x + 14} ${top + 66}H${right - 14}M${x + 16} ${top + 92}H${right - 16}" stroke="#fff" stroke-opacity=".35" stroke-width="4"/><path d="M${x + 14} ${top + 71}H${right - 14}M${x + 16} ${top + 97}H${right - 16}" stroke="#0b0f11" stroke-opacity=".25" stroke-width="4"/>`,
  };
}

function carton(width: number, height: number, depth: number): Form {
  const x = r(600 - (width + depth) / 2);
  const y = base - height;
  const rise = r(depth * 0.16);
  const front = { x, y, w: width, h: height };
  const flank = `M${x + width} ${y}l${depth}-${rise}v${height - rise}l-${depth} ${rise * 2}z`;
  const lid = `M${x} ${y}l${depth}-${rise}h${width}l-${depth} ${rise}z`;
  return {
    label: { x: x + width * 0.08, y: y + height * 0.07, w: width * 0.84, h: height * 0.86 },
    draw: (look, art) =>
      `<defs>${fall}${shade}</defs>${shadow((width + depth) * 0.54)}<path d="${lid}" fill="${look.body}"/><path d="${lid}" fill="#fff" opacity=".3"/><path d="${lid}" fill="#0b0f11" opacity=".07"/><path d="${flank}" fill="${look.accent}"/><path d="${flank}" fill="#0b0f11" opacity=".24"/>${rect(front, look.body)}${clip(`M${x} ${y}h${width}v${height}h-${width}z`, 'c', art)}<path d="M${x} ${y}h${width}v${height}h-${width}z" fill="url(#v)" opacity=".55"/>`,
  };
}

function wrapper(width: number, height: number): Form {
  const x = 600 - width / 2;
  const y = base - height;
  const teeth = (sign: number) =>
    Array.from(
      { length: 10 },
      (_, i) => `l${sign * (i % 2 === 0 ? 8 : -8)} ${sign * r(height / 10)}`,
    ).join('');
  const d = `M${x} ${y + 4}l62 8Q600 ${y - 12} ${x + width - 62} ${y + 12}l62-8${teeth(1)}l-62-6Q600 ${base + 2} ${x + 62} ${base - 8}l-62 6${teeth(-1)}z`;
  return {
    label: { x: x + 96, y: y + 22, w: width - 190, h: height - 44 },
    draw: (look, art) =>
      `<defs>${foil}${fall}${shade}</defs>${shadow(width * 0.5)}<path d="${d}" fill="${look.body}"/>${clip(d, 'c', art)}${fallen(d)}<path d="M${x + 62} ${y + 12}V${base - 8}M${x + width - 62} ${y + 12}V${base - 8}" stroke="#0b0f11" stroke-opacity=".25" stroke-width="6"/><path d="M${x + 70} ${y + 60}Q600 ${y + 24} ${x + width - 70} ${y + 60}" fill="none" stroke="#fff" stroke-opacity=".35" stroke-width="14" stroke-linecap="round"/>`,
  };
}

function sachet(width: number, top: number): Form {
  const x = 600 - width / 2;
  const right = x + width;
  const d = `M${x} ${top}H${right}l-12 90q-16 ${r((base - top) / 2)} 0 ${base - top - 170}l12 74H${x}l12-74q16-${r((base - top) / 2)} 0-${base - top - 170}z`;
  return {
    label: { x: x + width * 0.14, y: top + 100, w: width * 0.72, h: base - top - 200 },
    draw: (look, art) =>
      `<defs>${foil}${fall}${shade}</defs>${shadow(width * 0.5)}<path d="${d}" fill="${look.body}"/>${clip(d, 'c', art)}${lit(d)}${fallen(d)}<path d="M${x + 8} ${top + 62}H${right - 8}M${x + 8} ${base - 70}H${right - 8}" stroke="#0b0f11" stroke-opacity=".22" stroke-width="5"/>`,
  };
}

function tube(width: number, top: number): Form {
  const x = 600 - width / 2;
  const d = `M${x} ${top}H${x + width}l-${r(width * 0.13)} ${base - top - 190}H${x + r(width * 0.13)}z`;
  const capX = x + width * 0.15;
  return {
    label: { x: x + width * 0.2, y: top + 90, w: width * 0.6, h: base - top - 320 },
    draw: (look, art) =>
      `<defs>${round}${shade}</defs>${shadow(width * 0.42)}<path d="${d}" fill="${look.body}"/>${clip(d, 'c', art)}${lit(d)}<path d="M${x} ${top + 50}H${x + width}" stroke="#0b0f11" stroke-opacity=".15" stroke-width="6"/>${cap(capX, base - 192, width * 0.7, 190, look.lid, 2)}`,
  };
}

function can(width: number, top: number): Form {
  const x = 600 - width / 2;
  const w = width;
  const d = `M${x + 46} ${top + 26}H${x + w - 46}q46 40 46 86V${base - 74}q0 46-40 62-${r(w / 2 - 40)} 12-${w - 80} 0-40-16-40-62V${top + 112}q0-46 46-86z`;
  return {
    label: { x: x + w * 0.12, y: top + 130, w: w * 0.76, h: base - top - 260 },
    draw: (look, art) =>
      `<defs>${round}${shade}</defs>${shadow(w * 0.5)}<path d="${d}" fill="${look.body}"/>${clip(d, 'c', art)}${lit(d)}<ellipse cx="600" cy="${top + 26}" rx="${w / 2 - 44}" ry="18" fill="#c9ced0"/><ellipse cx="600" cy="${top + 28}" rx="${w / 2 - 62}" ry="11" fill="#8d9598"/>`,
  };
}

/** Every pack of the catalogue by name. */
export const forms = {
  tub: tub(826, 40, 196),
  smallTub: tub(724, 278, 172),
  pouch: pouch(800, 52, 150),
  smallPouch: pouch(640, 330, 120),
  bottle: bottle(452, 390, 170, 0.72),
  wideBottle: bottle(560, 330, 160, 0.78),
  flask: bottle(430, 120, 150, 0.46),
  dropper: bottle(330, 560, 190, 0.4),
  jar: bottle(560, 470, 120, 0.93),
  carton: carton(560, 800, 150),
  wideCarton: carton(800, 560, 250),
  bar: wrapper(1120, 330),
  sachet: sachet(500, 520),
  gel: sachet(400, 350),
  tube: tube(600, 220),
  can: can(410, 300),
} satisfies Record<string, Form>;
export type FormName = keyof typeof forms;
