import { ApiError } from './errors.ts';

export type CallOptions = {
  signal?: AbortSignal;
  /** Told of every entry that had to be skipped. */
  warn: (message: string) => void;
};

/** An answer that is not OK raises the error of its call (docs/rules.md#call-list), status kept. */
export async function named(message: string, answer: Promise<unknown>): Promise<unknown> {
  try {
    return await answer;
  } catch (error) {
    throw error instanceof ApiError ? new ApiError(error.status, message) : error;
  }
}
