import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { ExportSection } from './components/export-section.tsx';

const PASSWORD = 'kiss-cut 14 pt';
const realFetch = globalThis.fetch;

let sent: string[];

/** Confirms with the right password; a download holds `{}`. */
const answerOnly = async (url: string, init?: RequestInit) => {
  sent.push(`${init?.method} ${url}`);
  const isWrong = init?.method === 'POST' && init.body !== JSON.stringify({ password: PASSWORD });
  const body = isWrong
    ? { code: 'auth.wrong_password', detail: 'Current password is incorrect.' }
    : { success: true };
  const answer = { ok: !isWrong, status: isWrong ? 422 : 200, statusText: '', headers: new Headers() };
  const text = async () => JSON.stringify(body);
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- jsdom has no Response
  return { ...answer, text, blob: async () => new Blob(['{}']) } as Response;
};

beforeEach(async () => {
  sent = [];
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the API client passes addresses only as text
  globalThis.fetch = answerOnly as typeof fetch;
  Object.assign(URL, { createObjectURL: () => '#', revokeObjectURL: () => undefined });
  render(
    <QueryClientProvider client={new QueryClient()}>
      <ExportSection email="maya@example.com" />
    </QueryClientProvider>,
  );
  await press();
});

afterEach(() => {
  cleanup();
  globalThis.fetch = realFetch;
  // jsdom has neither.
  Reflect.deleteProperty(URL, 'createObjectURL');
  Reflect.deleteProperty(URL, 'revokeObjectURL');
});

/** Presses the button when its dialog isn't busy. Its name has its other label, too. */
async function press() {
  const button = await screen.findByRole<HTMLButtonElement>('button', { name: /^Download my data/ });
  await waitFor(() => expect(button.disabled).toBe(false));
  fireEvent.click(button);
}
const type = (password: string) =>
  fireEvent.change(screen.getByLabelText('Current password'), { target: { value: password } });

it('A6 nothing is downloaded without the right password, and the field shows why', async () => {
  await press();
  await screen.findByText('Current password is required');
  expect(sent).toEqual([]);
  type('a wrong guess');
  await press();
  await screen.findByText('Current password is incorrect.');
  expect(sent).toEqual(['POST /api/auth/confirm']);
  type(PASSWORD);
  await press();
  await waitFor(() => expect(sent.at(-1)).toBe('GET /api/auth/export'));
  await waitFor(() => expect(screen.queryByLabelText('Current password')).toBeNull());
});
