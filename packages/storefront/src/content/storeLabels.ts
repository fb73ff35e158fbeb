/** The shops' names on the availability lines of a product (docs/rules.md#availability-box). */
export const storeLabels = { torino: 'Sede Torino', aosta: 'Sede Aosta' } as const;
