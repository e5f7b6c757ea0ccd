import { describe, expect, it } from '@jest/globals';
import { maskedNetworkOf, networkOf, wideNetworkOf } from './network-of.ts';

describe('networkOf', () => {
  it.each([
    ['203.0.113.7', '203.0.113.7'],
    ['::ffff:203.0.113.7', '203.0.113.7'],
    ['::ffff:cb00:7107', '203.0.113.7'],
    ['64:ff9b::203.0.113.7', '64:ff9b:0:0'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2'],
    ['2001:db8:1:2::6', '2001:db8:1:2'],
    ['2001:db8::6', '2001:db8:0:0'],
    ['::1', '0:0:0:0'],
    ['2001:DB8:1:0002::1', '2001:db8:1:2'],
    ['fe80::1%eth0', 'fe80:0:0:0'],
    ['', ''],
  ])('A2 maps %s to %s', (ip, network) => {
    expect(networkOf(ip)).toBe(network);
  });
});

describe('wideNetworkOf', () => {
  it.each([
    ['203.0.113.7', '203.0.113/24'],
    ['203.0.113.250', '203.0.113/24'],
    ['::ffff:203.0.113.7', '203.0.113/24'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1/48'],
    ['2001:db8:1:ffff::6', '2001:db8:1/48'],
    ['2001:db8::6', '2001:db8:0/48'],
    ['', ''],
  ])('A2 maps %s to %s', (ip, network) => {
    expect(wideNetworkOf(ip)).toBe(network);
  });
});

describe('maskedNetworkOf', () => {
  it.each([
    ['203.0.113.7', '203.0.113.x'],
    ['::ffff:203.0.113.7', '203.0.113.x'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1::/48'],
    ['2001:db8::6', '2001:db8::/48'],
    ['2001:0:10::6', '2001:0:10::/48'],
    ['::1', '::/48'],
    ['', ''],
    ['unknown', ''],
  ])('A11 shows %s as %s', (ip, network) => {
    expect(maskedNetworkOf(ip)).toBe(network);
  });
});
