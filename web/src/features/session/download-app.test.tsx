import { TextEncoder } from 'node:util';
import { afterEach, expect, it, jest } from '@jest/globals';
import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { queryClient } from '../../platform/api/query-client.ts';
import { answerCalls } from '../../platform/api/testing/answer-calls.ts';

// React Router needs it when it is loaded, and jsdom lacks it.
globalThis.TextEncoder = TextEncoder;
const { DownloadApp } = await import('./components/account-view.tsx');

const APP_STORE_URL = 'https://store.example/print-partner';

afterEach(() => {
  cleanup();
  queryClient.clear();
  jest.restoreAllMocks();
});

function open(): void {
  render(<DownloadApp />, {
    wrapper: ({ children }) => <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>,
  });
}

it('A3 Download App opens the app store in a new window', async () => {
  answerCalls(() => ({ appStoreUrl: APP_STORE_URL, supportEmail: '' }));
  const opened = jest.spyOn(window, 'open').mockReturnValue(null);
  open();
  fireEvent.click(await screen.findByRole('button', { name: 'Download App' }));
  expect(opened.mock.calls).toEqual([[APP_STORE_URL, '_blank', 'noopener,noreferrer']]);
});

it('A3 the app is not offered when no app store is configured', async () => {
  answerCalls(() => ({ appStoreUrl: '', supportEmail: '' }));
  open();
  await expectNoOffer('success');
});

it('A3 the app is not offered when the configuration did not load', async () => {
  globalThis.fetch = jest.fn<typeof fetch>(() => Promise.reject(new TypeError('Failed to fetch')));
  open();
  await expectNoOffer('error');
});

async function expectNoOffer(status: string): Promise<void> {
  await waitFor(() => expect(queryClient.getQueryCache().getAll()[0]?.state.status).toBe(status));
  expect(document.body.textContent).toBe('');
}
