/** The spreadsheet's own way in. */
const command =
  '"npm run catalogo -- verifica FILE" checks it, "-- importa FILE" takes it (docs/negozio.md)';
const format = 'apps/mock-api/README.md, "The catalogue", shows the JSON that the shop reads';

/** What a text that is no JSON is instead, and what to do with it; null where that is unknown. */
export function describeNonJson(text: string): string | null {
  const start = text.trimStart();
  if (start === '') return 'the file is empty';
  if (start.startsWith('PK\u0003\u0004')) {
    return `an Excel or LibreOffice file, not JSON: ${command}; for this command export its rows as JSON (${format})`;
  }
  if (start.startsWith('<'))
    return `XML or HTML, not JSON: export the products as JSON (${format})`;
  const [head = '', row = ''] = start.split(/\r?\n/);
  const separator = [';', '\t', ','].find((sign) => head.includes(sign) && row.includes(sign));
  if (/^[[{]/.test(start) || separator === undefined) return null;
  const columns = head
    .split(separator)
    .map((name) => name.trim().replaceAll('"', ''))
    .slice(0, 6)
    .join(', ');
  return `a CSV (columns ${columns}), not JSON: ${command}; for this command export the rows as JSON, one object for each under "products", prices in cents (${format})`;
}
