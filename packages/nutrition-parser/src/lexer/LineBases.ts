import { groupOf } from '../text/chars.ts';
import { trimmedCell } from '../text/source.ts';
import { readHeading, withoutLabel } from './heading.ts';
import { nameOfCell } from './readName.ts';
import { holdsAt } from './basisPhrase.ts';
import { LineTokens, type Token } from './LineTokens.ts';
import { isOnlyName } from '../lines/plainLine.ts';
import { longestName } from './shareInName.ts';
import { hundredEnd, valueEnd } from './valueEnd.ts';

const unitBefore = /(?<![a-z])(?:k?cal|kj|m?g|mcg|[uµμ]g) ?$/i;
const basisBetween = /^\/ ?(100 ?(?:g|gr|ml)\b)[ :]*([<~]? ?\d(?:[\d.,]*\d)?)/i;
const nextBasis = /[;,/-] ?(?:e )?(?:per|ogni) /i;
const behindBasis = /^\)? ?[:=] ?(?=[<>~]? ?\d)/;

/** The bases of a line ('per 100 g', '/100 g', '1 bustina apporta'), wherever they stand. */
export class LineBases extends LineTokens {
  /** The last nutrient has several values, each behind its basis. */
  private hasOwnBases = false;

  /** 'kcal/100 g 370': the basis stands between the unit and its number. */
  protected perHundred(): boolean {
    const { source, text, at, nameStart, end } = this;
    const basis = basisBetween.exec(text.slice(at, Math.min(end, at + 16)));
    if (!basis || !this.hasLetters || !unitBefore.test(text.slice(Math.max(nameStart, at - 5), at)))
      return false;
    const stop = at + basis[0].length;
    const value = trimmedCell(source, stop - groupOf(basis, 2).length, stop);
    const heading = readHeading(`per ${groupOf(basis, 1)}`);
    if (heading) this.tokens.push({ kind: 'basis', heading: withoutLabel(heading), cell: value });
    this.tokens.push({
      kind: 'pair',
      name: trimmedCell(source, nameStart, at),
      value,
      marked: true,
    });
    this.startName(stop);
    return true;
  }

  /** '80 g/100 g': the basis right behind a value. */
  protected ofHundred(): boolean {
    const basis = this.hasLetters ? 0 : hundredEnd(this.text, this.at, this.end);
    const heading = basis > 0 ? readHeading(this.text.slice(this.at + 1, basis)) : null;
    if (!heading?.hasBasis) return false;
    const cell = trimmedCell(this.source, this.at + 1, basis);
    this.tokens.push({ kind: 'basis', heading: withoutLabel(heading), cell });
    this.startName(basis);
    return true;
  }

  /** '1 bustina apporta:', 'un cucchiaino (5 ml):' where no name has begun. */
  protected holds(): boolean {
    const basis = this.hasLetters ? null : holdsAt(this.source, this.at, this.end);
    if (!basis) return false;
    this.tokens.push(basis);
    this.startName(basis.cell.end);
    return true;
  }

  /** 'Proteine per 100 g: 79 g': the basis stands between a nutrient and its value. */
  protected namesBefore(basis: Token & { kind: 'basis' }): boolean {
    const { source, text, at, nameStart, end } = this;
    const value = this.hasLetters
      ? behindBasis.exec(text.slice(basis.cell.end, basis.cell.end + 8))
      : null;
    if (!value || at - nameStart > longestName) return false;
    const bracket = text.charAt(at - 1) === '(' ? 1 : 0;
    const name = trimmedCell(source, nameStart, at - bracket);
    const read = nameOfCell(name);
    if (read.key === undefined && !isOnlyName(read)) return false;
    const from = basis.cell.end + value[0].length;
    const stop = valueEnd(text, from, end);
    const pair: Token = {
      kind: 'pair',
      name,
      value: trimmedCell(source, from, stop),
      marked: true,
    };
    this.hasOwnBases = nextBasis.test(text.slice(stop - 2, Math.min(end, stop + 8)));
    if (this.hasOwnBases) this.tokens.push(pair, basis);
    else this.tokens.push(basis, pair);
    this.startName(stop);
    return true;
  }

  /** 'Proteine per 100 g: 79 g; per dose: 24 g': another value of the nutrient, behind its basis. */
  protected ownValue(basis: Token & { kind: 'basis' }): boolean {
    const { source, text, end } = this;
    const value = behindBasis.exec(text.slice(basis.cell.end, basis.cell.end + 8));
    if (!this.hasOwnBases || this.hasLetters || !value) return false;
    const from = basis.cell.end + value[0].length;
    const stop = valueEnd(text, from, end);
    this.tokens.push({ kind: 'value', value: trimmedCell(source, from, stop) }, basis);
    this.startName(stop);
    return true;
  }
}
