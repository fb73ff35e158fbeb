import { fold } from '../text/fold.ts';
import { isObject } from './values.ts';

/** Kinds of nodes in the rich text of content systems, folded to letters. */
const kinds: ReadonlySet<string> = new Set(
  'root document doc block paragraph p heading header list listitem orderedlist bulletlist bulletedlist unorderedlist ul ol li quote span text link'.split(
    ' ',
  ),
);
const inline: ReadonlySet<string> = new Set(['span', 'text', 'link']);

const kindOf = (node: Record<string, unknown>): string => {
  const type = node['_type'] ?? node['nodeType'] ?? node['type'];
  return typeof type === 'string' ? fold(type).replaceAll(' ', '') : '';
};

const childrenOf = (node: Record<string, unknown>): readonly unknown[] | null => {
  const children = node['children'] ?? node['content'];
  return Array.isArray(children) ? children : null;
};

/** The text of a node without children: `{ type: 'paragraph', data: { text: '…' } }`. */
function ownText(node: Record<string, unknown>): string | null {
  const { data } = node;
  const text =
    node['text'] ?? node['value'] ?? node['content'] ?? (isObject(data) ? data['text'] : null);
  return typeof text === 'string' ? text : null;
}

/** What a block without children may hold; a record with other fields says more than its text. */
const blockKeys: ReadonlySet<string> = new Set(
  '_type nodeType type text value content data id _id _key marks level attrs style format'.split(
    ' ',
  ),
);

/** `{ type: 'heading', text: 'Ingredienti' }` */
const isBlock = (node: Record<string, unknown>): boolean =>
  childrenOf(node) !== null ||
  (kinds.has(kindOf(node)) &&
    ownText(node) !== null &&
    Object.keys(node).every((key) => blockKeys.has(key)));

/** Deeper lists are no label's. */
const maxDepth = 12;

function textOf(node: unknown, depth: number): string | null {
  if (!isObject(node) || depth > maxDepth) return null;
  const kind = kindOf(node);
  const children = childrenOf(node);
  if (!kinds.has(kind)) return null;
  if (!children) {
    const text = ownText(node);
    return text === null || inline.has(kind) ? text : `${text}\n`;
  }
  const parts = children.map((child) => textOf(child, depth + 1) ?? '');
  return inline.has(kind) ? parts.join('') : `${parts.join('')}\n`;
}

/** The text of a tree of paragraphs and spans, a line for each block; null for any other value. */
export function richTextOf(value: unknown): string | null {
  const nodes: readonly unknown[] = Array.isArray(value) ? value : [value];
  const isTree = nodes.length > 0 && nodes.every((node) => isObject(node) && isBlock(node));
  const isLeaf = isObject(value) && childrenOf(value) === null;
  if (!isTree || isLeaf) return null;
  const texts = nodes.map((node) => textOf(node, 0));
  return texts.every((text) => text !== null) && texts.join('').trim() !== ''
    ? texts.join('')
    : null;
}
