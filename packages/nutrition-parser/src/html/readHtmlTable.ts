import { defaultTreeAdapter, parse, type DefaultTreeAdapterTypes } from 'parse5';
import type { HtmlBlock, HtmlCell, HtmlText } from '../model.ts';
import { tagText } from '../text/characters.ts';

type Node = DefaultTreeAdapterTypes.Node;
type Element = DefaultTreeAdapterTypes.Element;

const unread = new Set(['script', 'style', 'template', 'head']);

/** Columns of a table that are read, and places that spanning cells may fill in all. */
const maxColumns = 64;
const maxPlaces = 200_000;

/**
 * Finds the tables of an HTML text, rowspans and colspans filled in, and the text around them as
 * lines. Every piece is a place in the source.
 */
export function readHtmlBlocks(html: string): HtmlBlock[] {
  const document = parse(html, { sourceCodeLocationInfo: true });
  const blocks: HtmlBlock[] = [];
  let lines: HtmlText = [];
  const flush = (): void => {
    const text = lines.filter((line) => line.length > 0);
    if (text.length > 0) blocks.push({ kind: 'text', lines: text });
    lines = [];
  };
  walk(document, (node, isEnd) => {
    if (isElement(node, 'table') && !isEnd) {
      flush();
      tableBlocks(node, blocks);
      return false;
    }
    return collect(node, isEnd, lines);
  });
  flush();
  return blocks;
}

const isElement = (node: Node, name: string): node is Element =>
  defaultTreeAdapter.isElementNode(node) && node.tagName === name;

/** Visits a tree without recursion: each node on entering and leaving; false skips the children. */
function walk(root: Node, visit: (node: Node, isEnd: boolean) => boolean): void {
  const stack: { node: Node; isEnd: boolean }[] = [{ node: root, isEnd: false }];
  for (let next = stack.pop(); next; next = stack.pop()) {
    const enters = visit(next.node, next.isEnd);
    if (next.isEnd || !enters || !('childNodes' in next.node)) continue;
    stack.push({ node: next.node, isEnd: true });
    for (const child of next.node.childNodes.toReversed())
      stack.push({ node: child, isEnd: false });
  }
}

/** `<span>Energia</span><span>1570 kJ</span>`: neighbours that only a style sheet parts. */
function isSecondSpan(node: Element): boolean {
  if (node.tagName !== 'span' || !node.parentNode) return false;
  const siblings = node.parentNode.childNodes;
  const previous = siblings[siblings.indexOf(node) - 1];
  return previous !== undefined && isElement(previous, 'span');
}

/** Whether a line ends at a tag; `<dt>Zinco</dt><dd>10 mg</dd>` is one. */
const endsLine = ({ tagName }: Element, isEnd: boolean): boolean =>
  (tagText(tagName) === '\n' || tagName.includes('-')) && tagName !== (isEnd ? 'dt' : 'dd');

/** Adds the text of a node to the lines; whether its children are to be visited. */
function collect(node: Node, isEnd: boolean, lines: HtmlText): boolean {
  if (defaultTreeAdapter.isTextNode(node)) {
    const place = node.sourceCodeLocation;
    if (place) {
      const line = lines.at(-1);
      if (line) line.push(place.startOffset, place.endOffset);
      else lines.push([place.startOffset, place.endOffset]);
    }
    return false;
  }
  if (!defaultTreeAdapter.isElementNode(node)) return true;
  if (unread.has(node.tagName)) return false;
  if (node.tagName === 'sup' && !isEnd) {
    // Whole, tags and all: only then '10<sup>9</sup>' is a power.
    const place = node.sourceCodeLocation;
    if (place && lines.length > 0) lines.at(-1)?.push(place.startOffset, place.endOffset);
    return false;
  }
  const breaks = endsLine(node, isEnd) || (!isEnd && isSecondSpan(node));
  if (breaks && lines.at(-1)?.length !== 0) lines.push([]);
  return !isEnd;
}

/** Adds a table with its caption, and those inside its cells behind it. */
function tableBlocks(outer: Element, blocks: HtmlBlock[]): void {
  const tables: Element[] = [outer];
  for (let table = tables.shift(); table; table = tables.shift()) {
    const root = table;
    const caption: HtmlText = [];
    const rows: Element[] = [];
    walk(root, (node, isEnd) => {
      if (isEnd || node === root) return true;
      if (isElement(node, 'table')) {
        tables.push(node);
        return false;
      }
      if (isElement(node, 'caption')) {
        walk(node, (part, partEnd) => collect(part, partEnd, caption));
        return false;
      }
      if (isElement(node, 'tr')) rows.push(node);
      return true;
    });
    const text = caption.filter((line) => line.length > 0);
    if (text.length > 0) blocks.push({ kind: 'text', lines: text });
    const grid = fill(rows);
    if (grid.length > 0) blocks.push({ kind: 'table', rows: grid });
  }
}

/** The places of a table, each spanning cell in all the places that it covers. */
function fill(rows: readonly Element[]): (HtmlCell | null)[][] {
  const grid: (HtmlCell | null)[][] = rows.map(() => []);
  let places = 0;
  rows.forEach((row, r) => {
    let column = 0;
    for (const node of row.childNodes) {
      const isHeader = isElement(node, 'th');
      if (!isHeader && !isElement(node, 'td')) continue;
      while (grid[r]?.[column] !== undefined) column++;
      if (column >= maxColumns) break;
      const across = Math.min(span(node, 'colspan'), maxColumns - column);
      const down = Math.min(span(node, 'rowspan'), rows.length - r);
      const cell: HtmlCell = { lines: linesOf(node), header: isHeader, repeated: false };
      for (let y = 0; y < down && places < maxPlaces; y++) {
        for (let x = 0; x < across; x++) {
          const target = grid[r + y];
          if (target && target[column + x] === undefined) {
            target[column + x] = x + y === 0 ? cell : { ...cell, repeated: true };
            places++;
          }
        }
      }
      column += across;
    }
  });
  return grid.map((row) => Array.from(row, (cell) => cell ?? null));
}

function span(cell: Element, name: string): number {
  const value = Number.parseInt(cell.attrs.find((attr) => attr.name === name)?.value ?? '1', 10);
  return Number.isNaN(value) || value < 1 ? 1 : value;
}

function linesOf(cell: Element): HtmlText {
  const lines: HtmlText = [];
  walk(cell, (node, isEnd) => {
    if (node === cell) return true;
    if (isElement(node, 'table')) return false;
    return collect(node, isEnd, lines);
  });
  return lines.filter((line) => line.length > 0);
}
