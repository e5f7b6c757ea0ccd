import { isIPv6 } from 'node:net';

/**
 * The key of a limit by IP: an IPv4 address, or the /64 of an IPv6 address, within
 * which a subscriber can change addresses freely.
 */
export function networkOf(ip: string): string {
  const address = ip.replace(/%.*$/, '').toLowerCase();
  if (!isIPv6(address)) return ip;
  const groups = groupsOf(address);
  const isMapped = groups.slice(0, 6).join(':') === '0:0:0:0:0:ffff';
  return isMapped ? dottedQuad(groups) : groups.slice(0, 4).join(':');
}

/** The eight groups of an IPv6 address, hex without leading zeros. */
function groupsOf(address: string): string[] {
  const [head = '', tail] = address.replace(/[\d.]+\.[\d.]+$/, hexOfQuad).split('::');
  const split = (part: string) => part.split(':').filter(Boolean);
  const [left, right] = [split(head), split(tail ?? '')];
  const zeros = Array.from({ length: Math.max(0, 8 - left.length - right.length) }, () => '0');
  return [...left, ...zeros, ...right].map((group) => group.replace(/^0+(?=.)/, ''));
}

function hexOfQuad(quad: string): string {
  const [a = 0, b = 0, c = 0, d = 0] = quad.split('.').map(Number);
  return `${(a * 256 + b).toString(16)}:${(c * 256 + d).toString(16)}`;
}

function dottedQuad(groups: readonly string[]): string {
  return groups
    .slice(6)
    .map((group) => Number.parseInt(group, 16))
    .flatMap((pair) => [pair >> 8, pair & 255])
    .join('.');
}
