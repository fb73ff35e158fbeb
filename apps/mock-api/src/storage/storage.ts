import type { EmailStatus, MailEvent, MessageRecord, StoredMessage } from '../messages.ts';
import type { CatalogueFeed } from './catalogueFeed.ts';
import type { ShopFeed } from './shopFeed.ts';

/**
 * What the API keeps beyond a request. Two adapters: files of one machine, and a PostgreSQL that
 * several hosts share (docs/rules.md#state). Answers are made in memory on each host.
 */
export type Storage = {
  messages: MessageStore;
  /** null: go on. Otherwise the whole seconds after which a new try makes sense. */
  takeRate: (address: string) => Promise<number | null>;
  outbox: OutboxStore;
  catalogue: CatalogueFeed;
  shop: ShopFeed;
  /** `degraded`: reading goes on from memory, nothing can be kept at the moment. */
  state: () => StorageState;
  close: () => Promise<void>;
};

export type StorageState = 'ok' | 'degraded';

/** A message that came under the key before, and what its sender is answered. */
export type Earlier = { digest: string; answer: Promise<EmailStatus> };

export type MessageStore = {
  /** Those to be known from the start, in order of arrival. */
  remembered: () => Iterable<MessageRecord>;
  /** Asked for a key that this process does not know. */
  find: (key: string) => Promise<Earlier | undefined>;
  /**
   * Resolves when the message is kept for good, or with the one that another host has taken under
   * the same key; rejects when nothing of it is kept.
   */
  add: (
    message: StoredMessage,
    options: { isMailed: boolean; address: string },
  ) => Promise<Earlier | undefined>;
  /** Seconds after which a message that was not stored may be sent again; null: not known. */
  retryAfterSeconds: number | null;
};

/** The mails that wait, and who sends which. */
export type OutboxStore = {
  /** Whether the message may be confirmed: at most one a day to one address. */
  mayConfirm: (message: StoredMessage) => Promise<boolean>;
  /** Notes a new state. What is still unsent is free for the next try from then on. */
  note: (record: MessageRecord, event: MailEvent, delays: RetryDelays) => Promise<void>;
  /** Keeps the message for this process while its mails are on their way; ends with the call. */
  hold: (messageId: string) => () => void;
  /** The messages whose turn it is, each for this process alone. */
  due: () => AsyncIterable<MessageRecord>;
  /** How long to wait until the next look at `due`; null: nothing waits. */
  nextLookMs: (delays: RetryDelays & { currentMs: number }) => number | null;
  stats: () => Promise<OutboxStats>;
};

export type RetryDelays = { firstRetryMs: number; lastRetryMs: number };

/** Messages with an unsent mail, and the seconds since the oldest of them came in. */
export type OutboxStats = { messages: number; oldestSeconds: number };
