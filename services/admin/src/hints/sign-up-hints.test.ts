import { describe, expect, it } from '@jest/globals';
import { signUpHints, type Tallies } from './sign-up-hints.ts';

const hintsOf = (tallies: Partial<Tallies>) =>
  signUpHints({ attempts: [], accounts: [], failures: [], hours: [], usual: 0, ...tallies });
const network = '203.0.113.0/24';
const startsAt = new Date('2026-11-24T08:00:00Z');

describe('signUpHints', () => {
  it('D4 ordinary numbers of attempts give no hints', () => {
    expect(
      hintsOf({
        attempts: [{ of: network, day: 14, week: 39 }],
        accounts: [{ of: network, day: 4, week: 11 }],
        failures: [{ of: 'maya@example.com', day: 4, week: 9 }],
        hours: [{ startsAt, count: 9 }],
      }),
    ).toEqual([]);
  });

  it('D4 reports the number that exceeds its threshold most, the day’s or the week’s, and the worst first', () => {
    expect(
      hintsOf({
        attempts: [
          { of: network, day: 15, week: 39 },
          { of: '198.51.100.0/24', day: 15, week: 60 },
          { of: '2001:db8::/64', day: 2, week: 50 },
        ],
        accounts: [{ of: network, day: 5, week: 5 }],
        failures: [{ of: 'maya@example.com', day: 0, week: 10 }],
      }),
    ).toEqual([
      { kind: 'network-attempts', network: '198.51.100.0/24', windowHours: 168, count: 60 },
      { kind: 'network-attempts', network: '2001:db8::/64', windowHours: 168, count: 50 },
      { kind: 'network-attempts', network, windowHours: 24, count: 15 },
      { kind: 'network-accounts', network, windowHours: 24, count: 5 },
      { kind: 'email-failures', email: 'maya@example.com', windowHours: 168, count: 10 },
    ]);
  });

  it('D4 reports an hour only if it has several times the usual number of attempts', () => {
    const hours = [{ startsAt, count: 20 }];
    expect(hintsOf({ hours, usual: 5.1 })).toEqual([]);
    expect(hintsOf({ hours, usual: 5 })).toEqual([
      { kind: 'busy-hour', startsAt: startsAt.toISOString(), count: 20, usual: 5 },
    ]);
  });

  it('D4 reports the five worst of a kind', () => {
    const attempts = Array.from({ length: 8 }, (_, n) => ({ of: `10.0.${n}.0/24`, day: 15 + n, week: 22 }));
    expect(hintsOf({ attempts }).map(({ count }) => count)).toEqual([22, 21, 20, 19, 18]);
  });
});
