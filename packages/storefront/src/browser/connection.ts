/** What the Network Information API calls slower than 4g: 'slow-2g', '2g' and '3g'. */
const slowType = /[23]g/;

/**
 * Whether nothing should be fetched that the visitor has not asked for: they save data, or their
 * connection is slow (docs/rules.md#prefetching). Browsers without the Network Information API say
 * nothing of either.
 */
export function isDataConstrained(): boolean {
  return savesData() || slowType.test(String(ofConnection('effectiveType')));
}

/** Whether the visitor told the browser to save data. */
export function savesData(): boolean {
  return ofConnection('saveData') === true;
}

function ofConnection(name: string): unknown {
  const connection: unknown = Reflect.get(navigator, 'connection');
  return typeof connection === 'object' && connection !== null
    ? Reflect.get(connection, name)
    : undefined;
}
