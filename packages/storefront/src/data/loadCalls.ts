import { NetworkError } from '../api/errors.ts';
import { type Deferred, deferred } from '../browser/deferred.ts';

/**
 * The code of the calls, with all that reads their answers, is fetched with the first call: what a
 * built page shows has been read by the build. Without a network it is as missing as the answer.
 */
const loader =
  <Module>(code: Deferred<Module>) =>
  async (): Promise<Module> => {
    try {
      return await code.load();
    } catch (error) {
      throw new NetworkError(error);
    }
  };

const withCall = { when: 'interaction' } as const;

export const loadCalls = loader(deferred(() => import('../api/calls.ts'), withCall));
export const loadProductCall = loader(deferred(() => import('../api/productCall.ts'), withCall));
export const loadDetailsCall = loader(deferred(() => import('../api/detailsCall.ts'), withCall));
export const loadGroupsCall = loader(deferred(() => import('../api/groupsCall.ts'), withCall));
export const loadProteinPricesCall = loader(
  deferred(() => import('../api/proteinPricesCall.ts'), withCall),
);
export const loadLabelsCall = loader(deferred(() => import('../api/labelsCall.ts'), withCall));
