import { expect, it } from '@jest/globals';
import { statusAfterSnooze } from './status-after-snooze.ts';

it.each(['', '  ', 'done', 'Done.', 'Completed', 'CLOSED', 'all done', 'finished!'])(
  'R3 a snooze reopens a job whose status is %j',
  (status) => expect(statusAfterSnooze(status)).toBe('open'),
);

it.each([
  'open',
  'At the printer',
  'Delivered',
  'Canceled',
  'Done with copy, waiting for photos',
  'not done',
  '2nd proof\nout',
])('R3 a snooze leaves the status %j', (status) => expect(statusAfterSnooze(status)).toBe(status));
