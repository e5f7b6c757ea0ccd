import { describe, expect, it } from '@jest/globals';
import type { SignUpHint } from '@printpartner/contracts/types';
import { localDate } from '../../../platform/time/calendar-date.ts';
import { attemptTime } from '../attempts/attempt-time.ts';
import { NO_FILTERS } from '../filters/attempt-filters.ts';
import { hintFilters, hintText } from './hints-panel.tsx';

const now = Date.parse('2026-11-24T10:00:00Z');
const startsAt = '2026-11-24T08:00:00.000Z';
const daysAgo = (days: number) => localDate(new Date(now - days * 86_400_000));
const today = localDate(new Date(Date.parse(startsAt)));

const hints: [SignUpHint, string, object][] = [
  [
    { kind: 'network-attempts', network: '203.0.113.0/24', windowHours: 24, count: 1_204 },
    '1,204 attempts from 203.0.113.0/24 in the last 24 hours',
    { from: daysAgo(1), ip: '203.0.113.0/24' },
  ],
  [
    { kind: 'network-accounts', network: '2001:db8::/64', windowHours: 168, count: 12 },
    '12 accounts with different addresses created from 2001:db8::/64 in the last 7 days',
    { from: daysAgo(7), ip: '2001:db8::/64', outcome: 'success' },
  ],
  [
    { kind: 'email-failures', email: 'maya@example.com', windowHours: 24, count: 5 },
    '5 failed attempts with maya@example.com in the last 24 hours',
    { from: daysAgo(1), email: 'maya@example.com', outcome: 'failed' },
  ],
  [
    { kind: 'busy-hour', startsAt, count: 20, usual: 0.277 },
    `20 attempts in the hour from ${attemptTime(startsAt)}; usual is 0.3 an hour`,
    { from: today, to: today },
  ],
];

describe('a hint', () => {
  it.each(hints)(
    'D4 of the kind $kind says how many, when and where, and filters by that',
    (hint, text, filters) => {
      expect(hintText(hint)).toBe(text);
      expect(hintFilters(hint, now)).toEqual({ ...NO_FILTERS, ...filters });
    },
  );
});
