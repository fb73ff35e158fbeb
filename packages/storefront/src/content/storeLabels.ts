/** The shops' names on the availability lines of a product (§2). */
export const storeLabels = { torino: 'Sede Torino', aosta: 'Sede Aosta' } as const;
