import { describe, expect, it } from '@jest/globals';
import * as fc from 'fast-check';
import type { Alert } from '@printpartner/contracts/types';
import { buildAlert } from '../../entities/alert/testing/build-alert.ts';
import { firingOf } from '../../entities/alert/firing.ts';
import { emptyQueue, reduceQueue, type QueueAction, type ReminderQueue } from './reminder-queue.ts';

const run = (...actions: QueueAction[]) => actions.reduce(reduceQueue, emptyQueue);
const next: QueueAction = { type: 'show-next' };
const closed = (alert: Alert): QueueAction => ({ type: 'closed', key: firingOf(alert) });
/** Closes what is on screen and shows the next one. */
const closeAndNext = (queue: ReminderQueue): ReminderQueue =>
  [...(queue.current ? [closed(queue.current)] : []), next].reduce(reduceQueue, queue);
const pushed = (alert = buildAlert()): QueueAction => ({ type: 'pushed', alert });

const early = buildAlert({ id: 'early', fire_at_utc: '2026-11-21T10:00:00.000Z' });
const late = buildAlert({ id: 'late', fire_at_utc: '2026-11-21T11:00:00.000Z' });
const snoozed = buildAlert({ id: 'early', fire_at_utc: '2026-11-22T09:00:00.000Z' });

describe('the queue of reminders', () => {
  it('R2 shows one at a time, oldest first', () => {
    const first = run(pushed(late), pushed(early), next, next);
    expect(first.current).toBe(early);
    expect(first.waiting).toEqual([late]);
    expect(closeAndNext(first).current).toBe(late);
  });

  it('R2 queues a firing once if it is pushed and polled', () => {
    const queue = run(pushed(early), { type: 'polled', due: [early], asked: [] });
    expect(queue.waiting).toEqual([early]);
  });

  it('R2 the queue does not show a firing twice, even if the server still reports it as due', () => {
    const queue = run(
      pushed(early),
      next,
      closed(early),
      { type: 'polled', due: [early], asked: [] },
      pushed(early),
      next,
    );
    expect(queue.current).toBeNull();
  });

  it('R2 shows a snoozed alert again at its new time', () => {
    expect(run(pushed(early), next, closed(early), pushed(snoozed), next).current).toBe(snoozed);
  });

  it('R2 closes the reminder on screen when it was handled elsewhere, but not one pushed during the poll', () => {
    const shown = run(pushed(early), next);
    expect(reduceQueue(shown, { type: 'polled', due: [], asked: [early] }).current).toBeNull();
    expect(reduceQueue(shown, { type: 'polled', due: [snoozed], asked: [early] }).current).toBeNull();
    expect(reduceQueue(shown, { type: 'polled', due: [early], asked: [early] }).current).toBe(early);
    expect(reduceQueue(shown, { type: 'polled', due: [], asked: [] }).current).toBe(early);
  });

  it('R2 closing a reminder that is no longer on screen keeps the one that followed it', () => {
    const followed = run(
      pushed(early),
      pushed(late),
      next,
      { type: 'polled', due: [late], asked: [early] },
      next,
    );
    expect(reduceQueue(followed, closed(early)).current).toBe(late);
  });

  it('R2 shows an alert again, before the others, when the user asks for it', () => {
    const queue = run(
      pushed(early),
      next,
      closed(early),
      pushed(late),
      { type: 'offered', alert: early },
      next,
    );
    expect(queue).toMatchObject({ current: early, waiting: [late] });
  });

  it('R2 drops alerts handled elsewhere but keeps those pushed during the poll', () => {
    const queue = run(pushed(early), pushed(late), { type: 'polled', due: [], asked: [early] });
    expect(queue.waiting).toEqual([late]);
  });

  it('R2 shows an alert again after showing it failed', () => {
    const failed = run(pushed(early), next, { type: 'failed', key: firingOf(early) });
    expect(failed.current).toBeNull();
    expect([pushed(early), next].reduce(reduceQueue, failed).current).toBe(early);
  });

  it('R2 drops waiting alerts when the lead is lost, but keeps the one on screen', () => {
    const queue = run(pushed(early), pushed(late), next, { type: 'lead-lost' });
    expect(queue).toMatchObject({ current: early, waiting: [] });
  });
});

const alerts = fc
  .record({ id: fc.constantFrom('a', 'b', 'c'), minute: fc.integer({ min: 10, max: 14 }) })
  .map(({ id, minute }) => buildAlert({ id, fire_at_utc: `2026-11-21T10:${minute}:00.000Z` }));

const actions: fc.Arbitrary<QueueAction> = fc.oneof(
  alerts.map((alert) => pushed(alert)),
  fc.record({
    type: fc.constant('polled' as const),
    due: fc.uniqueArray(alerts, { selector: ({ id }) => id }),
    asked: fc.array(alerts),
  }),
  fc.constantFrom(next, next),
  alerts.map((alert) => closed(alert)),
  alerts.map((alert): QueueAction => ({ type: 'failed', key: firingOf(alert) })),
  fc.constant<QueueAction>({ type: 'lead-lost' }),
);

function walk(
  steps: readonly QueueAction[],
  check: (before: ReminderQueue, after: ReminderQueue, step: QueueAction) => void,
) {
  let queue = emptyQueue;
  for (const step of steps) {
    const after = reduceQueue(queue, step);
    check(queue, after, step);
    queue = after;
  }
}

describe('any sequence of actions', () => {
  it('R2 shows no firing twice unless showing it failed', () => {
    fc.assert(
      fc.property(fc.array(actions), (steps) => {
        const shown = new Set<string>();
        walk(steps, (before, after, step) => {
          if (step.type === 'failed') shown.delete(step.key);
          if (!after.current || after.current === before.current) return;
          expect(shown.has(firingOf(after.current))).toBe(false);
          shown.add(firingOf(after.current));
        });
      }),
    );
  });

  it('R2 keeps waiting firings in order, unique and not shown yet', () => {
    fc.assert(
      fc.property(fc.array(actions), (steps) => {
        walk(steps, (_, { waiting, seen }) => {
          const keys = waiting.map(firingOf);
          expect(new Set(keys).size).toBe(keys.length);
          expect(keys.filter((key) => seen.has(key))).toEqual([]);
          const times = waiting.map(({ fire_at_utc }) => fire_at_utc);
          expect(times).toEqual(times.toSorted());
        });
      }),
    );
  });

  it('R2 keeps a reminder on screen until it is closed, handled elsewhere or fails', () => {
    fc.assert(
      fc.property(fc.array(actions), (steps) => {
        walk(steps, (before, after, step) => {
          const isMissing = (key: string) =>
            step.type === 'polled' && step.due.every((alert) => firingOf(alert) !== key);
          const mayGo =
            ((step.type === 'closed' || step.type === 'failed') &&
              before.current !== null &&
              step.key === firingOf(before.current)) ||
            (before.current !== null && isMissing(firingOf(before.current)));
          expect(before.current === null || mayGo || after.current === before.current).toBe(true);
        });
      }),
    );
  });

  it('R2 eventually shows everything due in a poll', () => {
    fc.assert(
      fc.property(fc.array(actions), fc.uniqueArray(alerts, { selector: ({ id }) => id }), (steps, due) => {
        const before = steps.reduce(reduceQueue, emptyQueue);
        const polled = reduceQueue(before, { type: 'polled', due, asked: before.waiting });
        const after = polled.waiting.reduce(closeAndNext, polled);
        expect(due.filter((alert) => !after.seen.has(firingOf(alert)))).toEqual([]);
      }),
    );
  });
});
