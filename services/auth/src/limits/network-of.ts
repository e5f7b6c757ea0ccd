import { isIPv6 } from 'node:net';

/**
 * What a limit by IP counts: an IPv4 address, or the /64 of an IPv6 address,
 * which is what one subscriber has and can change within at will.
 */
export function networkOf(ip: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(ip)?.[1];
  if (mapped) return mapped;
  const address = ip.replace(/%.*$/, '');
  if (!isIPv6(address)) return ip;
  const [head = '', tail] = address.toLowerCase().split('::');
  const groups = (part: string) => part.split(':').filter(Boolean);
  const left = groups(head);
  const zeros = tail === undefined ? 0 : 8 - left.length - groups(tail).length;
  const all = [...left, ...Array.from({ length: Math.max(0, zeros) }, () => '0'), ...groups(tail ?? '')];
  return all
    .slice(0, 4)
    .map((group) => group.replace(/^0+(?=.)/, ''))
    .join(':');
}
