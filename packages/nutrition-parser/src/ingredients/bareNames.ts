const lastJoints = ['e', 'ed', 'o', 'né'];

/** A piece without the marks behind it. */
export function bare(piece: string): string {
  let named = piece.trim();
  while (named !== '' && '.!*'.includes(named.slice(-1))) named = named.slice(0, -1).trimEnd();
  return named;
}

/** 'latte, uova e soia': bare names, the last behind a conjunction unless a colon announced them. */
export function areBareNames(named: string, isAnnounced = false): boolean {
  const names = bare(named).toLowerCase().replaceAll('frutta a guscio', 'frutta');
  const slashed = names.split('/').map((name) => name.trim());
  if (slashed.length > 1 && !slashed.some((name) => name.includes(' '))) return true;
  const comma = names.lastIndexOf(', ');
  const [words, last] = [names.slice(0, Math.max(0, comma)), names.slice(comma + 1).trim()];
  const isJoined = lastJoints.some((joint) => last.split(' ')[1] === joint);
  const isLast = isJoined || (isAnnounced && !last.includes(' '));
  const others = words.split(', ');
  return isLast && last.split(' ').length <= 3 && !others.some((name) => name.includes(' '));
}
