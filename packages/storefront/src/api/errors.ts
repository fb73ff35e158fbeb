import { messages } from '../content/messages.ts';

/**
 * An answer that is not OK. The message is 'status: text' unless a call names its error
 * (docs/rules.md#call-errors).
 */
export class ApiError extends Error {
  readonly status: number;
  readonly fieldErrors: readonly FieldError[];

  constructor(status: number, message: string, fieldErrors: readonly FieldError[] = []) {
    super(message);
    this.name = 'ApiError';
    this.status = status;
    this.fieldErrors = fieldErrors;
  }
}

/** No answer at all, or none that can be read. */
export class NetworkError extends Error {
  constructor(cause?: unknown) {
    super(messages.connectionFailed, { cause });
    this.name = 'NetworkError';
  }
}

/** `pointer` as in problem+json: '/email'. */
export type FieldError = { pointer: string; detail: string };
