import { describe, expect, it } from '@jest/globals';
import { isProxyTrust } from '../src/http/client-ip.ts';

describe('TRUST_PROXY', () => {
  it.each(['0', '1', 'loopback', 'loopback, uniquelocal', '10.0.0.0/8', '::1', '192.0.2.1,192.0.2.2'])(
    'A2 accepts %s',
    (setting) => expect(isProxyTrust(setting)).toBe(true),
  );

  it.each(['true', 'yes', 'nginx', '10.0.0.0/99', '-1'])('A2 rejects %s', (setting) =>
    expect(isProxyTrust(setting)).toBe(false),
  );
});
