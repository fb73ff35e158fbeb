import {
  contact,
  health,
  hidden,
  get,
  message,
  passed,
  post,
  type RawShape,
  refused,
} from './shape.ts';

const coding = 'Transfer-Encoding: chunked';
const chunked = (body: string, ...headers: readonly string[]) => post([coding, ...headers], body);
const whole = '2\r\n{}\r\n0\r\n';

/** Extensions, sizes and trailers of chunks; headers that are folded, torn or named oddly. */
export const oddities: readonly RawShape[] = [
  refused('a line break in the quotes of an extension', chunked(`2;a="\r\n0\r\n\r\n${hidden}`)),
  refused('a carriage return in an extension', chunked(`2;a\rb\r\n{}\r\n0\r\n\r\n${hidden}`)),
  refused('an extension ended by a line feed alone', chunked('2;a\n{}\r\n0\r\n\r\n')),
  refused('an extension of 20 kB', chunked(`2;${'a'.repeat(20_000)}\r\n{}\r\n0\r\n\r\n`)),
  refused('NUL in an extension', chunked('2;a\0b\r\n{}\r\n0\r\n\r\n')),
  refused('a space before an extension', chunked('2 ;a\r\n{}\r\n0\r\n\r\n')),
  refused('a space behind a chunk’s size', chunked('2 \r\n{}\r\n0\r\n\r\n')),
  refused('a tab behind a chunk’s size', chunked('2\t\r\n{}\r\n0\r\n\r\n')),
  refused('a chunk’s size ended by a carriage return alone', chunked('2\r{}\r\n0\r\n\r\n')),
  refused('chunks ended by line feeds alone', chunked(`2\r\n{}\r\n0\n\n${hidden}`)),
  passed('a last chunk of two zeros', chunked('2\r\n{}\r\n00\r\n\r\n'), contact, '{}'),
  refused('a request in the place of the trailers', chunked(whole + hidden)),
  refused(
    'a true length among the trailers',
    chunked(`${whole}Content-Length: 50\r\n\r\n${hidden}`),
  ),
  refused(
    'a coding among the trailers',
    chunked(`${whole}Transfer-Encoding: chunked\r\n\r\n${hidden}`, 'Trailer: transfer-encoding'),
  ),
  passed('a host among the trailers', chunked(`${whole}Host: evil\r\n\r\n`), contact, '{}'),
  refused('a trailer without a colon', chunked(`${whole}bad\r\n\r\n${hidden}`)),
  refused('a folded trailer', chunked(`${whole}X: a\r\n b\r\n\r\n`)),
  refused('trailers beyond 16 KiB', chunked(`${whole}X: ${'a'.repeat(40_000)}\r\n\r\n`), 431),
  refused('a folded length', post(['Content-Length:\r\n 2'], '{}')),
  refused('a folded list of codings', post([`${coding}\r\n\t, identity`], `0\r\n\r\n${hidden}`)),
  refused(
    'a comma before the coding',
    post(['Transfer-Encoding: , chunked'], `0\r\n\r\n${hidden}`),
  ),
  refused('a comma behind the coding', post([`${coding},`], `0\r\n\r\n${hidden}`)),
  refused(
    'a no-break space before the coding',
    post(['Transfer-Encoding:\xa0chunked'], `0\r\n\r\n${hidden}`),
  ),
  refused('lengths in one list without a space', post(['Content-Length: 2,2'], '{}')),
  refused('a length with a semicolon', post(['Content-Length: 2;3'], '{}')),
  refused('a length of sixteen digits', post([`Content-Length: ${'2'.padStart(16, '0')}`], '{}')),
  refused('a length without a value on a reading request', get(['Content-Length:'])),
  refused(
    'a length of nothing, then a true one',
    get(['Content-Length: 0', `Content-Length: ${hidden.length}`], hidden),
  ),
  passed(
    'a name that ends in a hyphen',
    post(['Content-Length-: 90', 'Content-Length: 2'], '{}'),
    contact,
    '{}',
  ),
  refused('lines ended by carriage returns alone', 'GET /api/health HTTP/1.1\rHost: x\r\r'),
  refused(
    'a coding behind a carriage return',
    `GET /api/health HTTP/1.1\r\nHost: x\r${coding}\r\n\r\n0\r\n\r\n${hidden}`,
  ),
  refused('carriage returns twice', 'GET /api/health HTTP/1.1\r\r\nHost: x\r\r\n\r\r\n'),
  refused('a header that begins with a tab', get(['\tX: a'])),
  refused('a tab in a name', get(['X\tA: b'])),
  refused('a bracket in a name', get(['X(A: b'])),
  refused('quotes around a name', get(['"Content-Length": 2'], '{}')),
  refused('a slash in a name', get(['X/A: b'])),
  refused('DEL in a name', get(['X\x7f: b'])),
  refused('DEL in a value', get(['X: \x7f'])),
  refused(
    'two thousand headers',
    get(Array.from({ length: 2000 }, (_, index) => `X${index}: a`)),
    431,
  ),
  refused(
    'a length behind two thousand headers',
    post([...Array(2100).fill('a:'), `Content-Length: ${hidden.length}`], hidden),
    431,
  ),
  refused(
    'an address of 17 kB',
    message([`GET /api/products?search=${'a'.repeat(17_000)} HTTP/1.1`, 'Host: x']),
    431,
  ),
  {
    name: 'an expectation on a reading request',
    bytes: get(['Expect: 100-continue']),
    api: [[health, '']],
    answers: [100, 'api'],
  },
  {
    name: 'an expectation of a message that is too large',
    bytes: post(['Expect: 100-continue', 'Content-Length: 999999'], ''),
    api: [],
    answers: [100, 413],
  },
  {
    name: 'an expectation on chunks of a reading request',
    bytes: get(['Expect: 100-continue', coding], `0\r\n\r\n${hidden}`),
    api: [],
    answers: [100, 400],
  },
  refused(
    'a second request behind HTTP/1.0 that does not stay',
    message(['GET / HTTP/1.0']) + hidden,
    200,
  ),
  passed(
    'HTTP/2 asked for, and its preface sent along',
    get(['Connection: Upgrade', 'Upgrade: h2c']),
    health,
  ),
  passed(
    'a method and an address by header',
    get(['X-HTTP-Method-Override: POST', 'X-Original-URL: /_data', 'X-Rewrite-URL: /_data']),
    health,
  ),
  refused(
    'dots behind a slash in percent encoding',
    message(['GET /api/x/..%2f..%2f_data HTTP/1.1', 'Host: x']),
    400,
  ),
  passed(
    'dots that are encoded twice',
    message(['GET /api/%252e%252e/_data HTTP/1.1', 'Host: x']),
    'GET /api/%252e%252e/_data',
  ),
  refused(
    'two slashes and a foreign host',
    message(['GET //evil.example/prodotti/ HTTP/1.1', 'Host: x']),
    404,
  ),
  refused(
    'a slash, a backslash and a foreign host',
    message(['GET /\\evil.example/ HTTP/1.1', 'Host: x']),
  ),
];
