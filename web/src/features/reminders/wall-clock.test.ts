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
  ])('%s %s in %s is %s', (date, time, zone, at) => expect(iso(date, time, zone)).toBe(at));

  it('moves a time that daylight saving skips forward', () => {
    expect(iso('2027-03-14', '02:30', 'America/New_York')).toBe('2027-03-14T07:30:00.000Z');
  });

  it('takes the first of a time that comes twice', () => {
    expect(iso('2026-11-01', '01:30', 'America/New_York')).toBe('2026-11-01T05:30:00.000Z');
  });

  it.each([
    ['', '09:00'],
    ['2026-11-23', ''],
    ['23.11.2026', '09:00'],
    ['2026-11-23', '9 AM'],
    ['2026-13-40', '09:00'],
  ])('%j %j is no instant', (date, time) => expect(instantOf(date, time, 'UTC')).toBeNaN());

  it('is in whole seconds, and reads the same on the clocks of the zone', () => {
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
