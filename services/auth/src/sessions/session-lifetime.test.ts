import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { openTimes, slideTimes } from './session-lifetime.ts';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
const opened = new Date('2026-01-01T00:00:00Z');
const after = (ms: number) => new Date(opened.getTime() + ms);

describe('session lifetime', () => {
  it('A5 a session lasts 30 days, extendable to 90', () => {
    expect(openTimes(opened)).toEqual({
      lastSeenAt: opened,
      expiresAt: after(30 * DAY_MS),
      endsAt: after(90 * DAY_MS),
    });
  });

  it('A5 a session is extended with use, at most once an hour', () => {
    expect(slideTimes(openTimes(opened), after(HOUR_MS - 1))).toBeNull();
    expect(slideTimes(openTimes(opened), after(10 * DAY_MS))?.expiresAt).toEqual(after(40 * DAY_MS));
  });

  it('A5 a session is never extended past 90 days', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 0, max: 29 * DAY_MS }), { maxLength: 20 }), (pauses) => {
        let times = openTimes(opened);
        let now = opened;
        for (const pause of pauses) {
          now = new Date(now.getTime() + pause);
          if (now >= times.expiresAt) break;
          times = slideTimes(times, now) ?? times;
          expect(times.expiresAt.getTime()).toBeLessThanOrEqual(after(90 * DAY_MS).getTime());
        }
      }),
    );
  });
});
