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

/** An answer takes milliseconds: after so long nobody else waits for a request. */
const slowMs = 1000;

/** A request under way, and those who wait for it to end. */
type Round = { beganAt: number; waiting: ApiRequest[] };

/**
 * Has visitors who ask for the same at the same time share one request to the API. Whoever comes while
 * it is under way waits for the next one: every answer was made after it was asked for, so nothing is
 * ever older than without sharing (RFC 9111, 4: `no-cache` stays what it is). One that the API leaves
 * unanswered holds up nobody who comes later.
 */
export function shareAnswers(): { ask: (request: ApiRequest) => void } {
  const rounds = new Map<string, Round>();

  const begin = (key: string, requests: readonly [ApiRequest, ...ApiRequest[]]) => {
    const round: Round = { beganAt: Date.now(), waiting: [] };
    rounds.set(key, round);
    const visitors = requests.map(({ visitor }) => visitor);
    requests[0].send(visitors, (unanswered) => {
      for (const { visitor, send } of requests) {
        if (unanswered.includes(visitor)) send([visitor], () => {});
      }
      // Those who waited for a slow one have gone on with the round after it.
      if (rounds.get(key) !== round) return;
      const [first, ...others] = round.waiting;
      if (first === undefined) rounds.delete(key);
      else begin(key, [first, ...others]);
    });
  };

  return {
    ask(request) {
      const { key, visitor, send } = request;
      if (key === null) return send([visitor], () => {});
      const round = rounds.get(key);
      if (round === undefined) begin(key, [request]);
      else if (Date.now() - round.beganAt > slowMs) begin(key, [request, ...round.waiting]);
      else round.waiting.push(request);
    },
  };
}
