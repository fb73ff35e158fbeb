import { createHash } from 'node:crypto';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as v from 'valibot';
import { parseCatalogue, readCatalogueText } from './readCatalogue.ts';

/** What the writable copy was made of, so that an untouched copy can be distinguished from an edited one. */
const stampSchema = v.object({ seed: v.string(), copy: v.string() });

export type SeedOutcome = 'copied' | 'unchanged' | 'replaced' | 'keptEdited';

/**
 * Sees to it that `dataDir/db.json` exists (docs/rules.md#catalogue-copy). A seed that has changed
 * since it was copied replaces a copy that nobody has edited, so whoever edits the catalogue sees
 * it; an edited copy belongs to the owner and stays. The seed is validated first: throws a
 * `CatalogueError`.
 */
export async function seedDataDirectory(
  dataDir: string,
  catalogueFile: string | undefined,
): Promise<SeedOutcome> {
  const text = await readCatalogueText(catalogueFile);
  parseCatalogue(catalogueFile ?? 'bundled catalogue', text);
  await mkdir(dataDir, { recursive: true });
  const seed = digest(text);
  const copy = await readIfPresent(join(dataDir, 'db.json'));
  if (copy === null) {
    await writeCopy(dataDir, text, seed);
    return 'copied';
  }
  const stamp = await readStamp(dataDir);
  if (stamp?.seed === seed || digest(copy) === seed) return 'unchanged';
  if (stamp === null || digest(copy) !== stamp.copy) return 'keptEdited';
  await writeCopy(dataDir, text, seed);
  return 'replaced';
}

async function writeCopy(dataDir: string, text: string, seed: string): Promise<void> {
  await writeWhole(join(dataDir, 'db.json'), text);
  await writeWhole(join(dataDir, 'db.seed.json'), JSON.stringify({ seed, copy: digest(text) }));
}

/** A reader sees the old file or the new one, never a half of either. */
async function writeWhole(file: string, text: string): Promise<void> {
  const draft = `${file}.${process.pid}.new`;
  await writeFile(draft, text);
  await rename(draft, file);
}

async function readStamp(dataDir: string): Promise<v.InferOutput<typeof stampSchema> | null> {
  const text = await readIfPresent(join(dataDir, 'db.seed.json'));
  if (text === null) return null;
  try {
    const result = v.safeParse(stampSchema, JSON.parse(text));
    return result.success ? result.output : null;
  } catch {
    return null;
  }
}

async function readIfPresent(file: string): Promise<string | null> {
  try {
    return await readFile(file, 'utf8');
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null;
    throw error;
  }
}

function digest(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}
