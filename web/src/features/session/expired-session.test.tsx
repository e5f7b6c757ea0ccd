// oxlint-disable-next-line import/no-unassigned-import -- sets globals
import '../../platform/testing/device-storage.ts';
import { expect, it, jest } from '@jest/globals';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, waitFor } from '@testing-library/react';
import { keepUser, readKeptUser } from '../../entities/session/kept-user.ts';
import { answerCalls } from '../../platform/api/testing/answer-calls.ts';
import { currentToasts } from '../../ui/toast-store.ts';
import { keepAnswer, readAnswers } from '../../platform/storage/kept-answers.ts';
import { keepDraft } from '../../platform/storage/kept-draft.ts';
import { AuthProvider } from './auth-provider.tsx';
import { forgetUser } from './forget-user.ts';

const maya = {
  id: '8f0e7a52-6c5b-4f0f-9a52-0d9f3a1c2b3d',
  email: 'maya@example.com',
  firstName: 'Maya',
  lastName: null,
  emailConfirmed: false,
};

it('A6 a session that has expired since the last visit leaves no answers on this device, but drafts', async () => {
  keepUser(maya);
  keepDraft(maya.id, 'project:1:a', 'the project “Menu”', {});
  const prefix = `print-partner:${maya.id}:`;
  localStorage.setItem(`${prefix}spec-copy`, '{}');
  await keepAnswer(maya.id, '/api/projects', { queryKey: ['/api/projects'], data: [], at: Date.now() });
  answerCalls(() => ({ user: null }));
  render(
    <QueryClientProvider client={new QueryClient()}>
      <AuthProvider>nobody</AuthProvider>
    </QueryClientProvider>,
  );
  await waitFor(async () => expect(await readAnswers(maya.id)).toEqual([]));
  expect(readKeptUser()).toBeNull();
  expect(Object.keys(localStorage)).toEqual([`${prefix}draft:project:1:a`]);
});

it('A6 signing out tells if the browser does not remove the data', async () => {
  const warn = jest.spyOn(console, 'warn').mockImplementation(() => {});
  const refuse = jest.spyOn(IDBObjectStore.prototype, 'delete').mockImplementation(() => {
    throw new DOMException('damaged', 'DataError');
  });
  await forgetUser(new QueryClient(), maya.id, { keepDrafts: false });
  refuse.mockRestore();
  warn.mockRestore();
  expect(currentToasts()).toMatchObject([{ title: 'This browser may still have your data' }]);
});

it('A6 a sign-out that was interrupted is finished at the next visit', async () => {
  await keepAnswer(maya.id, '/api/projects', { queryKey: ['/api/projects'], data: [], at: Date.now() });
  const refuse = jest.spyOn(IDBObjectStore.prototype, 'delete').mockImplementation(() => {
    throw new DOMException('closed', 'AbortError');
  });
  jest.spyOn(console, 'warn').mockImplementation(() => {});
  await forgetUser(new QueryClient(), maya.id, { keepDrafts: false });
  refuse.mockRestore();
  jest.restoreAllMocks();
  expect(await readAnswers(maya.id)).toHaveLength(1);
  answerCalls(() => ({ user: null }));
  render(
    <QueryClientProvider client={new QueryClient()}>
      <AuthProvider>nobody</AuthProvider>
    </QueryClientProvider>,
  );
  await waitFor(async () => expect(await readAnswers(maya.id)).toEqual([]));
  await waitFor(() => expect(localStorage.getItem('print-partner:owed-wipe')).toBeNull());
});
