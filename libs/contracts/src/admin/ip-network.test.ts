import { describe, expect, it } from '@jest/globals';
import { ipNetwork } from './ip-network.ts';

describe('ipNetwork', () => {
  it.each([
    '203.0.113.7',
    ' 203.0.113.0/24 ',
    '0.0.0.0/0',
    '2001:db8::1',
    '2001:db8::/64',
    '::ffff:192.0.2.1',
  ])('D2 accepts %j', (text) => {
    expect(ipNetwork.parse(text)).toBe(text.trim());
  });

  it.each([
    '',
    '203.0.113',
    '203.0.113.256',
    '203.0.113.0/33',
    '203.0.113.0/',
    '203.0.113.0/24/8',
    '2001:db8::/129',
    '203.0.113.*',
    "1.1.1.1' or 1=1",
    'fe80::1%eth0',
  ])('D2 rejects %j', (text) => {
    expect(ipNetwork.safeParse(text).success).toBe(false);
  });
});
