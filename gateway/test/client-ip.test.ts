import { describe, expect, it } from '@jest/globals';
import type { Request } from 'express';
import { clientIp } from '../src/http/client-ip.ts';

const seen = (ip: string | undefined, remoteAddress = '192.0.2.9') =>
  clientIp({ ip, socket: { remoteAddress } } as Request);

describe('clientIp', () => {
  it.each([
    ['203.0.113.7', '203.0.113.7'],
    ['203.0.113.7:51001', '203.0.113.7'],
    ['::ffff:203.0.113.7', '203.0.113.7'],
    ['2001:db8::1', '2001:db8::1'],
    ['[2001:db8::1]:51001', '2001:db8::1'],
    ['[2001:db8::1]', '2001:db8::1'],
  ])('A2 reads %s', (text, ip) => expect(seen(text)).toBe(ip));

  it.each(["%%garbage'<b>", '', 'unknown', '1.2.3.4.5', undefined])(
    'A2 falls back to the nearest proxy for %j',
    (text) => expect(seen(text)).toBe('192.0.2.9'),
  );

  it('A2 the client IP is empty for a closed socket', () =>
    expect(clientIp({ socket: {} } as Request)).toBe(''));
});
