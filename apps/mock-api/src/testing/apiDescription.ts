import { Ajv2020 } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import * as v from 'valibot';
import { openApiDocument } from '../openApi.ts';
import type { RawAnswer } from './serverFixture.ts';

const headerSchema = v.object({ required: v.boolean(), schema: v.unknown() });
const responseSchema = v.object({
  headers: v.optional(v.record(v.string(), headerSchema), {}),
  content: v.optional(v.record(v.string(), v.unknown())),
});
const operationSchema = v.object({ responses: v.record(v.string(), responseSchema) });
const documentSchema = v.object({
  paths: v.record(v.string(), v.record(v.string(), operationSchema)),
});

export const description = openApiDocument('Vetta Nutrition');
const { paths } = v.parse(documentSchema, description);

const ajv = new Ajv2020({ strict: false, allErrors: true });
addFormats.default(ajv);
ajv.addSchema(description, 'api');

export type Call = { method: 'get' | 'post'; path: string };

/** All that the description promises, such as `get /api/brands 404`. */
export const describedAnswers: readonly string[] = Object.entries(paths).flatMap(
  ([path, methods]) =>
    Object.entries(methods).flatMap(([method, { responses }]) =>
      Object.keys(responses).map((status) => `${method} ${path} ${status}`),
    ),
);

/** What a body breaks of the schema at `pointer`; nothing is good. */
export function problemsOf(pointer: string, body: unknown): unknown[] {
  const validate = ajv.getSchema(`api#${pointer}`);
  if (validate === undefined) return [`nothing at ${pointer}`];
  return validate(body) ? [] : [...(validate.errors ?? [])];
}

/** What an answer breaks of the description: status, type, headers, body; nothing is good. */
export function problemsOfAnswer({ method, path }: Call, { status, headers, text }: RawAnswer) {
  const response = paths[path]?.[method]?.responses[status];
  if (response === undefined) return [`${method} ${path} ${status} is not described`];
  const at = ['paths', path, method, 'responses', String(status)];
  const broken = Object.entries(response.headers).flatMap(([name, { required }]) => {
    const value = headers[name.toLowerCase()];
    if (value === undefined) return required ? [`${name} is missing`] : [];
    return problemsOf(pointerTo(...at, 'headers', name, 'schema'), Number(value));
  });
  if (response.content === undefined) return text === '' ? broken : [...broken, 'a body'];
  const [type = ''] = (headers['content-type'] ?? '').split(';');
  if (!(type in response.content)) return [...broken, `type ${type}`];
  const body: unknown = type.endsWith('json') ? JSON.parse(text) : text;
  return [...broken, ...problemsOf(pointerTo(...at, 'content', type, 'schema'), body)];
}

export function pointerTo(...parts: readonly string[]): string {
  return parts
    .map((part) => `/${encodeURIComponent(part.replaceAll('~', '~0').replaceAll('/', '~1'))}`)
    .join('');
}
