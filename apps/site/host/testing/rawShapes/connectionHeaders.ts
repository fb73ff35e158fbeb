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

/** What belongs to one connection, and what a visitor claims does. */
export const connectionHeaders: readonly RawShape[] = [
  refused(
    'a length that Connection names, with a second request as the body',
    get(['Connection: content-length', length], hidden),
  ),
  refused('the same in capitals', get(['Connection: CONTENT-LENGTH', length], hidden)),
  refused(
    'the same among other names',
    get(['Connection: keep-alive, x, Content-Length', length], hidden),
  ),
  refused(
    'the same in a second Connection header',
    get(['Connection: keep-alive', 'Connection: content-length', length], hidden),
  ),
  refused(
    'chunks that Connection names',
    get(['Connection: transfer-encoding', 'Transfer-Encoding: chunked'], `0\r\n\r\n${hidden}`),
  ),
  passed(
    'a length that Connection names on a message',
    post(['Connection: content-length', 'Content-Length: 2'], '{}'),
    contact,
    '{}',
  ),
  passed(
    'chunks that Connection names on a message',
    post(['Connection: transfer-encoding', 'Transfer-Encoding: chunked'], '2\r\n{}\r\n0\r\n\r\n'),
    contact,
    '{}',
  ),
  passed('Connection names the host', get(['Connection: host']), health),
  passed(
    'Connection names the visitor’s address',
    get(['Connection: x-forwarded-for', 'X-Forwarded-For: 203.0.113.9']),
    health,
  ),
  passed('Connection names nothing', get(['Connection: , ,']), health),
  passed('Connection names what is no name', get(['Connection: a b; c="d", \t']), health),
  passed('an upgrade to a websocket', get(['Connection: Upgrade', 'Upgrade: websocket']), health),
  passed(
    'an upgrade to HTTP/2',
    get(['Connection: Upgrade, HTTP2-Settings', 'Upgrade: h2c', 'HTTP2-Settings: AAMAAABk']),
    health,
  ),
  refused('an upgrade with a body', get(['Connection: Upgrade', 'Upgrade: h2c', length], hidden)),
  passed('TE', get(['TE: trailers, deflate', 'Connection: TE']), health),
  passed(
    'the headers of a proxy',
    get([
      'Proxy-Connection: keep-alive',
      'Proxy-Authorization: Basic eDp5',
      'Keep-Alive: timeout=99',
    ]),
    health,
  ),
  {
    name: 'an expectation to go on',
    bytes: post(['Expect: 100-continue', 'Content-Length: 2'], '{}'),
    api: [[contact, '{}']],
    answers: [100, 'api'],
  },
  refused('an expectation that nobody knows', get(['Expect: 200-ok']), 417),
  refused('the preface of HTTP/2', 'PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n'),
  {
    name: 'CONNECT',
    bytes: message(['CONNECT api:3001 HTTP/1.1', 'Host: x']) + hidden,
    api: [],
    answers: [],
  },
  passed(
    'names with an underscore, which some readers take for a hyphen',
    get([
      `Content_Length: ${hidden.length}`,
      'Transfer_Encoding: chunked',
      'X_Forwarded_For: 203.0.113.9',
    ]),
    health,
  ),
  passed('headers that only an answer has', get(['Set-Cookie: a=b', 'Via: 1.1 x']), health),
];
