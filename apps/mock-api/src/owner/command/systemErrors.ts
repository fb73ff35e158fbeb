import { CatalogueError } from '../../readCatalogue.ts';
import { systemTexts } from './systemErrors.copy.ts';

/** What the system or a file of ours refused, in the owner's words; null of any other error. */
export function systemError(error: unknown): string | null {
  // Files of before that somebody edited by hand, as they are taken over.
  if (error instanceof CatalogueError && error.file === 'db.json') return systemTexts.brokenCopy;
  if (!(error instanceof Error)) return null;
  const [, broken] = /^shop\.json (?:does not fit: |is )(.*)$/su.exec(error.message) ?? [];
  if (broken !== undefined) return systemTexts.brokenShop(broken);
  const code = 'code' in error ? error.code : undefined;
  const path = 'path' in error && typeof error.path === 'string' ? error.path : '';
  switch (code) {
    case 'ENOENT':
    case 'ENOTDIR':
      return systemTexts.missing(path);
    case 'EISDIR':
      return systemTexts.folder(path);
    case 'EACCES':
    case 'EPERM':
    case 'EROFS':
      return systemTexts.noRight(path);
    case 'ENOSPC':
    case 'EDQUOT':
      return systemTexts.full;
    case 'EBUSY':
    case 'ETXTBSY':
      return systemTexts.open(path);
    default:
      return null;
  }
}
