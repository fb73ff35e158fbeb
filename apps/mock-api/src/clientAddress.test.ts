import { IncomingMessage } from 'node:http';
import { Socket } from 'node:net';
import { describe, expect, it } from 'vitest';
import { clientAddress } from './clientAddress.ts';

function requestFrom(remoteAddress: string, forwarded?: string): IncomingMessage {
  const req = new IncomingMessage(new Socket());
  Object.defineProperty(req.socket, 'remoteAddress', { value: remoteAddress });
  if (forwarded !== undefined) req.headers['x-forwarded-for'] = forwarded;
  return req;
}

describe('clientAddress', () => {
  it.each([
    ['a visitor', '203.0.113.7', undefined, '203.0.113.7'],
    ['a visitor on a socket of both kinds', '::ffff:203.0.113.7', undefined, '203.0.113.7'],
    ['a visitor who claims another', '203.0.113.7', '198.51.100.1', '203.0.113.7'],
    ['the proxy', '127.0.0.1', '198.51.100.1', '198.51.100.1'],
    ['the proxy over IPv6', '::1', '198.51.100.1', '198.51.100.1'],
    ['the proxy on a socket of both kinds', '::ffff:127.0.0.1', '198.51.100.1', '198.51.100.1'],
    ['the proxy behind another', '127.0.0.1', '10.9.9.9, 198.51.100.1', '198.51.100.1'],
    ['the proxy with a visitor of both kinds', '::1', '::ffff:198.51.100.1', '198.51.100.1'],
    ['the proxy with nonsense', '127.0.0.1', 'nonsense', '127.0.0.1'],
    ['the proxy with nothing', '127.0.0.1', '', '127.0.0.1'],
    ['a network of IPv6', '2001:db8:1:2:3:4:5:6', undefined, '2001:db8:1:2::/64'],
    ['the same network', '2001:0DB8:1:2::9', undefined, '2001:db8:1:2::/64'],
    ['a short IPv6', '2001:db8::1', undefined, '2001:db8:0:0::/64'],
    ['a link with its zone', 'fe80::1%eth0', undefined, 'fe80:0:0:0::/64'],
  ])('of %s', (_, peer, forwarded, expected) => {
    expect(clientAddress(requestFrom(peer, forwarded))).toBe(expected);
  });

  it.each([
    ['a balancer that is trusted', '::ffff:10.0.0.5', '198.51.100.1'],
    ['a neighbour of it', '10.0.0.6', '10.0.0.6'],
  ])('of %s', (_, peer, expected) => {
    expect(clientAddress(requestFrom(peer, '198.51.100.1'), ['10.0.0.5'])).toBe(expected);
  });
});
