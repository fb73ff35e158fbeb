import type { NameReading } from './readName.ts';

/** Words by which the name of an unknown substance may be more than a name. */
const otherWords =
  /\b(?:(?:e|vnr|nrv|rda|per|ogni|x|su|a|non|zero|circa|ca|min|max|meno|piu|almeno|oltre)\b|di$|valor[ei]|informazion|dichiarazione|tabella|etichetta|analisi|nutri|medi|conten|apporto|component|porzion|dos[ei]|razion|serving|tracc|assent|inferior|superior)/;

const onlyNames = new WeakMap<NameReading, boolean>();

/** Whether a reading is the name of a substance and nothing else. */
export function isOnlyName(read: NameReading): boolean {
  let known = onlyNames.get(read);
  if (known === undefined) {
    known = read.bare && !otherWords.test(read.folded);
    onlyNames.set(read, known);
  }
  return known;
}
