import { afterEach, expect, it, jest } from '@jest/globals';
import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { queryClient } from '../../platform/api/query-client.ts';
import { answerCalls } from '../../platform/api/testing/answer-calls.ts';
import { DownloadApp } from './components/download-app.tsx';

const APP_STORE_URL = 'https://store.example/print-partner';
const NO_LINK = 'No app store link is set up yet.';

afterEach(() => {
  cleanup();
  queryClient.clear();
  jest.restoreAllMocks();
});

function open(): HTMLButtonElement {
  render(<DownloadApp />, {
    wrapper: ({ children }) => <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>,
  });
  return screen.getByRole<HTMLButtonElement>('button', { name: 'Download App' });
}

it('A3 Download App opens the app store in a new window', async () => {
  answerCalls(() => ({ appStoreUrl: APP_STORE_URL, supportEmail: '' }));
  const opened = jest.spyOn(window, 'open').mockReturnValue(null);
  const button = open();
  await waitFor(() => expect(button.disabled).toBe(false));
  expect(screen.queryByText(NO_LINK)).toBeNull();
  fireEvent.click(button);
  expect(opened.mock.calls).toEqual([[APP_STORE_URL, '_blank', 'noopener,noreferrer']]);
});

it('A3 Download App is disabled and says so when no app store is configured', async () => {
  answerCalls(() => ({ appStoreUrl: '', supportEmail: '' }));
  const button = open();
  const said = await screen.findByText(NO_LINK);
  expect(button.disabled).toBe(true);
  expect(button.getAttribute('aria-describedby')).toBe(said.id);
});

it('A3 Download App is disabled without a message when the configuration did not load', async () => {
  globalThis.fetch = jest.fn<typeof fetch>(() => Promise.reject(new TypeError('Failed to fetch')));
  const button = open();
  await waitFor(() => expect(queryClient.getQueryCache().getAll()[0]?.state.status).toBe('error'));
  expect(button.disabled).toBe(true);
  expect(screen.queryByText(NO_LINK)).toBeNull();
});
