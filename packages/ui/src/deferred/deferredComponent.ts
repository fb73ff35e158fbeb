import { type ComponentType, createElement, lazy } from 'react';
import type { Deferred } from './deferred.ts';

/**
 * Suspends until its code has come: where the page was built with its markup, that stands meanwhile.
 * Code that was asked for and does not come is an error for the nearest boundary.
 */
export function deferredComponent<Props extends object>(
  part: Deferred<ComponentType<Props>>,
): ComponentType<Props> {
  let arrival: Promise<ComponentType<Props>> | undefined;
  let Part: ComponentType<Props>;

  /** One for each attempt: React remembers of one what became of it. */
  function partOf(attempt: Promise<ComponentType<Props>>) {
    if (attempt === arrival) return Part;
    arrival = attempt;
    Part = lazy(async () => ({ default: await attempt }));
    return Part;
  }

  return function DeferredComponent(props) {
    return createElement(partOf(part.arrival()), props);
  };
}
