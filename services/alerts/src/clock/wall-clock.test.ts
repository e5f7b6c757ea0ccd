import { describe, expect, it } from '@jest/globals';
import { timeZone as timeZoneSchema } from '@printpartner/contracts';
import fc from 'fast-check';
import { toInstant, toWallClock } from './wall-clock.ts';

const zones = ['America/New_York', 'Europe/Berlin', 'Asia/Kolkata', 'Australia/Lord_Howe', 'UTC'];

describe('wall clock', () => {
  it("R1 wall time is read in the user's zone", () => {
    expect(toInstant('2026-11-21', '12:30', 'America/New_York').toISOString()).toBe(
      '2026-11-21T17:30:00.000Z',
    );
    expect(toInstant('2026-07-21', '12:30', 'America/New_York').toISOString()).toBe(
      '2026-07-21T16:30:00.000Z',
    );
  });

  it('R1 wall time accepts every zone that a browser may send', () => {
    const legacyNames =
      'ACT AET AGT ART AST BET BST CAT CNT CST CTT EAT ECT EST HST IET IST JST MIT MST NET NST PLT PNT PRT PST SST VST';
    for (const name of [...legacyNames.split(' '), ...Intl.supportedValuesOf('timeZone')]) {
      const zone = timeZoneSchema.safeParse(name).data;
      if (zone) expect(toInstant('2026-11-21', '12:30', zone)).toBeInstanceOf(Date);
    }
  });

  it('R1 a wall time that daylight saving skips moves forward', () => {
    expect(toInstant('2026-03-08', '02:30', 'America/New_York').toISOString()).toBe(
      '2026-03-08T07:30:00.000Z',
    );
  });

  it('R1 a repeated wall time means the first', () => {
    expect(toInstant('2026-11-01', '01:30', 'America/New_York').toISOString()).toBe(
      '2026-11-01T05:30:00.000Z',
    );
  });

  it('R1 any instant converts to wall time and back, except within a repeated hour', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 40_000_000 }), fc.constantFrom(...zones), (minutes, timeZone) => {
        const instant = new Date(Date.UTC(2000, 0, 1) + minutes * 60_000);
        const { date, time } = toWallClock(instant, timeZone);
        const back = toInstant(date, time, timeZone);
        expect(toWallClock(back, timeZone)).toEqual({ date, time });
        expect(instant.getTime() - back.getTime()).toBeLessThanOrEqual(3_600_000);
        expect(instant.getTime() - back.getTime()).toBeGreaterThanOrEqual(0);
      }),
    );
  });
});
