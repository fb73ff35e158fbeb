import { systemTexts } from './systemErrors.copy.ts';

/** What the system or a file of ours refused, in the owner's words; null of any other error. */
export function systemError(error: unknown): string | null {
  if (error instanceof SyntaxError) return systemTexts.brokenCopy;
  if (!(error instanceof Error)) return null;
  // A file of the owner's shop that somebody edited by hand.
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
    case 'ERR_SQLITE_ERROR':
      return /locked/u.test(error.message) ? systemTexts.busy : systemTexts.noRight('');
    default:
      return null;
  }
}
