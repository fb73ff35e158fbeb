const rowCount = 10_000;
const depth = 50;
const million = 1_000_000;

/** Details that no shop means: each in the field that the label is read from. */
export const hostileDetails: Readonly<Record<string, object>> = {
  'text-of-1-mb': label('latte, zucchero (sale '.repeat(million / 22)),
  'brackets-of-1-mb': label('('.repeat(million)),
  'pipes-of-1-mb': label('|'.repeat(million)),
  'figures-of-1-mb': label('1,5 g / '.repeat(million / 8)),
  '50-levels': label(nested(depth)),
  'json-50-levels': label(JSON.stringify(nested(depth))),
  'html-of-1-mb': label('<table><tr><td rowspan=99 colspan=99>'.repeat(million / 37)),
  'script-in-html': label('<table><tr><td><script>alert(1)</script>Sale<td>1 g</table>'),
  'proto-keys': label(
    JSON.parse('{"__proto__":{"per_100g":[{"__proto__":{},"component":"Sale","value":"1 g"}]}}'),
  ),
  'rows-10000': label({
    per_100g: Array.from({ length: rowCount }, (_, place) => ({
      component: `Riga ${place}`,
      value: `${place} mg`,
    })),
  }),
  'lines-10000': label(
    Array.from({ length: rowCount }, (_, place) => `Riga ${place}: ${place} mg`),
  ),
};

function label(input: unknown): object {
  const text = typeof input === 'string' ? input : JSON.stringify(input);
  return { valori_nutrizionali: input, features: { ingredienti: text } };
}

function nested(levels: number): unknown {
  let value: unknown = 'Sale: 1 g';
  for (let level = 0; level < levels; level += 1) value = { per_100g: [value] };
  return value;
}
