/** More entries than these are hashed; fewer are looked through, which takes less. */
const few = 24;

/** Entries by key. */
export class Index<K, T> {
  private readonly keys: K[] = [];
  private readonly entries: T[] = [];
  private hashed: Map<K, T | undefined> | undefined = undefined;

  get(key: K): T | undefined {
    if (this.hashed) return this.hashed.get(key);
    const { keys } = this;
    for (let i = 0; i < keys.length; i++) if (keys[i] === key) return this.entries[i];
    return undefined;
  }

  set(key: K, entry: T): void {
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
