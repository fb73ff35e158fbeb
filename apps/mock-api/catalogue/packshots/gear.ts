import { type Form, base } from './forms.ts';

/** Garments and gear, in the same square and on the same edge as the packs. */

const stop = (at: number, colour: string, opacity: number) =>
  `<stop offset="${at}" stop-color="${colour}" stop-opacity="${opacity}"/>`;
const cloth = `<linearGradient id="r">${stop(0, '#0b0f11', 0.42)}${stop(0.16, '#0b0f11', 0.06)}${stop(0.36, '#fff', 0.12)}${stop(0.58, '#0b0f11', 0)}${stop(0.84, '#0b0f11', 0.12)}${stop(1, '#0b0f11', 0.44)}</linearGradient><linearGradient id="v" x2="0" y2="1">${stop(0, '#fff', 0.14)}${stop(0.5, '#fff', 0)}${stop(1, '#0b0f11', 0.3)}</linearGradient><radialGradient id="s">${stop(0, '#0b1216', 0.55)}${stop(0.6, '#0b1216', 0.2)}${stop(1, '#0b1216', 0)}</radialGradient>`;
const ground = (half: number) =>
  `<ellipse cx="600" cy="${base - 6}" rx="${half}" ry="14" fill="url(#s)"/>`;
const piece = (d: string, colour: string) =>
  `<path d="${d}" fill="${colour}"/><path d="${d}" fill="url(#r)"/><path d="${d}" fill="url(#v)"/>`;
const seam = (d: string, width = 4, opacity = 0.3) =>
  `<path d="${d}" fill="none" stroke="#0b0f11" stroke-opacity="${opacity}" stroke-width="${width}" stroke-linecap="round"/>`;
const stitch = (d: string) =>
  `<path d="${d}" fill="none" stroke="#fff" stroke-opacity=".35" stroke-width="4" stroke-dasharray="14 9"/>`;

const hoodie: Form = {
  label: { x: 420, y: 500, w: 400, h: 190 },
  draw: (look, art) => {
    const sleeve =
      'M372 250C262 290 214 400 190 560L120 1020q-6 44 34 52l76 12q34 4 40-34L352 640z';
    const body =
      'M384 240q216 90 432 0q60 40 66 130l20 700q0 46-40 50-262 40-524 0-40-4-40-50l20-700q6-90 66-130z';
    const hood = 'M396 250Q392 60 600 40q208 20 204 210-84 130-204 140-120-10-204-140z';
    return `<defs>${cloth}</defs>${ground(330)}${piece(sleeve, look.body)}<g transform="matrix(-1 0 0 1 1200 0)">${piece(sleeve, look.body)}</g>${piece(body, look.body)}${piece('M297 1090q303 44 606 0l2 84q-304 42-610 0z', look.body)}${seam('M298 1092q302 44 604 0M340 470q24 300-10 640M860 470q-24 300 10 640')}${piece(hood, look.body)}<path d="M470 236Q470 120 600 110q130 10 130 126-50 90-130 100-80-10-130-100z" fill="${look.accent}"/><path d="M470 236Q470 120 600 110q130 10 130 126-50 90-130 100-80-10-130-100z" fill="#0b0f11" opacity=".35"/>${seam('M536 344q-6 90-4 170M664 344q6 90 4 170', 9, 0.55)}${piece('M410 760h380l60 250q-250 30-500 0z', look.body)}${stitch('M416 772h368l54 226M416 772l-54 226')}${seam('M410 760h380l60 250q-250 30-500 0z')}${art}`;
  },
};

const shorts: Form = {
  label: { x: 680, y: 880, w: 240, h: 110 },
  draw: (look, art) => {
    const d =
      'M300 420q300 40 600 0l130 690q4 40-36 46-160 30-320 20-26-2-32-30L600 800l-42 346q-6 28-32 30-160 10-320-20-40-6-36-46z';
    return `<defs>${cloth}</defs>${ground(400)}${piece(d, look.body)}<path d="M292 372q308 44 616 0l8 66q-316 44-632 0z" fill="${look.accent}"/><path d="M292 372q308 44 616 0l8 66q-316 44-632 0z" fill="url(#r)"/>${seam('M600 440v360M420 470q-40 130-120 200M780 470q40 130 120 200')}${stitch('M178 1104q170 40 364 30M1022 1104q-170 40-364 30')}<path d="M560 410v130M640 410v150" stroke="#f3f1ea" stroke-width="9" stroke-linecap="round"/>${art}`;
  },
};

const towel: Form = {
  label: { x: 420, y: 985, w: 360, h: 130 },
  draw: (look, art) => {
    const fold = (y: number, inset: number, height: number) =>
      piece(
        `M${180 + inset} ${y}q-44 0-44 ${height / 2}t44 ${height / 2}H${1020 - inset}q30 0 30-${height / 2}t-30-${height / 2}z`,
        look.body,
      );
    return `<defs>${cloth}</defs>${ground(480)}${fold(720, 26, 150)}${fold(860, 12, 160)}${fold(1000, 0, 194)}<path d="M860 716v478M892 716v478" stroke="${look.accent}" stroke-width="20"/>${seam('M150 868H1040M140 1010H1046', 5, 0.4)}${art}`;
  },
};

const loop = (y: number, rx: number, height: number, colour: string) =>
  `<path d="M${600 - rx} ${y}a${rx} 70 0 0 1 ${2 * rx} 0a${rx} 70 0 0 1 ${-2 * rx} 0z" fill="${colour}"/><path d="M${600 - rx} ${y}a${rx} 70 0 0 1 ${2 * rx} 0a${rx} 70 0 0 1 ${-2 * rx} 0z" fill="#0b0f11" opacity=".45"/>${piece(`M${600 - rx} ${y}a${rx} 70 0 0 0 ${2 * rx} 0v${height}a${rx} 70 0 0 1 ${-2 * rx} 0z`, colour)}`;

const bands: Form = {
  label: { x: 470, y: 1060, w: 260, h: 110 },
  draw: (look, art) => {
    return `<defs>${cloth}</defs>${ground(430)}${loop(1000, 430, 124, look.body)}${loop(900, 400, 84, look.accent)}${loop(828, 372, 52, look.lid)}${art}`;
  },
};

const cap: Form = {
  label: { x: 440, y: 780, w: 340, h: 160 },
  draw: (look, art) => {
    const dome = 'M230 1010Q220 640 600 620q380 20 370 390-370-70-740 0z';
    const visor =
      'M214 1020q386-120 772 0q70 30 60 80-12 70-96 60-350-60-700 0-84 10-96-60-10-50 60-80z';
    return `<defs>${cloth}</defs>${ground(420)}<g transform="translate(0 14)">${piece(dome, look.body)}${seam('M600 620v330M600 620q-190 60-226 356M600 620q190 60 226 356')}<ellipse cx="600" cy="620" rx="26" ry="12" fill="${look.accent}"/>${piece(visor, look.accent)}${stitch('M190 1080q410-110 820 0M206 1120q394-100 788 0')}${art}</g>`;
  },
};

const kettlebell: Form = {
  label: { x: 420, y: 690, w: 360, h: 420 },
  draw: (look, art) => {
    const ball =
      'M600 560c210 0 350 140 350 320 0 150-90 260-200 312h-300c-110-52-200-162-200-312 0-180 140-320 350-320z';
    const handle =
      'M400 700L330 430Q300 250 450 232h300q150 18 120 198l-70 270h-90l62-270q16-96-72-104H500q-88 8-72 104l62 270z';
    return `<defs>${cloth}</defs>${ground(300)}${piece(handle, '#8d9497')}${piece(ball, look.body)}<path d="M330 780q60-130 190-160" fill="none" stroke="#fff" stroke-opacity=".22" stroke-width="34" stroke-linecap="round"/><clipPath id="c"><path d="${ball}"/></clipPath><g clip-path="url(#c)">${art}</g><path d="${ball}" fill="url(#r)"/><path d="${ball}" fill="url(#v)"/>`;
  },
};

export const gear = { hoodie, shorts, towel, bands, cap, kettlebell } satisfies Record<
  string,
  Form
>;
