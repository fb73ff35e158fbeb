import { trimmedAround } from '../../text/trim.ts';

/** Longer titles are sentences. */
const maxTitleLength = 40;
const endsOfSentences = ['\n', '.', ';', ')', '!', ','];
const marksOfTitles = ' -–—:*#_([';

/** The name of a product before the marker of its list: 'Omega 3 - Ingredienti: …'. */
export function titleBefore(text: string, at: number): string | undefined {
  const before = text.slice(Math.max(0, at - maxTitleLength - 10), at);
  const line = trimmedAround(before, `${marksOfTitles}\n`);
  const from = Math.max(...endsOfSentences.map((mark) => line.lastIndexOf(mark))) + 1;
  const title = trimmedAround(line.slice(from), marksOfTitles);
  return title === '' || title.length > maxTitleLength ? undefined : title;
}
