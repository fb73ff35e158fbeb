// `npm run release`: what has changed since the version that is published, and the version that it asks for.
// `npm run release -- keep`: the readings and names of now are those of the version in the manifest.
import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Case, readCases } from '../corpus/readCases.ts';

const root = join(import.meta.dirname, '..');
const releasedFile = join(root, 'corpus/released.json');
const entries = ['src/index.ts', 'src/html/index.ts', 'src/testing/case.ts'];

/** What a published version can do: its public names, and by the digest of each label its reading's. */
export type Release = {
  version: string;
  names: readonly string[];
  readings: Readonly<Record<string, string>>;
};

export type Changes = {
  namesGone: readonly string[];
  namesNew: readonly string[];
  /** Labels that are read otherwise. */
  changed: readonly string[];
  /** Labels that are no longer in the corpus. */
  gone: number;
};

const digest = (value: unknown) =>
  createHash('sha256').update(JSON.stringify(value)).digest('base64url').slice(0, 8);

const labelDigest = ({ file, input, sections }: Case) =>
  digest([file.split('/')[0], input, sections.get('serving label')]);

const readingDigest = ({ sections }: Case) =>
  digest(sections.get('list') ?? sections.get('table') ?? sections.get('allergens'));

/** The names that a module exports, types among them. */
export const namesOf = (source: string): string[] => [
  ...[...source.matchAll(/^export (?:type )?\{([^}]+)\}/gm)].flatMap(([, names = '']) =>
    names
      .split(',')
      .map((name) => name.replace(/\btype\b/, '').trim())
      .filter((name) => name !== ''),
  ),
  ...[...source.matchAll(/^export (?:const|type|function) (\w+)/gm)].map(([, name = '']) => name),
];

/** What the sources of now can do. */
export function currentRelease(cases: readonly Case[] = allCases()): Release {
  const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  return {
    version,
    names: entries.flatMap((file) => namesOf(readFileSync(join(root, file), 'utf8'))).toSorted(),
    readings: Object.fromEntries(cases.map((own) => [labelDigest(own), readingDigest(own)])),
  };
}

const allCases = () => [...readCases('ingredients'), ...readCases('nutrition')];

export const releasedVersion = (): Release => JSON.parse(readFileSync(releasedFile, 'utf8'));

/** What differs between two versions. */
export function changesBetween(before: Release, now: Release, cases: readonly Case[]): Changes {
  const readings = Object.entries(before.readings);
  const labels = new Map(cases.map((own) => [labelDigest(own), `${own.file}: ${own.name}`]));
  return {
    namesGone: before.names.filter((name) => !now.names.includes(name)),
    namesNew: now.names.filter((name) => !before.names.includes(name)),
    changed: readings.flatMap(([label, reading]) =>
      (now.readings[label] ?? reading) === reading ? [] : [labels.get(label) ?? label],
    ),
    gone: readings.filter(([label]) => now.readings[label] === undefined).length,
  };
}

/** A name or a label that is gone asks for a new major version, all else that is changed for a minor one. */
export function nextVersion(version: string, changes: Changes): string {
  const [major = 0, minor = 0, patch = 0] = version.split('.').map(Number);
  if (changes.namesGone.length > 0 || changes.gone > 0) return `${major + 1}.0.0`;
  if (changes.namesNew.length > 0 || changes.changed.length > 0) return `${major}.${minor + 1}.0`;
  return `${major}.${minor}.${patch + 1}`;
}

if (process.argv[1] === import.meta.filename) {
  const now = currentRelease();
  if (process.argv.includes('keep'))
    writeFileSync(releasedFile, `${JSON.stringify(now, null, 1)}\n`);
  const released = releasedVersion();
  const changes = changesBetween(released, now, allCases());
  process.stdout.write(
    [
      `Published: ${released.version}. Next: ${nextVersion(released.version, changes)}.`,
      `Names that are gone: ${changes.namesGone.join(', ') || 'none'}`,
      `New names: ${changes.namesNew.join(', ') || 'none'}`,
      `Labels that left the corpus: ${changes.gone}`,
      `Labels that are read otherwise: ${changes.changed.length}`,
      ...changes.changed.map((label) => `  ${label}`),
      '',
    ].join('\n'),
  );
}
