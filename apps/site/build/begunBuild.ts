import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { isWholeBuild } from '../host/buildDigest.ts';
import { type BuiltPages, readBuiltPages } from '../host/builtPages.ts';
import { copyFiles } from '../host/copyFiles.ts';

/**
 * Copies the pages of a build that was stopped over its pictures, to go on with; null where `dist` holds
 * none that was made from the same `inputs`.
 */
export async function takeUpBuild(
  dist: string,
  client: string,
  inputs: string,
): Promise<BuiltPages | null> {
  const built = readBuild(dist);
  if (built === null || inputs === '' || built.inputs !== inputs || built.pending.size === 0) {
    return null;
  }
  if (!(await isWholeBuild(dist, built))) return null;
  await copyFiles(join(dist, 'client'), client, built.files);
  return built;
}

function readBuild(dist: string): BuiltPages | null {
  try {
    return readBuiltPages(pathToFileURL(join(dist, 'pages.json')));
  } catch {
    return null;
  }
}
