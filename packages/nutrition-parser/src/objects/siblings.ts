import { nutrientKey } from '../lexer/nutrientKey.ts';
import { nameOfCell } from '../lexer/readName.ts';
import { nameFromKey } from './values.ts';
import { readKey } from './readKey.ts';
import type { KeyReading } from './keyRoles.ts';
import { unitText } from './measures.ts';
import { signOf } from './qualifiers.ts';

/** What the keys of an object say of one nutrient beside its value. */
type Sibling = { unit?: string; hasBasis?: true; hasPrinted?: true; sign?: string };

const energyUnits = [' kj', ' kcal'];

/** The nutrient that a key is about, whatever else it says; its words where it is none. */
function subjectOf({ text }: KeyReading): string {
  const { key, energy, folded } = nameOfCell(nameFromKey(text, [], ''));
  // `energy-kj_100g` beside `energy-kcal_100g` and `energy_100g`
  if (energy) return `energy ${energyUnits.find((unit) => folded.endsWith(unit)) ?? ''}`;
  return key ?? nutrientKey(text) ?? text;
}

const about: ReadonlySet<string> = new Set(['nutrient', 'nutrientUnit', 'nutrientQualifier']);

/** Whether a key tells of a value that another key holds. */
const isOfAnother = (key: string): boolean => {
  const { role, isPrinted } = readKey(key);
  return role === 'nutrientUnit' || role === 'nutrientQualifier' || isPrinted === true;
};

/** The keys of an object by the nutrients that they are about: `proteins_value`, `proteins_unit`. */
export class Siblings {
  private readonly found = new Map<string, Sibling>();
  private readonly hasAny: boolean;

  constructor(object: Record<string, unknown>, keys: readonly string[]) {
    this.hasAny = keys.some(isOfAnother);
    if (!this.hasAny) return;
    for (const key of keys) {
      const known = readKey(key);
      if (about.has(known.role)) this.add(known, object[key]);
    }
  }

  private add(known: KeyReading, value: unknown): void {
    const subject = subjectOf(known);
    const sibling = this.found.get(subject) ?? {};
    const unit = known.role === 'nutrientUnit' ? unitText(value) : null;
    if (unit !== null) sibling.unit = unit;
    if (known.role === 'nutrient' && known.heading) sibling.hasBasis = true;
    if (known.isPrinted) sibling.hasPrinted = true;
    const sign = known.role === 'nutrientQualifier' ? signOf(value) : undefined;
    if (sign !== undefined) sibling.sign = sign;
    this.found.set(subject, sibling);
  }

  private of(known: KeyReading): Sibling | undefined {
    return this.hasAny ? this.found.get(subjectOf(known)) : undefined;
  }

  /** The unit that another key gives a value. */
  unitOf(known: KeyReading): string | undefined {
    const sibling = this.of(known);
    // In open catalogues the unit is that of the printed amount; others are in grams.
    return sibling?.hasPrinted && !known.isPrinted ? undefined : sibling?.unit;
  }

  /** The sign that another key gives an amount. */
  signOf(known: KeyReading): string | undefined {
    return this.of(known)?.sign;
  }

  /** Whether other keys hold the same amount, printed or with its basis. */
  isTold(known: KeyReading): boolean {
    const sibling = known.heading ? undefined : this.of(known);
    if (!sibling) return false;
    const isPrinted = sibling.hasPrinted === true;
    const isEntered = isPrinted || sibling.unit !== undefined;
    return sibling.hasBasis === true ? isEntered : isPrinted && !known.isPrinted;
  }
}
