import { isObject } from './values.ts';

/** Kinds of nodes in the rich text of content systems, folded to letters. */
const kinds: ReadonlySet<string> = new Set(
  'root document doc block paragraph p heading list listitem orderedlist bulletlist bulletedlist unorderedlist ul ol li quote span text link'.split(
    ' ',
  ),
);
const inline: ReadonlySet<string> = new Set(['span', 'text', 'link']);

const kindOf = (node: Record<string, unknown>): string => {
  const type = node['_type'] ?? node['nodeType'] ?? node['type'];
  return typeof type === 'string'
    ? type.trim().toLowerCase().replaceAll('-', '').replaceAll('_', '')
    : '';
};

const childrenOf = (node: Record<string, unknown>): readonly unknown[] | null => {
  const children = node['children'] ?? node['content'];
  return Array.isArray(children) ? children : null;
};

/** Deeper lists are no label's. */
const maxDepth = 12;

function textOf(node: unknown, depth: number): string | null {
  if (!isObject(node) || depth > maxDepth) return null;
  const kind = kindOf(node);
  const children = childrenOf(node);
  if (!kinds.has(kind)) return null;
  if (!children) {
    const text = node['text'] ?? node['value'];
    return inline.has(kind) && typeof text === 'string' ? text : null;
  }
  const parts = children.map((child) => textOf(child, depth + 1) ?? '');
  return inline.has(kind) ? parts.join('') : `${parts.join('')}\n`;
}

/** The text of a tree of paragraphs and spans, a line for each block; null for any other value. */
export function richTextOf(value: unknown): string | null {
  const first: unknown = Array.isArray(value) ? value[0] : value;
  if (!isObject(first) || childrenOf(first) === null) return null;
  const nodes: readonly unknown[] = Array.isArray(value) ? value : [value];
  const isTree = nodes.every((node) => isObject(node) && childrenOf(node) !== null);
  if (!isTree) return null;
  const texts = nodes.map((node) => textOf(node, 0));
  return texts.every((text) => text !== null) && texts.join('').trim() !== ''
    ? texts.join('')
    : null;
}
