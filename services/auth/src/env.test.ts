import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { readAuthSettings } from './env.ts';

const before = process.env;
beforeEach(() => {
  process.env = {
    DATABASE_URL: 'postgres://auth@localhost/print',
    REDIS_URL: 'redis://localhost',
    PEER_KEYS: 'gateway:0123456789abcdef0123456789abcdef',
    CODE_SECRET: 'a secret of at least thirty-two letters',
    PUBLIC_URL: 'https://print.example',
  };
});
afterEach(() => {
  process.env = before;
});

describe('auth settings', () => {
  it('A4 hide reset codes by default', () => {
    expect(readAuthSettings()).toMatchObject({ SHOW_RESET_CODE: 'false', WEB_SIGNUP: 'flag' });
  });

  it.each([
    ['CODE_SECRET', undefined],
    ['CODE_SECRET', 'too short'],
    ['PUBLIC_URL', 'print'],
    ['SHOW_RESET_CODE', 'yes'],
    ['WEB_SIGNUP', 'perhaps'],
  ])('A4 the settings reject %s=%s', (name, value) => {
    delete process.env[name];
    if (value !== undefined) process.env[name] = value;
    expect(() => readAuthSettings()).toThrow(name);
  });
});
