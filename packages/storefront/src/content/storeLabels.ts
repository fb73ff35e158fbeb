/** The shops' names on the availability lines of a product (docs/rules.md#availability-box). */
export const storeLabels = { torino: 'Sede Torino', aosta: 'Sede Aosta' } as const;

/** Store id 1 is the shop near Turin, any other the Aosta shop (docs/rules.md#store-ids). */
export const storeCodeOf = (storeId: string | number): keyof typeof storeLabels =>
  String(storeId) === '1' ? 'torino' : 'aosta';

/** 'Sede Torino' */
export const storeNameOf = (storeId: string | number): string => storeLabels[storeCodeOf(storeId)];
