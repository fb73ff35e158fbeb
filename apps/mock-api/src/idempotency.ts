import { createHash } from 'node:crypto';

/** A key of a client's choice that makes a repeated message the same message. */
export function isIdempotencyKey(text: string): boolean {
  return /^[\x21-\x7e]{1,200}$/.test(text);
}

export function digestOf(value: unknown): string {
  return createHash('sha256').update(JSON.stringify(value)).digest('base64url');
}

export type IdempotencyStore<Answer> = {
  find: (key: string) => { digest: string; answer: Promise<Answer> } | undefined;
  /** Remembers an answer under way; one that is not kept is forgotten, so that a new try is possible. */
  remember: (key: string, digest: string, answer: Promise<Answer>) => void;
};

/** Keys are remembered up to this number, the oldest dropped first. */
const maxKeys = 10_000;

/** `isKept`: whether a repetition gets the same answer. */
export function createIdempotencyStore<Answer>(
  isKept: (answer: Answer) => boolean,
): IdempotencyStore<Answer> {
  const known = new Map<string, { digest: string; answer: Promise<Answer> }>();
  return {
    find: (key) => known.get(key),
    remember(key, digest, answer) {
      const entry = { digest, answer };
      known.set(key, entry);
      const forget = async () => {
        if (!isKept(await answer) && known.get(key) === entry) known.delete(key);
      };
      void forget();
      const [oldest] = known.keys();
      if (known.size > maxKeys && oldest !== undefined) known.delete(oldest);
    },
  };
}
