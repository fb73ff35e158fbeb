/** Objects that are read of one input: more than any label has. */
const maxObjects = 50_000;

/** The objects that a reader is inside of, so that a cycle ends, and how many it has read. */
export class Entered {
  private readonly above = new Set<object>();
  private left: number;

  constructor(most = maxObjects) {
    this.left = most;
  }

  /** Whether there was more than may be read. */
  get isSpent(): boolean {
    return this.left <= 0;
  }

  /** Reads what is in an object, unless it is inside itself or there was too much. */
  within<T>(value: object, read: () => T, otherwise: T): T {
    if (this.left <= 0 || this.above.has(value)) return otherwise;
    this.left--;
    this.above.add(value);
    const result = read();
    this.above.delete(value);
    return result;
  }
}

/** What is copied: more than any label has, and deeper than any feed wraps it. */
const maxCopied = 20_000;
const maxDepth = 40;

type Copied = {
  readonly source: object;
  readonly target: Record<string, unknown> | unknown[];
  readonly above: Copied | null;
  readonly depth: number;
};

const isInside = (value: object, place: Copied | null): boolean => {
  for (let at = place; at; at = at.above) if (at.source === value) return true;
  return false;
};

/** What a read of the source gives; undefined where it throws. */
function attempt<T>(read: () => T): T | undefined {
  try {
    return read();
  } catch {
    return undefined;
  }
}

const emptyObject = (): Record<string, unknown> => {
  const object: Record<string, unknown> = {};
  // `__proto__` is a key like any other.
  Object.setPrototypeOf(object, null);
  return object;
};

const emptyCopy = (source: object): Copied['target'] | undefined =>
  attempt(() => (Array.isArray(source) ? [] : emptyObject()));

/**
 * A copy of what can be read of an input that throws, has cycles or has too much in it: what is near
 * its root comes first, so that nothing inside one field costs another.
 */
function plainCopy(input: unknown): unknown {
  if (typeof input !== 'object' || input === null) return input;
  const target = emptyCopy(input);
  if (!target) return null;
  const queue: Copied[] = [{ source: input, target, above: null, depth: 0 }];
  // Copying a place adds those below it to the queue.
  for (const place of queue) copyFields(place, queue);
  return target;
}

function copyFields(place: Copied, queue: Copied[]): void {
  const { source, target } = place;
  for (const key of attempt(() => Object.keys(source)) ?? []) {
    const value: unknown = attempt(() => Reflect.get(source, key));
    const copy = typeof value === 'object' && value !== null ? copyOf(value, place, queue) : value;
    if (copy === undefined) continue;
    if (Array.isArray(target)) target.push(copy);
    else target[key] = copy;
  }
}

function copyOf(value: object, above: Copied, queue: Copied[]): unknown {
  const depth = above.depth + 1;
  if (queue.length > maxCopied || depth > maxDepth || isInside(value, above)) return undefined;
  const target = emptyCopy(value);
  if (target) queue.push({ source: value, target, above, depth });
  return target;
}

/**
 * Reads an input; where it throws when it is looked at (a getter, a proxy), is too deep or has too
 * much in it, reads a plain copy instead.
 */
export function readGuarded<T>(input: unknown, read: (value: unknown, entered: Entered) => T): T {
  const entered = new Entered();
  try {
    const result = read(input, entered);
    if (!entered.isSpent) return result;
  } catch {
    // Reads the copy.
  }
  return read(plainCopy(input), new Entered());
}

/** Places of an input that are looked at for something to read. */
const maxLooked = 2000;

/** Whether an input holds any text or number. */
export function hasContent(input: unknown): boolean {
  const queue: unknown[] = [input];
  // What is in a place comes behind those beside it.
  for (const value of queue) {
    if (typeof value === 'string' ? value.trim() !== '' : typeof value === 'number') return true;
    if (typeof value !== 'object' || value === null) continue;
    const inner: unknown[] = Object.values(value);
    queue.push(...inner.slice(0, Math.max(0, maxLooked - queue.length)));
  }
  return false;
}
