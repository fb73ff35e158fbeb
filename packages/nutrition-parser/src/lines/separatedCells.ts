import { readNumber } from '../lexer/number.ts';
import { readUnit } from '../lexer/unit.ts';
import { pastSpace } from '../text/chars.ts';
import { OffsetMap } from '../text/OffsetMap.ts';
import type { Source } from '../text/source.ts';

/** Longer texts are no label whose cells ran together. */
const maxLength = 4000;

/** A digit right behind a word. */
const behindWord = /\d(?<=[a-zà-ù]{4}[<~]?\d)/i;

const unitBefore = '\\d ?(?:k?cal|kj|m?g|mcg|[uµμ]g|ml|%)\\)?';
const nameBehind =
  'di ?cui|energia|valore|grassi|acidi|saturi|carboidrati|zuccheri|fibr[ae]|protein|sale\\b|sale\\d|sodio|vitamin|calcio|magnesio|potassio|ferro|zinco|caffeina|creatina|leucina|taurina|polioli|amido';
const nameBefore =
  'energia|energetico|grassi|saturi|carboidrati|zuccheri|polioli|amido|fibr[ae]|alimentar[ei]|proteine|sale|sodio|calcio|magnesio|potassio|ferro|zinco|caffeina|creatina|taurina';
const parts = 'saturi|zuccheri|polioli|amido|acidi';

/** Where a name meets its value, or a value the next name, without a space. */
const joint = new RegExp(
  `(?<=${unitBefore})(?=${nameBehind}|[<~]?\\d)|(?<=nutrizionali|${unitBefore})(?=per ?(?:\\d|dose|porzione))|(?<=${nameBefore})(?=[<~]?\\d)|(?<=di)(?=cui(?:${parts}))|(?<=di ?cui)(?=${parts})`,
  'gi',
);

/** 'Proteine24g': a number with its unit is at a place, where the name before it ends. */
function isAmount(text: string, at: number): boolean {
  const number = readNumber(text, at, text.length);
  if (!number) return false;
  return readUnit(text, pastSpace(text, number.end), text.length) !== null;
}

/**
 * 'Energia1650kJGrassi5,2g': cells that ran together when their table was copied, with spaces
 * between them; any other text as it is.
 */
export function separatedCells(source: Source): Source {
  const { text } = source;
  if (text.length > maxLength || text.includes('|')) return source;
  // In a text of one line a value may also meet the next name.
  if (text.includes('\n') && !behindWord.test(text)) return source;
  const joints = [...text.matchAll(joint)].map(({ index }) => index);
  const [first, second] = joints;
  if (first === undefined || (second === undefined && !isAmount(text, first))) return source;
  const map = new OffsetMap(text.length + joints.length);
  let out = '';
  let from = 0;
  for (const at of [...joints, text.length]) {
    for (let i = from; i < at; i++)
      map.add(source.map?.startOf(i) ?? i, source.map?.endOf(i) ?? i + 1);
    out += text.slice(from, at);
    if (at < text.length) {
      const place = source.map?.startOf(at) ?? at;
      out += ' ';
      map.add(place, place);
    }
    from = at;
  }
  return { ...source, text: out, map };
}
