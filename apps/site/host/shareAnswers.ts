import type { Visitor } from './relayAnswer.ts';

export type ApiRequest = {
  /** Requests with the same key are the same to the API; null: this one is like no other. */
  key: string | null;
  visitor: Visitor;
  /**
   * Asks the API for these visitors. `onEnd` is called once: with those who got no answer because it is
   * too large to be held for several.
   */
  send: (visitors: readonly Visitor[], onEnd: (unanswered: readonly Visitor[]) => void) => void;
};

/**
 * Has visitors who ask for the same at the same time share one request to the API. Whoever comes while
 * it is under way waits for the next one: every answer was made after it was asked for, so nothing is
 * ever older than without sharing (RFC 9111, 4: `no-cache` stays what it is).
 */
export function shareAnswers(): { ask: (request: ApiRequest) => void } {
  /** By key, those who wait for the request under way to end. */
  const waiting = new Map<string, ApiRequest[]>();

  const begin = (key: string, requests: readonly ApiRequest[]) => {
    const [first] = requests;
    if (first === undefined) return void waiting.delete(key);
    waiting.set(key, []);
    const visitors = requests.map(({ visitor }) => visitor);
    first.send(visitors, (unanswered) => {
      for (const { visitor, send } of requests) {
        if (unanswered.includes(visitor)) send([visitor], () => {});
      }
      begin(key, waiting.get(key) ?? []);
    });
  };

  return {
    ask(request) {
      const { key, visitor, send } = request;
      if (key === null) return send([visitor], () => {});
      const others = waiting.get(key);
      if (others === undefined) begin(key, [request]);
      else others.push(request);
    },
  };
}
