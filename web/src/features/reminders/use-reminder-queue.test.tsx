import { afterEach, beforeEach, describe, expect, it, jest, test } from '@jest/globals';
import { act, cleanup, renderHook } from '@testing-library/react';
import { upcomingAlertsQuery } from '../../entities/alert/alert-queries.ts';
import { useSnoozeAlert } from '../../entities/alert/change-alert.ts';
import { buildAlert } from '../../entities/alert/testing/build-alert.ts';
import { newQuotesQuery } from '../../entities/quote/quote-queries.ts';
import { projectsQuery } from '../../entities/project/project-queries.ts';
import { inSession } from '../../entities/session/testing/in-session.tsx';
import { answerCalls } from '../../platform/api/testing/answer-calls.ts';
import { TabChannel } from '../../platform/broadcast.ts';
import { currentToasts } from '../../ui/toast-store.ts';
import { dismissToast } from '../../ui/toast.tsx';
import { useReminderQueue } from './reminder-queue.ts';

class FakeSource extends EventTarget {
  static readonly CLOSED = 2;
  static opened: FakeSource[] = [];
  readonly readyState = 1;

  constructor() {
    super();
    FakeSource.opened.push(this);
  }

  close() {}
}

const realFetch = globalThis.fetch;
const shown = [
  { queryKey: upcomingAlertsQuery.queryKey },
  { queryKey: projectsQuery.queryKey },
  { queryKey: newQuotesQuery.queryKey },
  // The quotes of all sheets, and the list that counts them.
  { predicate: expect.any(Function) },
].map((filter) => [filter]);

beforeEach(() => {
  jest.useFakeTimers();
  FakeSource.opened = [];
  Object.assign(globalThis, { EventSource: FakeSource });
  answerCalls(() => []);
});
afterEach(() => {
  cleanup();
  jest.useRealTimers();
  globalThis.fetch = realFetch;
});

function run() {
  const { queryClient, wrapper } = inSession();
  const invalidate = jest.spyOn(queryClient, 'invalidateQueries');
  const { result } = renderHook(() => useReminderQueue(), { wrapper });
  const { result: snooze } = renderHook(() => useSnoozeAlert(), { wrapper });
  return { invalidate, result, snooze, stream: FakeSource.opened[0] };
}

const report = (stream: FakeSource | undefined, event: Event) =>
  act(async () => {
    stream?.dispatchEvent(event);
    await jest.advanceTimersByTimeAsync(0);
  });
const change = () => new MessageEvent('changed', { data: '{}' });

test('P6 projects and upcoming alerts are refetched, with quotes, when the stream opens and when it reports a change', async () => {
  const { invalidate, stream } = run();
  await report(stream, new Event('open'));
  expect(invalidate.mock.calls).toEqual(shown);
  await report(stream, change());
  expect(invalidate.mock.calls).toEqual([...shown, ...shown]);
});

test('P6 projects and upcoming alerts are refetched by each poll, but only while no stream is open', async () => {
  const { invalidate, stream } = run();
  await act(() => jest.advanceTimersByTimeAsync(31_000));
  expect(invalidate.mock.calls).toEqual([...shown, ...shown]);
  await report(stream, new Event('open'));
  invalidate.mockClear();
  await act(() => jest.advanceTimersByTimeAsync(30_000));
  expect(invalidate).not.toHaveBeenCalled();
});

test('P6 a change is not sent to other tabs without Web Locks, where each tab has its own stream', async () => {
  const send = jest.spyOn(TabChannel.prototype, 'send');
  const { invalidate, stream } = run();
  await report(stream, change());
  expect(invalidate.mock.calls).toEqual(shown);
  expect(send).not.toHaveBeenCalledWith('changed');
  send.mockRestore();
});

test('R2 a reminder on screen closes when the stream reopens and it was handled during the break', async () => {
  const alert = buildAlert();
  answerCalls(() => [alert]);
  const { result, stream } = run();
  await report(stream, new Event('open'));
  act(() => result.current.dispatch({ type: 'show-next' }));
  expect(result.current.queue.current).toEqual(alert);
  answerCalls(() => []);
  await report(stream, new Event('open'));
  expect(result.current.queue.current).toBeNull();
});

describe('a reminder that closes because it was handled elsewhere', () => {
  const until = Date.parse('2026-11-25T09:00:00.000Z');
  // A tab shows a firing once.
  let shownBefore = 0;

  /** What is said when the pop-up closes after reconnecting, while the alert is to fire at `movedTo`. */
  async function saidAfter(tried: 'snoozed' | 'not snoozed', movedTo: string): Promise<string[]> {
    shownBefore += 1;
    const id = `shown ${shownBefore}`;
    const alert = buildAlert({ id });
    const upcoming = [buildAlert({ id, fire_at_utc: movedTo })];
    answerCalls(() => [alert]);
    const { result, stream, snooze } = run();
    await report(stream, new Event('open'));
    act(() => result.current.dispatch({ type: 'show-next' }));
    expect(result.current.queue.current).toEqual(alert);
    answerCalls(() => {
      throw new TypeError('Failed to fetch');
    });
    if (tried === 'snoozed')
      await act(async () => {
        await snooze.current.mutateAsync({ firing: alert, until }).catch(() => {});
      });
    answerCalls((call) => (call.includes('upcoming') ? upcoming : []));
    await report(stream, new Event('open'));
    expect(result.current.queue.current).toBeNull();
    await act(() => jest.advanceTimersByTimeAsync(1));
    const titles = currentToasts().flatMap(({ isOpen, title }) => (isOpen ? title : []));
    dismissToast();
    return titles;
  }

  it('R3 says so after a snooze that failed', async () => {
    expect(await saidAfter('snoozed', '2026-12-01T09:00:00.000Z')).toEqual(['Reminder changed elsewhere']);
  });

  it('R3 says that it is snoozed if only the answer was lost', async () => {
    expect(await saidAfter('snoozed', new Date(until).toISOString())).toEqual(['Reminder snoozed']);
  });

  it('R3 says nothing if no snooze was tried', async () => {
    expect(await saidAfter('not snoozed', '2026-12-01T09:00:00.000Z')).toEqual([]);
  });
});

test('R2 a failed poll is logged', async () => {
  const warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  const { stream } = run();
  await report(stream, new Event('open'));
  expect(warn).not.toHaveBeenCalled();
  answerCalls(() => {
    throw new TypeError('Failed to fetch');
  });
  await report(stream, change());
  expect(warn).toHaveBeenCalledTimes(1);
  warn.mockRestore();
});
