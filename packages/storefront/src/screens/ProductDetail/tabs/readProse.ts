import { stripBold } from '../../../catalogue/stripBold.ts';

export type ProseBlock =
  | { kind: 'lead' | 'paragraph' | 'heading'; text: string }
  | { kind: 'list'; items: string[] };

/**
 * The blocks of a text as a feed writes it: paragraphs parted by empty lines, `**bold**` lines as
 * headings, lines with dashes or bullets as lists. The first paragraph leads when more follow.
 * Bold marks inside a sentence are taken away; everything else stays text.
 */
export function readProse(text: string): ProseBlock[] {
  const blocks = text
    .split(/\n\s*\n/)
    .flatMap((paragraph) => readParagraph(paragraph.trim()))
    .filter((block) => block.kind === 'list' || block.text !== '');
  const [first] = blocks;
  if (first?.kind !== 'paragraph' || blocks.length === 1) return blocks;
  return [{ kind: 'lead', text: first.text }, ...blocks.slice(1)];
}

const headingLine = /^(?:\*\*([^*]{1,120})\*\*|#{1,4} (.{1,120}))\s*:?$/;
const listLine = /^[-•*·]\s+(.*)$/;

function readParagraph(paragraph: string): ProseBlock[] {
  const blocks: ProseBlock[] = [];
  for (const line of paragraph.split('\n').map((text) => text.trim())) {
    const heading = headingLine.exec(line);
    const item = listLine.exec(line);
    const last = blocks.at(-1);
    if (heading !== null) {
      const text = heading[1] ?? heading[2] ?? '';
      blocks.push({ kind: 'heading', text: text.replace(/:$/, '').trim() });
    } else if (item !== null) {
      const text = stripBold(item[1] ?? '');
      if (last?.kind === 'list') last.items.push(text);
      else blocks.push({ kind: 'list', items: [text] });
    } else if (last?.kind === 'paragraph') {
      last.text += `\n${stripBold(line)}`;
    } else {
      blocks.push({ kind: 'paragraph', text: stripBold(line) });
    }
  }
  return blocks;
}
