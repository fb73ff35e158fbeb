import { readFileSync } from 'node:fs';
import * as v from 'valibot';

const indexSchema = v.object({
  entries: v.record(v.string(), v.object({ type: v.string(), id: v.string(), title: v.string() })),
});
const indexFile = new URL('../../storybook-static/index.json', import.meta.url);

export type Part = { title: string; name: string; ids: readonly string[] };

const readEntries = (wanted: 'story' | 'docs') => {
  const { entries } = v.parse(indexSchema, JSON.parse(readFileSync(indexFile, 'utf8')));
  return Object.values(entries).filter(({ type }) => type === wanted);
};

/** The docs pages of the built Storybook. */
export const readDocs = () => readEntries('docs');

/** The parts of the built Storybook, each with the ids of its stories. */
export function readParts(): readonly Part[] {
  const stories = readEntries('story');
  return [...Map.groupBy(stories, ({ title }) => title)].map(([title, found]) => {
    const ids = found.map(({ id }) => id);
    return { title, name: ids[0]?.split('--')[0] ?? title, ids };
  });
}
