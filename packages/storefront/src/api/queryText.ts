/** A query as people read it: a comma needs no encoding there (RFC 3986, 3.4). */
export const queryText = (query: URLSearchParams): string =>
  query.toString().replaceAll('%2C', ',');
