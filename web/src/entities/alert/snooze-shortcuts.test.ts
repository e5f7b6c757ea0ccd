import { expect, test } from '@jest/globals';
import { snoozeShortcuts } from './snooze-shortcuts.ts';

const offered = (now: string, timeZone: string) =>
  Object.fromEntries(
    snoozeShortcuts(new Date(now), timeZone).map(({ label, until }) => [
      label,
      new Date(until).toISOString(),
    ]),
  );

test('R3 the shortcuts are in an hour, tomorrow and on Monday at 9 AM of the user’s zone', () => {
  // A Wednesday evening in New York, already Thursday in UTC.
  expect(offered('2026-11-19T01:20:40Z', 'America/New_York')).toEqual({
    'In 1 hour': '2026-11-19T02:20:00.000Z',
    'Tomorrow, 9 AM': '2026-11-19T14:00:00.000Z',
    'Monday, 9 AM': '2026-11-23T14:00:00.000Z',
  });
});

test('R3 on a Sunday, Monday is offered once', () => {
  expect(Object.keys(offered('2026-11-22T12:00:00Z', 'Europe/Berlin'))).toEqual([
    'In 1 hour',
    'Tomorrow, 9 AM',
  ]);
});

test('R3 on a Monday, the next one is offered, across a change of daylight saving time', () => {
  expect(offered('2026-10-19T12:00:00Z', 'Europe/Berlin')).toMatchObject({
    'Monday, 9 AM': '2026-10-26T08:00:00.000Z',
  });
});
