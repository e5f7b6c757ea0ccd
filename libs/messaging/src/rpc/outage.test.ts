import { describe, expect, it } from '@jest/globals';
import { QueryFailedError } from 'typeorm';
import { outageReplyOf } from './outage.ts';

const isOutage = (error: unknown) => outageReplyOf(error)?.code === 'system.unavailable';
const withCode = (code: string) => Object.assign(new Error('failed'), { code });

describe('outageReplyOf', () => {
  it('K5 a lost connection is an outage, also when nested in a library’s error', () => {
    expect(isOutage(withCode('ECONNREFUSED'))).toBe(true);
    expect(isOutage(withCode('57P01'))).toBe(true);
    expect(isOutage(Object.assign(withCode('ENOENT'), { syscall: 'connect' }))).toBe(true);
    expect(isOutage(Object.assign(withCode('ENOENT'), { syscall: 'open' }))).toBe(false);
    expect(isOutage(Object.assign(new Error('query failed'), { driverError: withCode('57P03') }))).toBe(true);
    expect(isOutage(new Error('Connection terminated unexpectedly'))).toBe(true);
    expect(isOutage(new Error('wrapped', { cause: new Error('Connection is closed.') }))).toBe(true);
  });

  it.each(['53200', '53300', '53400', '55P03', '57014', '58030'])(
    'K5 a Postgres without memory, connections or time is an outage: %s',
    (code) => {
      const query = new QueryFailedError('insert …', [], withCode(code));
      expect(isOutage(query)).toBe(true);
    },
  );

  it.each([
    'Command timed out',
    "Socket timeout. Expecting data, but didn't receive any in 3000ms.",
    "OOM command not allowed when used memory > 'maxmemory'.",
    'MISCONF Redis is configured to save RDB snapshots, but it is currently unable to persist to disk.',
    'LOADING Redis is loading the dataset in memory',
    "READONLY You can't write against a read only replica.",
  ])('K5 a Redis that is silent or takes no writes is an outage: %s', (message) => {
    expect(isOutage(new Error(message))).toBe(true);
  });

  it.each(['ENOSPC', 'EDQUOT', '53100'])('K5 names the disk when it is full: %s', (code) => {
    const reply = { code: 'system.disk_full', userMessage: expect.stringContaining('disk is full') };
    expect(outageReplyOf(withCode(code))).toMatchObject(reply);
    expect(outageReplyOf(new QueryFailedError('insert …', [], withCode(code)))).toMatchObject(reply);
  });

  it('K5 names the file store when it is unavailable, whatever the cause', () => {
    const error = Object.assign(withCode('STORAGE_UNAVAILABLE'), { cause: withCode('ECONNREFUSED') });
    expect(outageReplyOf(error)).toMatchObject({ code: 'system.storage_unavailable', retryAfter: 60 });
  });

  it('K5 our own errors are no outage', () => {
    expect(outageReplyOf(withCode('23505'))).toBeUndefined();
    expect(outageReplyOf(new TypeError('x is undefined'))).toBeUndefined();
    expect(outageReplyOf('ECONNREFUSED')).toBeUndefined();
  });
});
