import { groupOf, onOneLine } from '../text/chars.ts';
import { Remembered } from '../text/Remembered.ts';
import { codeOf, keepsDot } from './bracket.ts';

/** What the text of an item says beside its name. */
export type ItemText = { name: string; percent: number | undefined; code: string | undefined };

const leadingPercent =
  /^(?:il |al )?(?:min\.?|minimo|circa|ca\.?|almeno)?\s*(\d{1,3}(?:[.,]\d+)?)(?:\s?[-–]\s?\d+(?:[.,]\d+)?)?\s*%\s*(?:di |d['’]|del |della )?(?=\S)/i;
const trailingPercent =
  /(?:\s|^)[-–:=<>~≥≤]?\s*(?:min\.?|minimo|max\.?|massimo|circa|ca\.?|almeno|al|pari al)?\s*(\d{1,3}(?:[.,]\d+)?)(?:\s?%?\s?[-–/]\s?\d+(?:[.,]\d+)?)?\s*%(?:\s*\(?(?:min(?:im[oa])?|max|massimo|circa|ca)\.?\)?)?(?: (?:sul|del|in) (?:totale|prodotto(?: finito)?|peso(?: totale)?))?$/i;
/** A percentage behind these is the strength of an extract. */
const titrated =
  /\b(?:tit\b|titolat[oaie]|titolo|std\b|standardizzat[oaie]|conc\.|concentrazione)|\b(?:e\.?s\.?|estratto(?: secco)?)(?: al)? \d[\d.,]*\s*%$/i;
const trailingCode = /[\s,:–-]+(e[\s-]?\d{3,4}\s?[a-f]?(?:\s?\(i{1,3}v?\))?)$/i;
/** Pictures: 'LATTE 🥛' */
const picture = / ?[\ud83c-\ud83e][\udc00-\udfff]\ufe0f?/g;
/** 'E120 (solo gusto fragola)' */
const remarkedCode = /^e[\s-]?\d{3,4}[a-f]?(?= \()/i;
const leadingCode = /^(e[\s-]?\d{3,4}[a-f]?(?:\s?\(i{1,3}v?\))?)[\s:–-]+(?=[a-zà-ù]{3})/i;

/**
 * Takes percentage and E-number out of an item: '12% cacao', 'cacao 12%', 'lecitina E322'. The
 * percentage of a titration ('tit. 3% rosavine', 'estratto secco 20%') stays in the name.
 */
export function readItemText(text: string): ItemText {
  let name = onOneLine(text).replace(/\s+([,;.)])/g, '$1');
  // The end of a quotation that began before the list.
  if (name.endsWith('"') && name.indexOf('"') === name.length - 1) name = name.slice(0, -1);
  if (name.includes('( ')) name = name.replaceAll('( ', '(');
  const trimmed = name.replace(/^[\s*•·\-–—:.,;=>]+|[\s*•·\-–—:.,;=†‡¹²³°^]+$/g, '');
  name = keepsDot(trimmed) && name.includes(`${trimmed}.`) ? `${trimmed}.` : trimmed;
  if (name.includes('*')) name = name.replaceAll('*', '');
  name = name.replace(picture, '');
  let percent: number | undefined;
  if (name.includes('%')) {
    const lead = leadingPercent.exec(name);
    const trail = lead ? null : trailingPercent.exec(name);
    if (lead && Number(toNumber(groupOf(lead, 1))) <= 100) {
      percent = toNumber(groupOf(lead, 1));
      name = name.slice(lead[0].length);
    } else if (trail && !titrated.test(name)) {
      percent = toNumber(groupOf(trail, 1));
      name = name.slice(0, trail.index);
    }
  }
  let code = codeOf(name);
  if (code === undefined && /e[\s-]?\d{3}/i.test(name)) {
    const trail = trailingCode.exec(name);
    const lead = trail ? null : leadingCode.exec(name);
    const found = trail ?? lead;
    if (found) {
      const rest = trail ? name.slice(0, trail.index) : name.slice(found[0].length);
      // 'E202-E211' is two codes, no name with its code.
      const isOne = codeOf(rest) === undefined && !/ (?:ed?|&)$/i.test(rest);
      code = isOne ? codeOf(groupOf(found, 1)) : undefined;
      if (code !== undefined) name = rest;
    } else code = codeOf(remarkedCode.exec(name)?.[0] ?? '');
  }
  name = name.replace(/[\s*•·\-–—:,;=†‡¹²³<>~≥≤]+$/g, '').trim();
  return { name, percent, code };
}

const heads = new Remembered<ItemText>();

/** `readItemText` of what stands before a colon; lists repeat the few words that do. */
export const readHead = (text: string): ItemText =>
  heads.find(text) ?? heads.keep(text, readItemText(text));

const toNumber = (text: string): number => Number(text.replace(',', '.'));
