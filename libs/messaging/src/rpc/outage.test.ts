import { describe, expect, it } from '@jest/globals';
import { isOutage } from './outage.ts';

const withCode = (code: string) => Object.assign(new Error('failed'), { code });

describe('isOutage', () => {
  it('is true for a lost connection, also when nested in a library’s error', () => {
    expect(isOutage(withCode('ECONNREFUSED'))).toBe(true);
    expect(isOutage(withCode('57P01'))).toBe(true);
    expect(isOutage(Object.assign(new Error('query failed'), { driverError: withCode('57P03') }))).toBe(true);
    expect(isOutage(new Error('Connection terminated unexpectedly'))).toBe(true);
    expect(isOutage(new Error('wrapped', { cause: new Error('Connection is closed.') }))).toBe(true);
  });

  it('is false for our own errors', () => {
    expect(isOutage(withCode('23505'))).toBe(false);
    expect(isOutage(new TypeError('x is undefined'))).toBe(false);
    expect(isOutage('ECONNREFUSED')).toBe(false);
  });
});
