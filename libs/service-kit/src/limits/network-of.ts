import { isIPv4, isIPv6 } from 'node:net';

/**
 * The key of a limit by IP: an IPv4 address, or the /64 of an IPv6 address, within
 * which a subscriber can change addresses freely.
 */
export function networkOf(ip: string): string {
  const { quad, groups } = parsed(ip);
  return quad ?? groups.slice(0, 4).join(':');
}

/**
 * The key of a limit by site: an IPv4 address, or the /48 of an IPv6 address, the
 * most that providers assign to one site (RFC 6177).
 */
export function siteOf(ip: string): string {
  const { quad, groups } = parsed(ip);
  return quad ?? `${groups.slice(0, 3).join(':')}/48`;
}

/**
 * The key of a limit by wider network: the /24 of an IPv4 address, or the /48 of an
 * IPv6 address. Providers assign a /48 or /56 to one site (RFC 6177), which has
 * 256 to 65,536 networks of 64 bits to guess from.
 */
export function wideNetworkOf(ip: string): string {
  const { quad, groups } = parsed(ip);
  if (quad === undefined) return `${groups.slice(0, 3).join(':')}/48`;
  return isIPv4(quad) ? `${quad.split('.').slice(0, 3).join('.')}/24` : quad;
}

/**
 * A wider network as its owner reads it, without what names one connection: 203.0.113.x, or the /48 of an IPv6 address.
 * Empty for what isn't an address.
 */
export function maskedNetworkOf(ip: string): string {
  const { quad, groups } = parsed(ip);
  // Zeros before the :: belong to it, as in Postgres.
  if (quad === undefined)
    return `${groups
      .slice(0, 3)
      .join(':')
      .replace(/(^|:)0(:0)*$/, '')}::/48`;
  return isIPv4(quad) ? quad.replace(/\d+$/, 'x') : '';
}

/** An IPv4 address in `quad`, also when it is mapped to IPv6; otherwise the eight groups. */
function parsed(ip: string): { quad?: string; groups: readonly string[] } {
  const address = ip.replace(/%.*$/, '').toLowerCase();
  if (!isIPv6(address)) return { quad: ip, groups: [] };
  const groups = groupsOf(address);
  const isMapped = groups.slice(0, 6).join(':') === '0:0:0:0:0:ffff';
  return isMapped ? { quad: dottedQuad(groups), groups } : { groups };
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
