import { deferred, useDeferred } from '../../browser/deferred.ts';
import type * as Module from './avoidanceModule.ts';

export type AvoidanceModule = typeof Module;

const avoidance = deferred(() => import('./avoidanceModule.ts'), { when: 'interaction' });

/** The code of 'Da evitare', fetched when it is first needed. */
export function useAvoidance(isNeeded: boolean): {
  module: AvoidanceModule | null;
  hasFailed: boolean;
} {
  const { status, module } = useDeferred(avoidance, isNeeded);
  return { module, hasFailed: status === 'failed' };
}
