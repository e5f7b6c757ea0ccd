import { z } from 'zod';

const PREFIX = /^\d{1,3}$/;
const MESSAGE = 'Must be an IP address such as 203.0.113.7, or a network such as 203.0.113.0/24';

/** An IPv4 or IPv6 address, or a network as an address with the length of its prefix. */
export const ipNetwork = z.string().trim().max(64, MESSAGE).refine(isNetwork, MESSAGE);

function isNetwork(text: string): boolean {
  const [address = '', prefix, ...rest] = text.split('/');
  const isV4 = z.ipv4().safeParse(address).success;
  if (!isV4 && !z.ipv6().safeParse(address).success) return false;
  if (prefix === undefined) return true;
  return rest.length === 0 && PREFIX.test(prefix) && Number(prefix) <= (isV4 ? 32 : 128);
}
