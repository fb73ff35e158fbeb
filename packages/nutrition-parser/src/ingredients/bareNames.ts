const lastJoints = ['e', 'ed', 'o', 'né'];

/** A piece without the marks behind it. */
export function bare(piece: string): string {
  let named = piece.trim();
  while (named !== '' && '.!*'.includes(named.slice(-1))) named = named.slice(0, -1).trimEnd();
  return named;
}

/** 'latte, uova e soia': bare names, the last behind a conjunction. */
export function areBareNames(named: string): boolean {
  const names = bare(named).split(', ');
  const [, joint = '', , ...more] = (names.pop() ?? '').split(' ');
  return lastJoints.includes(joint) && more.length === 0 && !names.some((n) => n.includes(' '));
}
