import { describe, expect, it } from '@jest/globals';
import { isPermanentFailure, retryDelayMs, smtpFailure } from './smtp.ts';

describe('a failed SMTP try', () => {
  it.each([
    [{ command: 'RCPT TO', responseCode: 550 }, true],
    [{ command: 'RCPT TO', responseCode: 550, response: '550 5.1.1 <a@b> unknown' }, true],
    [{ command: 'RCPT TO', responseCode: 550, response: '550 5.7.1 relaying denied' }, false],
    [{ command: 'RCPT TO', responseCode: 554, response: '554 5.7.1 Relay access denied' }, false],
    [{ command: 'DATA', responseCode: 554 }, false],
    [{ command: 'DATA', responseCode: 552, response: '552 5.2.2 mailbox full' }, true],
    [{ command: 'RCPT TO', responseCode: 451 }, false],
    [{ command: 'MAIL FROM', responseCode: 553 }, false],
    [{ command: 'AUTH PLAIN', responseCode: 535 }, false],
    [{ command: 'CONN', code: 'ESOCKET' }, false],
    [{ command: 'API', code: 'EENVELOPE' }, true],
    [new Error('no such composer'), false],
    [undefined, false],
  ])('A4 a failed SMTP try is permanent for %j: %p', (error, expected) => {
    expect(isPermanentFailure(smtpFailure(error))).toBe(expected);
  });

  it('A4 a failed SMTP try is retried after 5 seconds, doubling to 10 minutes', () => {
    for (const [attempts, longest] of [
      [1, 5_000],
      [2, 10_000],
      [7, 320_000],
      [8, 600_000],
      [200, 600_000],
    ] as const) {
      const delay = retryDelayMs(attempts);
      expect(delay).toBeLessThanOrEqual(longest);
      expect(delay).toBeGreaterThanOrEqual(longest * 0.8);
    }
  });
});
