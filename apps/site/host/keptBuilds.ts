import { randomUUID } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { copyFile, mkdir, readdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import * as v from 'valibot';
import { isWholeBuild } from './buildDigest.ts';
import { type BuiltPages, readBuiltPages } from './builtPages.ts';
import { copyFiles } from './copyFiles.ts';
import { isHashed } from './siteHeaders.ts';

/**
 * The builds that hosts serve, each in a folder named by its digest: copies, which neither the next
 * build nor a restored cache writes into. Two are kept: open tabs still ask for the hashed files of the
 * last one whose files are not all in the newest.
 */
const keptCount = 2;

const digestName = /^[0-9a-f]{32}$/;
const kept = v.pipe(v.array(v.pipe(v.string(), v.regex(digestName))), v.maxLength(keptCount));

/** Digests of the builds, the newest first. */
export function readKept(store: string): readonly string[] {
  try {
    const digests = v.parse(kept, JSON.parse(readFileSync(join(store, 'kept.json'), 'utf8')));
    return digests.filter((digest) => existsSync(join(store, digest, 'pages.json')));
  } catch {
    return [];
  }
}

/**
 * Takes the build in `dist` over if it is whole and not there yet. Gives false where there is none:
 * nothing built, half written, or changed while it was copied.
 */
export async function keepBuild(dist: string, store: string): Promise<boolean> {
  const pages = readIfWritten(dist);
  if (pages === null) return false;
  const { digest } = pages;
  await mkdir(store, { recursive: true });
  if (!existsSync(join(store, digest))) {
    const copy = join(store, `copy-${randomUUID()}`);
    try {
      if (!(await copyWhole(dist, copy, pages))) return false;
      await rename(copy, join(store, digest)).catch((error: unknown) => {
        // Another host was quicker: its copy is the same.
        if (!existsSync(join(store, digest))) throw error;
      });
    } finally {
      await rm(copy, { recursive: true, force: true });
    }
  }
  const before = readKept(store);
  if (before[0] === digest) return true;
  const files = new Set(pages.files);
  // `npm start` puts a build there twice, the second time with its pictures: that has all of the first.
  const hasAllOf = (other: string) =>
    readIfWritten(join(store, other))?.files.every(
      (name) => !isHashed(`/${name}`) || files.has(name),
    );
  const older = before.filter((other) => other !== digest && !hasAllOf(other));
  const digests = [digest, ...older].slice(0, keptCount);
  const pointer = join(store, `kept-${randomUUID()}`);
  await writeFile(pointer, JSON.stringify(digests));
  await rename(pointer, join(store, 'kept.json'));
  // Hosts serve the one before until they have opened this one.
  await removeOthers(store, [...digests, ...before.slice(0, 1)]);
  return true;
}

/** A copy that is older belongs to a host that has died over it. */
const copyWithinMs = 10 * 60 * 1000;

async function removeOthers(store: string, digests: readonly string[]): Promise<void> {
  for (const name of await readdir(store)) {
    const path = join(store, name);
    const isOutdated = digestName.test(name)
      ? !digests.includes(name)
      : /^(copy|kept)-/.test(name) && Date.now() - (await changedAt(path)) > copyWithinMs;
    if (isOutdated) await rm(path, { recursive: true, force: true });
  }
}

async function changedAt(path: string): Promise<number> {
  return stat(path).then(
    ({ mtimeMs }) => mtimeMs,
    () => Number.NaN,
  );
}

async function copyWhole(dist: string, copy: string, built: BuiltPages): Promise<boolean> {
  // Reading is cheap beside writing: what is not whole is not copied again and again.
  if (!(await isWholeBuild(dist, built))) return false;
  await copyFiles(join(dist, 'client'), join(copy, 'client'), built.files);
  await copyFile(join(dist, 'pages.json'), join(copy, 'pages.json'));
  const copied = readIfWritten(copy);
  return copied?.digest === built.digest && isWholeBuild(copy, copied);
}

function readIfWritten(folder: string): BuiltPages | null {
  try {
    return readBuiltPages(pathToFileURL(join(folder, 'pages.json')));
  } catch {
    return null;
  }
}
