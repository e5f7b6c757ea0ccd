// oxlint-disable-next-line import/no-unassigned-import -- sets globals
import '../../platform/testing/device-storage.ts';
import { afterEach, expect, it } from '@jest/globals';
import { createElement, type ReactNode } from 'react';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, renderHook } from '@testing-library/react';
import { expectUser } from '../../platform/api/expected-user.ts';
import { answerCalls } from '../../platform/api/testing/answer-calls.ts';
import { enqueue, pendingWrites } from '../../platform/outbox/outbox.ts';
import { sheetSubject } from '../../platform/outbox/write.ts';
import { createdSheet } from './assumed-sheet.ts';
import { useDeleteSpecSheet } from './change-spec-sheet.ts';
import { putSpecSheet } from './spec-sheet-cache.ts';
import { wipeUser } from '../../platform/storage/wipe-device.ts';

const realFetch = globalThis.fetch;

afterEach(async () => {
  expectUser(undefined);
  await wipeUser('maya');
  globalThis.fetch = realFetch;
});

it('S11 a sheet that was made without a network is deleted before it was sent, and does not come back', async () => {
  expectUser('maya');
  const calls = answerCalls(() => ({}));
  const body = { id: 'a', kind: 'custom', name: 'Menu', data: {} } as const;
  const sheet = createdSheet(body, 1);
  const payload = { route: 'POST /api/spec-sheets', body, isCreation: true };
  const subjects = [sheetSubject('a')];
  await enqueue({ userId: 'maya', kind: 'call', title: 'saving “Menu”', subjects, payload });
  const queryClient = new QueryClient();
  const wrapper = ({ children }: { children: ReactNode }) =>
    createElement(QueryClientProvider, { client: queryClient }, children);
  putSpecSheet(queryClient, sheet);
  const { result } = renderHook(() => useDeleteSpecSheet(), { wrapper });
  await act(async () => expect(await result.current.mutateAsync('a')).toEqual(sheet));
  expect(calls).toEqual([]);
  expect(await pendingWrites('maya')).toEqual([]);
});
