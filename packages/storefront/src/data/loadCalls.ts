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

export const loadListCalls = loader(deferred(() => import('../api/listCalls.ts'), withCall));
export const loadProductCalls = loader(deferred(() => import('../api/productCalls.ts'), withCall));
export const loadLabelCalls = loader(deferred(() => import('../api/labelCalls.ts'), withCall));
