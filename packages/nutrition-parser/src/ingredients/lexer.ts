/** What a character, or a word, may mean between the items of a list. */
export type TokenKind =
  | 'open'
  | 'close'
  | 'comma'
  | 'semicolon'
  | 'bar'
  | 'dash'
  | 'slash'
  | 'newLine'
  | 'fullStop'
  | 'colon'
  | 'bullet'
  /** 'può contenere' behind a word: a statement whose full stop may be lost. */
  | 'mayContain';

export type Token = { readonly kind: TokenKind; readonly start: number; readonly end: number };

/** The next places at which tokens may begin. */
const candidate = /[([{)\]},;|\n.:\-–/•·▪-◿✀-➿]|(?<=[\wà-ù)%*–-] )pu[oò]['’`]?\s+contenere\b/gi;

const kinds: Readonly<Record<string, TokenKind>> = {
  '(': 'open',
  '[': 'open',
  '{': 'open',
  ')': 'close',
  ']': 'close',
  '}': 'close',
  ',': 'comma',
  ';': 'semicolon',
  '|': 'bar',
  '-': 'dash',
  '–': 'dash',
  '/': 'slash',
  '\n': 'newLine',
  '.': 'fullStop',
  ':': 'colon',
};

const isDigit = (code: number): boolean => code >= 48 && code < 58;
const isCapital = (code: number): boolean => code > 64 && code < 91;

/** Whether a mark separates at its place: '3,5' has no comma, 'beta-alanina' no dash. */
function separates(kind: TokenKind, text: string, at: number): boolean {
  const before = text.charCodeAt(at - 1);
  const next = text.charCodeAt(at + 1);
  switch (kind) {
    case 'comma':
      return !(isDigit(before) && isDigit(next));
    case 'dash':
    case 'slash':
      return before === 32 && next === 32;
    case 'fullStop':
      return Number.isNaN(next) || next === 32 || next === 10 || isCapital(next);
    default:
      return true;
  }
}

/** The tokens between two places of a text, in order; what stands between them is text of items. */
export function tokensOf(text: string, from: number, end: number): Token[] {
  const tokens: Token[] = [];
  const candidates = new RegExp(candidate);
  candidates.lastIndex = from;
  for (let found = candidates.exec(text); found; found = candidates.exec(text)) {
    const { index } = found;
    if (index >= end) break;
    const [mark] = found;
    const kind = mark.length > 1 ? 'mayContain' : (kinds[mark] ?? 'bullet');
    if (separates(kind, text, index)) tokens.push({ kind, start: index, end: index + mark.length });
    if (kind === 'mayContain') candidates.lastIndex = index + 1;
  }
  return tokens;
}
