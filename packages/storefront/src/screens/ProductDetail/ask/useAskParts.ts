import { deferred, useDeferred } from '../../../browser/deferred.ts';
import type * as parts from './askParts.ts';

const askParts = deferred(() => import('./askParts.ts'), { when: 'idle' });

/**
 * The code that knows the shops' hours and the ways to ask them: fetched once the page has come to
 * rest, or at once for a visitor who asks. Null until it is there.
 */
export const useAskParts = (isAsked: boolean): typeof parts | null =>
  useDeferred(askParts, isAsked).module;
