import { NetworkError } from '../api/errors.ts';

/**
 * The code of the calls, with all that reads their answers, is fetched with the first call: what a
 * built page shows has been read by the build. Without a network it is as missing as the answer.
 */
async function fetched<Module>(load: Promise<Module>): Promise<Module> {
  try {
    return await load;
  } catch (error) {
    throw new NetworkError(error);
  }
}

export const loadCalls = () => fetched(import('../api/calls.ts'));
export const loadProductCall = () => fetched(import('../api/productCall.ts'));
export const loadDetailsCall = () => fetched(import('../api/detailsCall.ts'));
export const loadGroupsCall = () => fetched(import('../api/groupsCall.ts'));
export const loadProteinPricesCall = () => fetched(import('../api/proteinPricesCall.ts'));
export const loadLabelsCall = () => fetched(import('../api/labelsCall.ts'));
