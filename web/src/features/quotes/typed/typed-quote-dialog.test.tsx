import { afterEach, expect, it, jest } from '@jest/globals';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { answerUploads, chosenFile } from '../../../entities/quote/testing/uploads.ts';
import { inSession } from '../../../entities/session/testing/in-session.tsx';
import { answerCalls } from '../../../platform/api/testing/answer-calls.ts';
import { buildQuote } from '../testing/build-quotes.ts';
import { TypedQuoteDialog } from './typed-quote-dialog.tsx';

const realFetch = globalThis.fetch;
afterEach(() => {
  cleanup();
  globalThis.fetch = realFetch;
  jest.restoreAllMocks();
});

const sheet = {
  id: 'sheet',
  name: 'Season program',
  revision: 1,
  project_uuid: null,
  quantities: [1_000],
  finishes: [],
};

it('S10 a typed quote whose PDF failed says that the prices were saved, and is not added twice', async () => {
  const calls = answerCalls((call) => (call.startsWith('GET') ? [] : buildQuote()));
  answerUploads([507, { code: 'quotes.storage_full', detail: 'Your files need too much room.' }], [200, {}]);
  const onClose = jest.fn();
  render(<TypedQuoteDialog sheet={sheet} quote={null} onClose={onClose} />, inSession());
  fireEvent.change(screen.getByLabelText('Name of the vendor'), { target: { value: 'Harbor Press' } });
  fireEvent.change(screen.getByLabelText('Price for 1,000'), { target: { value: '1850' } });
  fireEvent.change(screen.getByLabelText('Choose a PDF'), {
    target: { files: [chosenFile('estimate.pdf', '%PDF')] },
  });
  await screen.findByText(/^estimate\.pdf/);
  const save = () => fireEvent.click(screen.getByRole('button', { name: /^Save quote/ }));
  save();
  await screen.findByText('The prices were saved. The PDF was not added. Your files need too much room.');
  expect(onClose).not.toHaveBeenCalled();
  save();
  await waitFor(() => expect(onClose).toHaveBeenCalled());
  const writes = calls.filter((call) => !call.startsWith('GET')).map((call) => call.split(' ')[0]);
  expect(writes).toEqual(['POST', 'PATCH']);
});
