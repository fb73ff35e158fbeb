const isJson = (text: string): boolean => /^\s*[[{"`]/.test(text);
/** Dirt of its own, which a second passage would make worse. */
const isDirty = (text: string): boolean =>
  /[ÃÂâÎÐ&ß½¼\ud83c-\ud83e\uff10-\uff19\u3000-\u33ff]|\\n/.test(text);

/** Every string of a value changed. */
function each(value: unknown, change: (text: string) => string): unknown {
  if (typeof value === 'string') return change(value);
  if (Array.isArray(value)) return value.map((item: unknown) => each(item, change));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, each(item, change)]));
}

const strings =
  (change: (text: string) => string) =>
  (value: unknown): unknown =>
    each(value, (text) => (isDirty(text) ? text : change(text)));

/** Plain texts alone: no JSON, markup or cells. */
const texts =
  (change: (text: string) => string) =>
  (value: unknown): unknown =>
    typeof value === 'string' && !isJson(value) && !/[<|\t]/.test(value) && !isDirty(value)
      ? change(value)
      : value;

const measure = /(\d) (?=[a-zµ%])/gi;

/** What labels pass through on their way into a feed: none of it changes what they say. */
export const passages: Readonly<Record<string, (value: unknown) => unknown>> = {
  'line ends of another system': strings((text) => text.replaceAll('\n', '\r\n')),
  'letters and accents apart': strings((text) => text.normalize('NFD')),
  'UTF-8 read as Latin-1': strings((text) =>
    String.fromCharCode(...new TextEncoder().encode(text)),
  ),
  'no-break spaces before units': strings((text) => text.replaceAll(measure, '$1\u00a0')),
  'narrow spaces before units': strings((text) => text.replaceAll(measure, '$1\u202f')),
  'zero-width spaces': strings((text) =>
    isJson(text) ? text : text.replaceAll(/ (?![^<]*>)/g, ' \u200b'),
  ),
  'spaces at the ends of lines': strings((text) => text.replaceAll('\n', '  \n')),
  'empty lines around it': strings((text) => `\n ${text} \n`),
  'a byte order mark': (value) => (typeof value === 'string' ? `\ufeff${value}` : value),
  'letters with accents as entities': strings((text) =>
    text.replaceAll(/[àèéìòùµ’“”–×²]/g, (char) => `&#${char.charCodeAt(0)};`),
  ),
  'the Greek letter for micro': strings((text) => text.replaceAll('µ', 'μ')),
  'numbers beside their units': strings((text) =>
    isJson(text) || /[Ol]\d|\d[Ol]|[a-z]\d+ mg /.test(text)
      ? text
      : text.replaceAll(/(\d) (?=(?:g|µg|mcg|kJ|kcal|ml)\b)/g, '$1'),
  ),
  JSON: (value) => JSON.stringify(value),
  'JSON within JSON': (value) => JSON.stringify(JSON.stringify(value)),
  'a JSON file': (value) => (typeof value === 'string' ? value : JSON.stringify(value, null, 2)),
  'a block of code': (value) =>
    typeof value === 'string' ? value : `\`\`\`json\n${JSON.stringify(value)}\n\`\`\``,
  // No paragraph ends within an item.
  paragraphs: texts((text) =>
    /[a-zà-ù-]\n[a-zà-ù]/.test(text)
      ? text
      : text
          .split('\n')
          .map((line) => `<p>${line}</p>`)
          .join(''),
  ),
  'line breaks of HTML': texts((text) => text.split('\n').join('<br />')),
};
