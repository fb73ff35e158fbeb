import { byteOf } from './cleanTables.ts';

/**
 * A character whose UTF-8 bytes were read as Latin-1 or Windows-1252: `Ã¨` is è, `Âµ` is µ.
 * Only the lead bytes that Italian text and label symbols have (Â Ã Î Ï â ï, Å of œ) are tried, because
 * the other letters occur in honest text.
 */
export function decodeMojibake(
  raw: string,
  at: number,
  end: number,
): { code: number; end: number } | null {
  const lead = raw.charCodeAt(at);
  if (lead === 0xc5) return decodeLigature(raw, at, end);
  if (lead !== 0xc2 && lead !== 0xc3 && lead !== 0xce && lead !== 0xcf && lead !== 0xe2) {
    if (lead !== 0xef) return null;
  }
  const second = at + 1 < end ? byteOf(raw.charCodeAt(at + 1)) : -1;
  const long = lead >= 0xe0;
  if (second >= 0x80 && second < 0xc0) {
    if (!long) return { code: ((lead & 31) << 6) | (second & 63), end: at + 2 };
    const third = at + 2 < end ? byteOf(raw.charCodeAt(at + 2)) : -1;
    if (third < 0x80 || third >= 0xc0) return null;
    return { code: ((lead & 15) << 12) | ((second & 63) << 6) | (third & 63), end: at + 3 };
  }
  // '1,1Â mg': the no-break space behind Â has become a space; Â itself was never there.
  if (lead === 0xc2) {
    const isEdge = at + 1 >= end || raw.charCodeAt(at + 1) === 32;
    return isEdge ? { code: 0x200b, end: at + 1 } : null;
  }
  // 'QualitÃ ': the no-break space behind Ã has become a space, or is lost at the end.
  if (lead !== 0xc3 || !isLetterBefore(raw, at)) return null;
  if (at + 1 >= end) return { code: 0xe0, end: at + 1 };
  if (raw.charCodeAt(at + 1) !== 32) return null;
  const doubled = raw.charCodeAt(at + 2) === 32;
  return { code: 0xe0, end: doubled ? at + 2 : at + 1 };
}

/** Œ and œ; what else Å leads may be honest text. */
function decodeLigature(
  raw: string,
  at: number,
  end: number,
): { code: number; end: number } | null {
  const second = at + 1 < end ? byteOf(raw.charCodeAt(at + 1)) : -1;
  return second === 0x92 || second === 0x93 ? { code: 0xc0 + second, end: at + 2 } : null;
}

const isLetterBefore = (raw: string, at: number): boolean => {
  const code = at > 0 ? raw.charCodeAt(at - 1) | 32 : 0;
  return code >= 97 && code <= 122;
};
