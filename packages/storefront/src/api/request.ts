import * as v from 'valibot';
import { ApiError, NetworkError } from './errors.ts';

export type RequestOptions = {
  method?: 'GET' | 'POST';
  /** Sent as JSON. */
  body?: unknown;
  headers?: Readonly<Record<string, string>>;
  signal?: AbortSignal;
  /** What a 401 gives: null, or an error like any other (docs/rules.md#call-errors). @default 'throw' */
  on401?: 'returnNull' | 'throw';
};

/**
 * The one way to the API: sends credentials and JSON, gives the JSON of the answer. Throws
 * `ApiError` on a status that is not OK, `NetworkError` without a readable answer, and the
 * signal's own reason when the request is aborted.
 */
export async function request(url: string, options: RequestOptions = {}): Promise<unknown> {
  const { body, headers = {}, method = 'GET', on401 = 'throw', signal } = options;
  const response = await answerOf(url, {
    method,
    credentials: 'include',
    headers: {
      Accept: 'application/json',
      ...(body === undefined ? {} : { 'Content-Type': 'application/json' }),
      ...headers,
    },
    body: body === undefined ? undefined : JSON.stringify(body),
    signal,
  });
  if (response.status === 401 && on401 === 'returnNull') return null;
  const text = await textOf(response, signal);
  if (!response.ok) throw errorOf(response.status, text);
  return parseJson(text);
}

async function answerOf(url: string, init: RequestInit): Promise<Response> {
  try {
    return await fetch(url, init);
  } catch (error) {
    throw init.signal?.aborted === true ? error : new NetworkError(error);
  }
}

/** The connection may break within the body, too. */
async function textOf(response: Response, signal: AbortSignal | undefined): Promise<string> {
  try {
    return await response.text();
  } catch (error) {
    throw signal?.aborted === true ? error : new NetworkError(error);
  }
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    // A page of some portal or proxy in between: the API has not answered.
    throw new NetworkError(error);
  }
}

// A whole error page is no message for a toast.
const errorTextLimit = 300;

const problemSchema = v.object({
  detail: v.fallback(v.optional(v.string()), undefined),
  errors: v.fallback(v.array(v.object({ pointer: v.string(), detail: v.string() })), []),
});

/** '{status}: {detail of the problem, else the body's text}' (docs/rules.md#call-errors). */
function errorOf(status: number, text: string): ApiError {
  const problem = readProblem(text);
  const shown = problem?.detail ?? text.trim().slice(0, errorTextLimit);
  return new ApiError(status, `${status}: ${shown}`, problem?.errors);
}

function readProblem(text: string): v.InferOutput<typeof problemSchema> | undefined {
  try {
    const reading = v.safeParse(problemSchema, JSON.parse(text));
    return reading.success ? reading.output : undefined;
  } catch {
    return undefined;
  }
}

export type CallOptions = {
  signal?: AbortSignal;
  /** Called for every entry that had to be skipped. */
  warn: (message: string) => void;
};

/** An answer that is not OK raises the error of its call (docs/rules.md#call-list), status kept. */
export async function withErrorMessage(
  message: string,
  answer: Promise<unknown>,
): Promise<unknown> {
  try {
    return await answer;
  } catch (error) {
    throw error instanceof ApiError ? new ApiError(error.status, message) : error;
  }
}
