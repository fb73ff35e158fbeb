/** More entries than these are hashed; fewer are looked through, which takes less. */
const few = 24;

/** Entries by name. */
export class Index<T> {
  private readonly keys: string[] = [];
  private readonly entries: T[] = [];
  private hashed: Map<string, T | undefined> | undefined = undefined;

  get(key: string): T | undefined {
    if (this.hashed) return this.hashed.get(key);
    const { keys } = this;
    for (let i = 0; i < keys.length; i++) if (keys[i] === key) return this.entries[i];
    return undefined;
  }

  set(key: string, entry: T): void {
    if (this.hashed) {
      this.hashed.set(key, entry);
      return;
    }
    this.keys.push(key);
    this.entries.push(entry);
    if (this.keys.length <= few) return;
    this.hashed = new Map(this.keys.map((name, i) => [name, this.entries[i]]));
  }
}
