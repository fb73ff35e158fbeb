import { forms } from './forms.ts';
import { gear } from './gear.ts';
import { labels } from './labels/labels.ts';
import { brandLooks, type Shot } from './shots.ts';

const shapes = { ...forms, ...gear };

export type LabelText = { slug: string; name: string; brand: string; size: string };

/** A product's stand-in picture as SVG text: its pack, its brand's label, its own words. */
export function drawShot(shot: Shot, text: LabelText): string {
  const brandLook = brandLooks[text.brand];
  const label = labels[text.brand];
  if (!brandLook || !label)
    throw new Error(`${text.slug}: no label system for brand ${text.brand}`);
  const look = { ...brandLook, ...shot };
  const form = shapes[shot.form];
  const art = label(form.label, {
    name: shot.name ?? text.name,
    size: shot.size ?? text.size,
    note: shot.note ?? '',
    seed: seedOf(text.slug),
    look,
  });
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1200 1200" width="1200" height="1200">${form.draw(look, art)}</svg>\n`;
}

function seedOf(slug: string): number {
  let seed = 0;
  for (const letter of slug) seed = (seed * 31 + letter.charCodeAt(0)) % 9973;
  return seed;
}
