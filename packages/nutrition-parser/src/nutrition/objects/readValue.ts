import { looksLikeJson, readJson, unfenced } from '../../document/json.ts';
import { richTextOf } from '../../document/richText.ts';
import { isObject } from '../../document/values.ts';
import type { Diagnostic, DiagnosticCode, Shape } from '../../model.ts';
import type { Input, Place } from './input.ts';
import { readArray } from './readArray.ts';
import { readObject } from './readObject.ts';
import { TextReader, readWholeText } from '../texts/TextReader.ts';
import { separatedCells } from '../texts/cells.ts';
import { readHtml } from '../texts/readHtml.ts';
import { readSource } from '../../text/clean.ts';
import { hasStructure } from '../../text/tags.ts';

/** JSON in JSON in JSON, and no more. */
const maxDepth = 20;

/** Reads any value of the input into its table, and tells the shape it had. */
export function readValue(value: unknown, place: Place, input: Input): Shape {
  if (place.depth > maxDepth || !input.table.budget.mayReadOn()) return 'none';
  if (typeof value === 'string') return readString(value, place, input);
  const text = richTextOf(value);
  if (text !== null) return readString(text, place, input);
  if (Array.isArray(value)) return readArray(value, place, input);
  return isObject(value) ? readObject(value, place, input) : 'none';
}

function readString(whole: string, place: Place, input: Input): Shape {
  const { table, html } = input;
  const { basis, path } = place;
  const text = table.budget.cut(whole);
  const bare = unfenced(text);
  if (looksLikeJson(bare)) {
    const json = readJson(bare);
    const before = table.rowCount;
    const shape = input.read(json.value, { ...place, depth: place.depth + 2 }, input);
    if (!json.valid) table.add({ kind: 'diagnostic', diagnostic: told(invalidJson, place, text) });
    if (json.valid || table.rowCount > before) return shape;
  }
  const own = path.length > 0 ? path : undefined;
  if (hasStructure(text)) {
    if (html) return readHtml(html, { html: text, path: own, basis }, table);
    table.add({ kind: 'diagnostic', diagnostic: told(missingHtml, place, text) });
  }
  const reader = new TextReader(table, basis);
  readWholeText(separatedCells(readSource(text, own, true)), reader);
  return reader.shape;
}

type Told = {
  readonly code: DiagnosticCode;
  readonly severity: Diagnostic['severity'];
  readonly message: string;
};

const invalidJson: Told = {
  code: 'json-invalid',
  severity: 'error',
  message: 'The JSON is broken; what could be made out was read.',
};

const missingHtml: Told = {
  code: 'html-reader-missing',
  severity: 'warning',
  message: "HTML was read as the text between its tags; 'options.html' reads its tables.",
};

/** What is told of a whole text. */
const told = (diagnostic: Told, { path }: Place, text: string): Diagnostic => ({
  ...diagnostic,
  span: { ...(path.length > 0 ? { path } : {}), start: 0, end: text.length },
});
