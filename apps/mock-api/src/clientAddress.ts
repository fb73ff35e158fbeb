import { isIP } from 'node:net';
import type { IncomingMessage } from 'node:http';

/**
 * The address that limits count by. `X-Forwarded-For` is believed from a loopback peer, which is
 * where the site's proxy stands, and from `trustedProxies` (docs/rules.md#client-address). An IPv6 visitor commands a
 * whole /64, so that is what is counted.
 */
export function clientAddress(
  req: IncomingMessage,
  trustedProxies: readonly string[] = [],
): string {
  const peer = plainAddress(req.socket.remoteAddress ?? '');
  const isTrusted = isLoopback(peer) || trustedProxies.includes(peer);
  const forwarded = isTrusted ? lastForwarded(req.headers['x-forwarded-for']) : '';
  const address = isIP(forwarded) === 0 ? peer : forwarded;
  return isIP(address) === 6 ? networkOf(address) : address;
}

function lastForwarded(header: string | string[] | undefined): string {
  return plainAddress(
    String(header ?? '')
      .split(',')
      .at(-1)
      ?.trim() ?? '',
  );
}

/** `::ffff:192.0.2.1` is an IPv4 address in a socket that speaks both. */
function plainAddress(address: string): string {
  return address.replace(/^::ffff:(?=\d+\.)/i, '');
}

function isLoopback(address: string): boolean {
  return address === '::1' || address.startsWith('127.');
}

function networkOf(address: string): string {
  const [head = '', tail] = (address.split('%')[0] ?? '').toLowerCase().split('::');
  const groups = head === '' ? [] : head.split(':');
  const end = tail === undefined || tail === '' ? [] : tail.split(':');
  const zeros = Array.from({ length: Math.max(0, 8 - groups.length - end.length) }, () => '0');
  const all = tail === undefined ? groups : [...groups, ...zeros, ...end];
  return `${all
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':')}::/64`;
}
