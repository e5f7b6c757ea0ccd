import { describe, expect, it } from '@jest/globals';
import * as fc from 'fast-check';
import { instantOf } from './wall-clock.ts';

const iso = (date: string, time: string, zone: string) => new Date(instantOf(date, time, zone)).toISOString();

describe('instantOf', () => {
  it.each([
    ['2026-11-23', '09:00', 'America/New_York', '2026-11-23T14:00:00.000Z'],
    ['2026-07-23', '09:00', 'America/New_York', '2026-07-23T13:00:00.000Z'],
    ['2026-11-23', '00:30', 'Asia/Kolkata', '2026-11-22T19:00:00.000Z'],
    ['2026-12-31', '23:59', 'UTC', '2026-12-31T23:59:00.000Z'],
  ])('R3 %s %s in %s is %s', (date, time, zone, at) => expect(iso(date, time, zone)).toBe(at));

  it('R3 moves a time skipped by daylight saving forward', () => {
    expect(iso('2027-03-14', '02:30', 'America/New_York')).toBe('2027-03-14T07:30:00.000Z');
  });

  it('R3 uses the first of a repeated time', () => {
    expect(iso('2026-11-01', '01:30', 'America/New_York')).toBe('2026-11-01T05:30:00.000Z');
  });

  it.each([
    ['', '09:00'],
    ['2026-11-23', ''],
    ['23.11.2026', '09:00'],
    ['2026-11-23', '9 AM'],
    ['2026-13-40', '09:00'],
  ])('R3 %j %j is NaN', (date, time) => expect(instantOf(date, time, 'UTC')).toBeNaN());

  it('R3 gives whole seconds that format back to the same local time', () => {
    const zones = fc.constantFrom('UTC', 'Asia/Kathmandu', 'Asia/Tokyo', 'America/Phoenix');
    const minutes = fc.integer({ min: 0, max: 20 * 365 * 24 * 60 });
    fc.assert(
      fc.property(minutes, zones, (minute, timeZone) => {
        const wall = new Date(Date.UTC(2020, 0, 1) + minute * 60_000).toISOString();
        const [date, time] = [wall.slice(0, 10), wall.slice(11, 16)];
        const at = instantOf(date, time, timeZone);
        expect(at % 1000).toBe(0);
        const read = new Intl.DateTimeFormat('sv', { timeZone, dateStyle: 'short', timeStyle: 'short' });
        expect(read.format(at)).toBe(`${date} ${time}`);
      }),
    );
  });
});
