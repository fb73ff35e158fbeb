/** Words of a text of which one letter may be wrong, missing or doubled. */
const restsOf = (word: string): string[] =>
  Array.from(word, (_, i) => word.slice(0, i) + word.slice(i + 1));

/** Whether two words of the same length differ in one letter, or in the order of two. */
function isNear(word: string, name: string): boolean {
  if (word.length !== name.length) return true;
  const apart = Array.from(word, (_, i) => i).filter((i) => word[i] !== name[i]);
  const [first = 0, second] = apart;
  if (second === undefined) return true;
  return apart.length === 2 && word[first] === name[second] && word[second] === name[first];
}

/** Finds the name that a word is with one wrong letter. */
export class NearNames {
  /** Each name without one of its letters, by what is left. */
  private readonly byRest = new Map<string, string[]>();

  constructor(names: Iterable<string>) {
    for (const name of names)
      for (const rest of [name, ...restsOf(name)])
        this.byRest.set(rest, [...(this.byRest.get(rest) ?? []), name]);
  }

  find(word: string): string | undefined {
    for (const rest of [word, ...restsOf(word)]) {
      const name = this.byRest.get(rest)?.find((each) => isNear(word, each));
      if (name !== undefined) return name;
    }
    return undefined;
  }
}
