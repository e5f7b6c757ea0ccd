import { afterEach, expect, it, jest } from '@jest/globals';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { answerUploads, chosenFile } from '../../entities/quote/testing/uploads.ts';
import { inSession } from '../../entities/session/testing/in-session.tsx';
import { ApiError } from '../../platform/api/api-error.ts';
import { answerCalls } from '../../platform/api/testing/answer-calls.ts';
import { buildAnswer, buildVendorPage } from './testing/build-vendor-page.ts';
import { VendorScreen } from './vendor-screen.tsx';

const realFetch = globalThis.fetch;
afterEach(() => {
  cleanup();
  sessionStorage.clear();
  globalThis.fetch = realFetch;
  jest.restoreAllMocks();
});

const CHANGED = { code: 'quotes.changed', detail: 'This quote was changed.' };
const fileOf = (name: string, size = 9) => ({ name, size, version: 1 });
const choose = (name: string) =>
  fireEvent.change(screen.getByLabelText('Choose a PDF'), { target: { files: [chosenFile(name, '%PDF')] } });
const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }));

async function sendQuoteWith(file: string) {
  render(<VendorScreen token="t" />, inSession());
  fireEvent.change(await screen.findByLabelText('Price for 1,000'), { target: { value: '1850' } });
  choose(file);
  await screen.findByText(/^own\.pdf/);
  press(/^Send quote/);
  await screen.findByRole('heading', { name: 'Your quote is with the buyer' });
}

it('S10 a PDF whose response got lost counts as sent, and the next change starts from its revision', async () => {
  let isSent = false;
  const calls = answerCalls((call) => {
    if (!call.startsWith('PUT'))
      return buildVendorPage({
        answer: isSent ? buildAnswer({ revision: 2, file: fileOf('own.pdf', 4) }) : null,
      });
    isSent = true;
    return buildAnswer();
  });
  const uploads = answerUploads([504, {}]);
  await sendQuoteWith('own.pdf');
  screen.getByText(/^own\.pdf/);
  expect(screen.queryByText(/The PDF was not/)).toBeNull();
  expect(uploads).toEqual(['/api/vendor-links/t/file?base_revision=1&revision=1']);
  press('Change your quote');
  press(/^Send the changed quote/);
  await screen.findByRole('heading', { name: 'Your quote is with the buyer' });
  expect(calls.at(-1)).toContain('"revision":2');
});

it('S10 a PDF that somebody else sent meanwhile is shown before it can be replaced', async () => {
  let isSent = false;
  const theirs = buildAnswer({ revision: 3, file: fileOf('theirs.pdf') });
  answerCalls((call) => {
    if (!call.startsWith('PUT')) return buildVendorPage({ answer: isSent ? theirs : null });
    isSent = true;
    return buildAnswer();
  });
  const uploads = answerUploads([409, CHANGED], [200, buildAnswer({ revision: 4, file: fileOf('own.pdf') })]);
  await sendQuoteWith('own.pdf');
  screen.getByText('Your quote was sent. The PDF was not. This quote was changed.');
  screen.getByText(/^theirs\.pdf/);
  choose('own.pdf');
  await screen.findByText(/^own\.pdf/);
  expect(uploads).toEqual(
    [1, 3].map((revision) => `/api/vendor-links/t/file?base_revision=${revision}&revision=${revision}`),
  );
});

it('S10 a PDF that somebody else sent meanwhile is shown before it can be removed', async () => {
  let stored = buildAnswer({ file: fileOf('own.pdf') });
  const calls = answerCalls((call) => {
    if (!call.startsWith('DELETE')) return buildVendorPage({ state: 'answered', answer: stored });
    if (!call.endsWith(`?base_revision=${stored.revision}&revision=${stored.revision}`))
      throw new ApiError(409, JSON.stringify(CHANGED), 'Conflict');
    stored = buildAnswer({ revision: 3 });
    // The response gets lost.
    throw new TypeError('Failed to fetch');
  });
  render(<VendorScreen token="t" />, inSession());
  await screen.findByText(/^own\.pdf/);
  stored = buildAnswer({ revision: 2, file: fileOf('theirs.pdf') });
  press('Remove');
  await screen.findByText('This quote was changed.');
  screen.getByText(/^theirs\.pdf/);
  press('Remove');
  await waitFor(() => expect(screen.queryByText(/^theirs\.pdf/)).toBeNull());
  screen.getByRole('heading', { name: 'Your quote is with the buyer' });
  expect(calls.filter((call) => call.startsWith('DELETE'))).toHaveLength(2);
});
