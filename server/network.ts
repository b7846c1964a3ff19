import { isIP } from 'node:net';

/**
 * What limits count as one asking address: an IPv4 address, or the /64 that one IPv6 subscriber is
 * given and may choose addresses from at will (RFC 6177, RFC 8981). Text that is no address stays
 * what it is, cut to a length.
 */
export function networkOf(address: string): string {
  // Some proxies write a port behind it, and a system its interface.
  const plain = address
    .replace(/^\[([^\]]*)\](?::\d+)?$/, '$1')
    .replace(/^(\d+\.\d+\.\d+\.\d+):\d+$/, '$1')
    .replace(/%.*$/, '');
  if (isIP(plain) !== 6) return plain.slice(0, 64);
  const groups = expand(plain);
  // IPv4 in the guise of IPv6, as a listener on both gives it: RFC 4291, section 2.5.5.2.
  if (groups.slice(0, 6).join(':') === '0:0:0:0:0:ffff') {
    const [high, low] = groups.slice(6).map((group) => Number.parseInt(group, 16)) as [
      number,
      number,
    ];
    return [high >> 8, high & 255, low >> 8, low & 255].join('.');
  }
  return `${groups.slice(0, 4).join(':')}::/64`;
}

/** The eight groups of an IPv6 address, without leading zeros. */
function expand(address: string): string[] {
  // The URL parser writes every address in one way, without dots.
  const shortest = new URL(`http://[${address}]`).hostname.slice(1, -1);
  const [head = '', tail] = shortest.split('::');
  const before = head ? head.split(':') : [];
  if (tail === undefined) return before;
  const after = tail ? tail.split(':') : [];
  return [...before, ...Array<string>(8 - before.length - after.length).fill('0'), ...after];
}
