import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { QueryClient } from '@tanstack/react-query';
import { eventDelayMs, freshenHome } from './freshen-home.ts';

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
});

test('P6 home asks for projects and alerts after a save, and again once alerts has heard of it', () => {
  const queryClient = new QueryClient();
  const invalidate = jest.spyOn(queryClient, 'invalidateQueries').mockResolvedValue();
  const both = [[{ queryKey: ['/api/projects'] }], [{ queryKey: ['/api/alerts/upcoming'] }]];
  freshenHome(queryClient);
  expect(invalidate.mock.calls).toEqual(both);
  jest.advanceTimersByTime(eventDelayMs);
  expect(invalidate.mock.calls).toEqual([...both, ...both]);
});
