import type { Allergen } from '../model.ts';
import { onOneLine } from '../text/chars.ts';
import type { Source } from '../text/source.ts';
import { allergensOf, findAllergens } from './findAllergens.ts';
import { placesPerText, type Findings, type Frame } from './frame.ts';

/** Keeps what a text says of allergens, each with its first place. */
export class AllergenReader {
  protected readonly source: Source;
  protected readonly text: string;
  protected readonly findings: Findings;

  constructor(source: Source, findings: Findings) {
    this.source = source;
    this.text = source.text;
    this.findings = findings;
  }

  protected state(kind: 'contains' | 'traces' | 'free' | 'note', from: number, to: number): void {
    const found = kind === 'note' || kind === 'free' ? [] : findAllergens(this.text, from, to);
    for (const { allergen, exempt, start } of found) {
      if (kind === 'traces') this.found(this.findings.traces, allergen, start);
      else if (!exempt) this.found(this.findings.allergens, allergen, start);
    }
    const note = onOneLine(this.text.slice(from, to));
    if (found.length === 0 && kind !== 'traces' && note !== '') this.findings.notes.push(note);
  }

  protected found(list: Map<Allergen, number>, allergen: Allergen, at: number): void {
    const place = this.findings.texts * placesPerText + at;
    const known = list.get(allergen);
    if (known === undefined || place < known) list.set(allergen, place);
  }

  /** Allergens of a piece of text that stays in a name. */
  protected note(frame: Frame, content: string, from: number): void {
    for (const { allergen, exempt, start } of allergensOf(content)) {
      if (exempt) frame.exempt = true;
      else this.found(this.findings.allergens, allergen, from + start);
    }
  }
}
