const joints = new Set('di d da del dello della dei degli dell delle dl l'.split(' '));

/** 'trisodico', 'bipotassico': how often a salt has its metal. */
const times = /^(?:mono|di|bi|tri)(?=sod|potass|calc|magnes)/;

/**
 * What the spellings of an additive's name have in common: 'citrato di sodio', 'sodio citrato',
 * 'citrati di sodio' and 'citrato trisodico' are one. Takes a folded name.
 */
export function memberKey(folded: string): string {
  const stems: string[] = [];
  for (const word of folded.split(' ')) {
    if (joints.has(word)) continue;
    stems.push(word.length < 4 ? word : word.replace(/(?:ic)?[aeiou]+$/, '').replace(times, ''));
  }
  return stems.toSorted().join(' ');
}
