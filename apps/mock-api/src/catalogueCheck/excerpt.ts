import type { Span } from '@vetta/nutrition-parser';
import { plainHtml } from '../escapeHtml.ts';

/** The words around a place of a label. */
export type Excerpt = {
  /** What the place belongs to, where its own text does not say so: 'Energia'. */
  about?: string;
  before: string;
  marked: string;
  after: string;
};

const contextLength = 40;
const maxMarkLength = 160;
const maxNameLength = 60;

/** The words at `span` of what was read; undefined where the place cannot be found again. */
export function excerptOf(source: unknown, { path = [], start, end }: Span): Excerpt | undefined {
  let parent: unknown;
  let value = source;
  for (const key of path) {
    parent = parsed(value);
    value = ownField(parent, key);
  }
  if (typeof value !== 'string' && typeof value !== 'number') return undefined;
  const text = String(value);
  const stop = Math.min(end, start + maxMarkLength);
  const about = rowName(parent, path.at(-1), text);
  return {
    ...(about === undefined ? {} : { about }),
    before:
      (start > contextLength ? '… ' : '') + text.slice(Math.max(0, start - contextLength), start),
    marked: text.slice(start, stop),
    after:
      text.slice(stop, stop + contextLength) + (text.length > stop + contextLength ? ' …' : ''),
  };
}

/** 'Energia: 900 [kcal] per 100 g' */
export function excerptText({ about, before, marked, after }: Excerpt): string {
  return `${about === undefined ? '' : `${about}: `}${before}[${marked}]${after}`;
}

export function excerptHtml({ about, before, marked, after }: Excerpt): string {
  const row = about === undefined ? '' : `<b>${plainHtml(about)}</b>: `;
  return `<blockquote lang="it">${row}${plainHtml(before)}<mark>${plainHtml(marked)}</mark>${plainHtml(after)}</blockquote>`;
}

/** Objects may come as JSON in a text; a path goes on within it. */
function parsed(value: unknown): unknown {
  if (typeof value !== 'string') return value;
  try {
    return JSON.parse(value);
  } catch {
    return undefined;
  }
}

function ownField(value: unknown, key: string | number): unknown {
  return typeof value === 'object' && value !== null && Object.hasOwn(value, key)
    ? Reflect.get(value, key)
    : undefined;
}

/** The row's name: another text of the same object, else the key of a pair. */
function rowName(parent: unknown, key: unknown, text: string): string | undefined {
  if (typeof parent !== 'object' || parent === null || Array.isArray(parent)) return undefined;
  const other = Object.values(parent).find(
    (value) => typeof value === 'string' && value !== text && /\p{L}/u.test(value),
  );
  const name = typeof other === 'string' ? other : String(key);
  return name.slice(0, maxNameLength);
}
