/** A request as bytes (latin1), and what must come of it. */
export type RawShape = {
  name: string;
  bytes: string;
  /** What the API behind sees: method and target, then the body. */
  api: readonly (readonly [request: string, body: string])[];
  /** The answers on the visitor's connection: the API's, or the site's own by their status. */
  answers: readonly ('api' | number)[];
};

const health = 'GET /api/health';
const contact = 'POST /api/contact';

/** Refused by the site: the API sees nothing. */
const refused = (name: string, bytes: string, status = 400): RawShape => ({
  name,
  bytes,
  api: [],
  answers: [status],
});

/** Answered by the API, which sees this one request. */
const passed = (name: string, bytes: string, request = health, body = ''): RawShape => ({
  name,
  bytes,
  api: [[request, body]],
  answers: ['api'],
});

/** A head of a line per argument, the blank line at its end, then the body. */
const message = (head: readonly string[], body = '') => `${head.join('\r\n')}\r\n\r\n${body}`;
const line = (text: string) => message([text, 'Host: x']);

/** The second request that an attacker hides. */
const hidden = message(['GET /_data/products HTTP/1.1', 'Host: x']);
const length = `Content-Length: ${hidden.length}`;
const coding = 'Transfer-Encoding: chunked';

export const get = (headers: readonly string[] = [], body = '') =>
  message(['GET /api/health HTTP/1.1', 'Host: x', ...headers], body);
const post = (headers: readonly string[], body: string) => {
  const head = ['POST /api/contact HTTP/1.1', 'Host: x', 'Content-Type: application/json'];
  return message([...head, ...headers], body);
};
const sized = (size: string) => post([`Content-Length: ${size}`], '{}');
const chunked = (body: string) => post([coding], body);
const coded = (...codings: readonly string[]) =>
  post(
    codings.map((name) => `Transfer-Encoding: ${name}`),
    `0\r\n\r\n${hidden}`,
  );

/** Each falls where one rule of this host, or one setting of Node's parser, is taken away. */
export const rawShapes: readonly RawShape[] = [
  // Where a body ends.
  passed('a message with its length', sized('2'), contact, '{}'),
  passed('a message in chunks', chunked('2\r\n{}\r\n0\r\n\r\n'), contact, '{}'),
  passed('a message without a body', line('POST /api/contact HTTP/1.1'), contact),
  passed('a reading request with a length of nothing', get(['Content-Length: 0'])),
  ...['GET', 'HEAD', 'DELETE', 'OPTIONS', 'TRACE'].map((method) =>
    refused(
      `${method} with a body`,
      message([`${method} /api/health HTTP/1.1`, 'Host: x', length], hidden),
    ),
  ),
  refused('GET with chunks', get([coding], `0\r\n\r\n${hidden}`)),
  refused('a length beside chunks', post([coding, 'Content-Length: 4'], `0\r\n\r\n${hidden}`)),
  refused('a length of nothing beside chunks', post(['Content-Length: 0', coding], '0\r\n\r\n')),
  refused('two lengths', post(['Content-Length: 2', 'Content-Length: 90'], `{}${hidden}`)),
  refused('the same length twice', post(['Content-Length: 2', 'Content-Length: 2'], '{}')),
  refused('a list of lengths', sized('2, 2')),
  refused('a length with a sign', sized('+2')),
  refused('a length below nothing', sized('-2')),
  refused('a length in hexadecimal', sized('0x2')),
  refused('a length without digits', sized('')),
  refused('a length beyond 64 bits', sized('18446744073709551618')),
  refused('a length of sixteen digits', sized('2'.padStart(16, '0'))),
  refused('a length that is too large', sized('65537'), 413),
  refused('identity', coded('identity')),
  refused('gzip, chunked', coded('gzip, chunked')),
  refused('chunked, identity', coded('chunked, identity')),
  refused('xchunked', coded('xchunked')),
  refused('chunked in two headers', coded('chunked', 'chunked')),
  refused('chunked with a parameter', coded('chunked;q=1')),
  refused('a coding without a name', coded('')),
  refused(
    'chunks in HTTP/1.0',
    message(['POST /api/contact HTTP/1.0', 'Host: x', coding], `0\r\n\r\n${hidden}`),
  ),
  refused('a chunk longer than its size', chunked('2\r\n{}xx\r\n0\r\n\r\n')),
  refused('a chunk’s size ended by a line feed alone', chunked('2\n{}\r\n0\r\n\r\n')),
  refused('a line break in a chunk’s extension', chunked(`2;a="\r\n0\r\n\r\n${hidden}`)),
  refused('a request in the place of the trailers', chunked(`2\r\n{}\r\n0\r\n${hidden}`)),
  passed(
    'an address among the trailers',
    chunked('2\r\n{}\r\n0\r\nX-Forwarded-For: 203.0.113.9\r\n\r\n'),
    contact,
    '{}',
  ),
  { name: 'a body that does not come whole', bytes: sized('9'), api: [], answers: [] },
  { name: 'chunks without an end', bytes: chunked('2\r\n{}\r\n'), api: [], answers: [] },
  refused('a body on a page', message(['POST / HTTP/1.1', 'Host: x', length], hidden), 405),
  refused('GET with a body on a page', message(['GET / HTTP/1.1', 'Host: x', length], hidden)),
  // What belongs to one connection, and what a visitor claims does.
  refused('a length that Connection names', get(['Connection: content-length', length], hidden)),
  refused(
    'chunks that Connection names',
    get(['Connection: transfer-encoding', coding], `0\r\n\r\n${hidden}`),
  ),
  passed(
    'a length that Connection names on a message',
    post(['Connection: content-length', 'Content-Length: 2'], '{}'),
    contact,
    '{}',
  ),
  passed('Connection names the host', get(['Connection: host'])),
  passed(
    'Connection names the visitor’s address',
    get(['Connection: x-forwarded-for', 'X-Forwarded-For: 203.0.113.9']),
  ),
  passed('an upgrade', get(['Connection: Upgrade', 'Upgrade: websocket'])),
  refused('an upgrade with a body', get(['Connection: Upgrade', 'Upgrade: h2c', length], hidden)),
  passed(
    'the headers of a proxy, and of an answer',
    get(['Proxy-Connection: keep-alive', 'Keep-Alive: timeout=99', 'TE: trailers', 'Via: 1.1 x']),
  ),
  passed(
    'names with an underscore, which some readers take for a hyphen',
    get([`Content_Length: ${hidden.length}`, 'X_Forwarded_For: 203.0.113.9']),
  ),
  passed(
    'a method and an address by header',
    get(['X-HTTP-Method-Override: POST', 'X-Original-URL: /_data', 'X-Rewrite-URL: /_data']),
  ),
  {
    name: 'an expectation to go on',
    bytes: post(['Expect: 100-continue', 'Content-Length: 2'], '{}'),
    api: [[contact, '{}']],
    answers: [100, 'api'],
  },
  refused('an expectation that nobody knows', get(['Expect: 200-ok']), 417),
  {
    name: 'CONNECT',
    bytes: line('CONNECT api:3001 HTTP/1.1') + hidden,
    api: [],
    answers: [],
  },
  // The lines of the head.
  refused('a folded header', get(['X-A: 1\r\n Content-Length: 9'])),
  refused('a space before the colon', post(['Content-Length : 2'], '{}')),
  refused('a header without a name', get([': 1'])),
  refused('NUL in a value', get(['X-A: a\0b'])),
  refused('a carriage return within a value', get(['X-A: a\rContent-Length: 9'])),
  refused('lines ended by a line feed alone', 'GET /api/health HTTP/1.1\nHost: x\n\n'),
  refused('no host', message(['GET /api/health HTTP/1.1'])),
  refused('two hosts', get(['Host: b'])),
  passed('a value beyond ASCII', get(['Accept-Language: caff\xe8'])),
  refused('a head beyond 16 KiB', get([`X-A: ${'x'.repeat(17_000)}`]), 431),
  refused('two thousand headers', get(Array.from({ length: 2000 }, (_, at) => `X${at}: a`)), 431),
  // The request line.
  refused('an address in absolute form', line('GET http://x/api/health HTTP/1.1')),
  refused('an asterisk', line('OPTIONS * HTTP/1.1'), 405),
  refused('a space within the address', line('GET /api/health x HTTP/1.1')),
  refused('dots behind /api/', line('GET /api/../_data/products HTTP/1.1')),
  refused('dots in percent encoding', line('GET /api/%2e%2e/_data/products HTTP/1.1')),
  refused('a slash in percent encoding', line('GET /api/x/..%2f..%2f_data HTTP/1.1')),
  refused('a backslash behind /api/', line('GET /api/..\\_data/products HTTP/1.1')),
  passed(
    'dots that are encoded twice',
    line('GET /api/%252e%252e/_data HTTP/1.1'),
    'GET /api/%252e%252e/_data',
  ),
  refused('the routes for developers', line('GET /_data/products HTTP/1.1'), 404),
  refused('a fragment with dots', line('GET /api/health#/../_data HTTP/1.1')),
  refused('two slashes and a foreign host', line('GET //evil.example/prodotti/ HTTP/1.1'), 404),
  refused('HTTP/0.9 said aloud', line('GET /api/health HTTP/0.9')),
  refused('HTTP/2.0', line('GET /api/health HTTP/2.0')),
  refused('a method that nobody knows', line('SMUGGLE /api/health HTTP/1.1')),
  refused('noise', 'hello\r\n\r\n'),
  passed('HTTP/1.0 without a host', message(['GET /api/health HTTP/1.0'])),
  refused('a second request behind HTTP/1.0', message(['GET / HTTP/1.0']) + hidden, 200),
  // Several in a row.
  {
    name: 'two requests in a row',
    bytes: get() + get(),
    api: [
      [health, ''],
      [health, ''],
    ],
    answers: ['api', 'api'],
  },
  {
    name: 'a message and a request in a row',
    bytes: chunked('2\r\n{}\r\n0\r\n\r\n') + get(),
    api: [
      [contact, '{}'],
      [health, ''],
    ],
    answers: ['api', 'api'],
  },
  {
    name: 'a second request that closes',
    bytes: get() + get(['Connection: close']) + get(),
    api: [
      [health, ''],
      [health, ''],
    ],
    answers: ['api', 'api'],
  },
  refused('a refused request before a good one', get([length], hidden) + get()),
  refused(
    'a message that is too large before a good request',
    post(['Content-Length: 70000'], 'x'.repeat(70_000)) + get(),
    413,
  ),
];
