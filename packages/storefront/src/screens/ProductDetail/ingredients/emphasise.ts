export type TextPart = { text: string; isAllergen: boolean };

/**
 * Words of the fourteen allergens (Reg. EU 1169/2011, Annex II) as Italian labels write them, by
 * the start of the word. The look-aheads keep out what only sounds like one: buckwheat, cocoa
 * butter, coconut milk, nutmeg, peach.
 */
const allergenWords = [
  'glutine',
  'frument\\p{L}*',
  'grano(?!\\s+saraceno)',
  'segale',
  'orzo',
  'avena',
  'farro',
  'spelta',
  'kamut',
  'crostace\\p{L}*',
  'gamber\\p{L}*',
  'granchi\\p{L}*',
  'uov[oa]',
  'albume',
  'tuorlo',
  'ovoalbumina',
  'pesc[ei]',
  'merluzzo',
  'acciugh\\p{L}*',
  'arachid\\p{L}*',
  'soia',
  'soja',
  'soya',
  'latt[ei](?!\\s+di\\s+(?:cocco|mandorla|riso|soia|avena))',
  'lattosio',
  'lattoalbumin\\p{L}*',
  'casein\\p{L}*',
  'siero',
  'yogurt',
  'panna',
  'burro(?!\\s+di\\s+(?:cacao|karit|arachid|mandorl|nocciol))',
  'formaggi\\p{L}*',
  'frutta\\s+a\\s+guscio',
  'mandorl\\p{L}*',
  'nocciol\\p{L}*',
  'noc[ei](?!\\s+(?:moscata|di\\s+cocco|del\\s+cocco|di\\s+cola))',
  'anacard\\p{L}*',
  'pistacch\\p{L}*',
  'macadamia',
  'pecan',
  'sedano',
  'senape',
  'sesamo',
  'solfit\\p{L}*',
  'anidride\\s+solforosa',
  'lupin[oi]',
  'mollusc\\p{L}*',
  'vongol\\p{L}*',
  'cozz[ae]',
];

const allergen = new RegExp(`(?<![\\p{L}])(?:${allergenWords.join('|')})(?![\\p{L}])`, 'giu');
// 'Senza glutine', 'privo di lattosio' speak of what is not in it.
const denial = /(?:senza|priv[oaie]\s+di|esente\s+da|non\s+contiene)(?:\s+[\p{L}]+){0,2}\s+$/iu;
// A label's own marks: `_latte_`, `**latte**`.
const ownMarks = /[*_]{1,2}([\p{L}][\p{L} ]{1,40}?)[*_]{1,2}/gu;

/** The text in parts, allergens told apart from the rest so that they can be set in bold. */
export function emphasiseAllergens(source: string): TextPart[] {
  const text = source.replace(ownMarks, '$1');
  const parts: TextPart[] = [];
  let end = 0;
  for (const match of text.matchAll(allergen)) {
    if (denial.test(text.slice(Math.max(0, match.index - 40), match.index))) continue;
    if (match.index > end) parts.push({ text: text.slice(end, match.index), isAllergen: false });
    parts.push({ text: match[0], isAllergen: true });
    end = match.index + match[0].length;
  }
  if (end < text.length) parts.push({ text: text.slice(end), isAllergen: false });
  return parts;
}
