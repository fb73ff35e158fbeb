import {
  contact,
  get,
  health,
  hidden,
  message,
  passed,
  post,
  type RawShape,
  refused,
} from './shape.ts';

const length = `Content-Length: ${hidden.length}`;
const chunked = (coding: string, body = '2\r\n{}\r\n0\r\n\r\n') =>
  post([`Transfer-Encoding: ${coding}`], body);
const sized = (size: string, body = '{}') => post([`Content-Length: ${size}`], body);
const bodied = (method: string) =>
  message([`${method} /api/health HTTP/1.1`, 'Host: x', length], hidden);

/** Where a body ends: the length, the chunks, both, neither. */
export const framing: readonly RawShape[] = [
  passed('a message with its length', sized('2'), contact, '{}'),
  passed('a message in one chunk', chunked('chunked'), contact, '{}'),
  passed('chunked in capitals', chunked('CHUNKED'), contact, '{}'),
  passed('a message without a body', message(['POST /api/contact HTTP/1.1', 'Host: x']), contact),
  passed('a reading request with a length of nothing', get(['Content-Length: 0']), health),
  ...['GET', 'HEAD', 'DELETE', 'OPTIONS', 'TRACE'].map((method) =>
    refused(`${method} with a body`, bodied(method)),
  ),
  refused(
    'GET with chunks',
    get(['Transfer-Encoding: chunked'], `${hidden.length.toString(16)}\r\n${hidden}\r\n0\r\n\r\n`),
  ),
  refused(
    'a length before chunks',
    post(['Content-Length: 4', 'Transfer-Encoding: chunked'], `0\r\n\r\n${hidden}`),
  ),
  refused(
    'chunks before a length',
    post(['Transfer-Encoding: chunked', 'Content-Length: 4'], `0\r\n\r\n${hidden}`),
  ),
  refused(
    'a length of nothing beside chunks',
    post(['Content-Length: 0', 'Transfer-Encoding: chunked'], `0\r\n\r\n${hidden}`),
  ),
  refused(
    'two different lengths',
    post(['Content-Length: 2', 'Content-Length: 90'], `{}${hidden}`),
  ),
  refused('the same length twice', post(['Content-Length: 2', 'Content-Length: 2'], '{}')),
  refused('a list of lengths', sized('2, 2')),
  refused('a length with a sign', sized('+2')),
  refused('a length below nothing', sized('-2')),
  refused('a length in hexadecimal', sized('0x2')),
  refused('a length with a point', sized('2.0')),
  refused('a length with an exponent', sized('2e0')),
  refused('a length with a space within', sized('2 2')),
  refused('a length in quotes', sized('"2"')),
  refused('a length without digits', sized('')),
  refused('a length in Arabic digits', sized('\xd9\xa2')),
  refused('a length beyond 64 bits', sized('18446744073709551618')),
  refused('a length followed by NUL', sized('2\0')),
  passed('a length with zeros in front', sized('0002'), contact, '{}'),
  passed('a length with tabs around it', sized('\t2\t'), contact, '{}'),
  refused('a length that is too large', sized('65537', '{'), 413),
  refused('chunked, identity', chunked('chunked, identity', `0\r\n\r\n${hidden}`)),
  refused('identity, chunked', chunked('identity, chunked', `0\r\n\r\n${hidden}`)),
  refused('identity', chunked('identity', `0\r\n\r\n${hidden}`)),
  refused('gzip, chunked', chunked('gzip, chunked', `0\r\n\r\n${hidden}`)),
  refused('xchunked', chunked('xchunked', `0\r\n\r\n${hidden}`)),
  refused('chunkedx', chunked('chunkedx', `0\r\n\r\n${hidden}`)),
  refused('chunked twice in one header', chunked('chunked, chunked', `0\r\n\r\n${hidden}`)),
  refused(
    'chunked in two headers',
    post(['Transfer-Encoding: chunked', 'Transfer-Encoding: chunked'], `0\r\n\r\n${hidden}`),
  ),
  refused(
    'chunked, then identity in a second header',
    post(['Transfer-Encoding: chunked', 'Transfer-Encoding: identity'], `0\r\n\r\n${hidden}`),
  ),
  refused('chunked in quotes', chunked('"chunked"', `0\r\n\r\n${hidden}`)),
  refused('chunked after a vertical tab', chunked('\x0bchunked', `0\r\n\r\n${hidden}`)),
  refused('chunked with a parameter', chunked('chunked;q=1', `0\r\n\r\n${hidden}`)),
  refused('a coding without a name', chunked('', `0\r\n\r\n${hidden}`)),
  refused(
    'chunks in HTTP/1.0',
    message(
      ['POST /api/contact HTTP/1.0', 'Host: x', 'Transfer-Encoding: chunked'],
      `0\r\n\r\n${hidden}`,
    ),
  ),
  passed(
    'chunk extensions',
    chunked('chunked', '2;a=b;c="d e"\r\n{}\r\n0;e\r\n\r\n'),
    contact,
    '{}',
  ),
  refused('a line feed within a chunk extension', chunked('chunked', '2;\n{}\r\n0\r\n\r\n')),
  passed(
    'a chunk’s size with zeros in front',
    chunked('chunked', '0002\r\n{}\r\n0\r\n\r\n'),
    contact,
    '{}',
  ),
  refused(
    'a chunk’s size beyond 64 bits',
    chunked('chunked', '10000000000000002\r\n{}\r\n0\r\n\r\n'),
  ),
  refused('a chunk’s size with a sign', chunked('chunked', '+2\r\n{}\r\n0\r\n\r\n')),
  refused('a chunk’s size below nothing', chunked('chunked', '-2\r\n{}\r\n0\r\n\r\n')),
  refused('a chunk’s size with 0x', chunked('chunked', '0x2\r\n{}\r\n0\r\n\r\n')),
  refused('a chunk without a size', chunked('chunked', '\r\n{}\r\n0\r\n\r\n')),
  refused('a space before a chunk’s size', chunked('chunked', ' 2\r\n{}\r\n0\r\n\r\n')),
  refused('a chunk’s size ended by a line feed alone', chunked('chunked', '2\n{}\r\n0\r\n\r\n')),
  refused('a chunk ended by a line feed alone', chunked('chunked', '2\r\n{}\n0\r\n\r\n')),
  refused('a chunk longer than its size', chunked('chunked', '2\r\n{}xx\r\n0\r\n\r\n')),
  passed('trailers', chunked('chunked', '2\r\n{}\r\n0\r\nX-After: 1\r\n\r\n'), contact, '{}'),
  passed(
    'a length among the trailers',
    chunked('chunked', '2\r\n{}\r\n0\r\nX-A: 1\r\nX-Forwarded-For: 1.2.3.4\r\n\r\n'),
    contact,
    '{}',
  ),
  { name: 'a body that does not come whole', bytes: sized('9'), api: [], answers: [] },
  { name: 'chunks without an end', bytes: chunked('chunked', '2\r\n{}\r\n'), api: [], answers: [] },
  refused('a body on a page', message(['POST / HTTP/1.1', 'Host: x', length], hidden), 405),
  refused('GET with a body on a page', message(['GET / HTTP/1.1', 'Host: x', length], hidden)),
];
