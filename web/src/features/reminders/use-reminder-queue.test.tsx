import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { act, cleanup, renderHook } from '@testing-library/react';
import { upcomingAlertsQuery } from '../../entities/alert/alert-queries.ts';
import { projectsQuery } from '../../entities/project/project-queries.ts';
import { inSession } from '../../entities/session/testing/in-session.tsx';
import { answerCalls } from '../../platform/api/testing/answer-calls.ts';
import { TabChannel } from '../../platform/broadcast.ts';
import { useReminderQueue } from './use-reminder-queue.ts';

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
const shown = [{ queryKey: upcomingAlertsQuery.queryKey }, { queryKey: projectsQuery.queryKey }].map(
  (filter) => [filter],
);

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
  renderHook(() => useReminderQueue(), { wrapper });
  return { invalidate, stream: FakeSource.opened[0] };
}

test('P6 projects and upcoming alerts are refetched when the stream opens and when it reports a change', () => {
  const { invalidate, stream } = run();
  stream?.dispatchEvent(new Event('open'));
  expect(invalidate.mock.calls).toEqual(shown);
  stream?.dispatchEvent(new MessageEvent('changed', { data: '{}' }));
  expect(invalidate.mock.calls).toEqual([...shown, ...shown]);
});

test('P6 projects and upcoming alerts are refetched by each poll, but only while no stream is open', async () => {
  const { invalidate, stream } = run();
  await act(() => jest.advanceTimersByTimeAsync(31_000));
  expect(invalidate.mock.calls).toEqual([...shown, ...shown]);
  stream?.dispatchEvent(new Event('open'));
  invalidate.mockClear();
  await act(() => jest.advanceTimersByTimeAsync(30_000));
  expect(invalidate).not.toHaveBeenCalled();
});

test('P6 a change is not sent to other tabs without Web Locks, where each tab has its own stream', () => {
  const send = jest.spyOn(TabChannel.prototype, 'send');
  const { invalidate, stream } = run();
  stream?.dispatchEvent(new MessageEvent('changed', { data: '{}' }));
  expect(invalidate.mock.calls).toEqual(shown);
  expect(send).not.toHaveBeenCalledWith('changed');
  send.mockRestore();
});
