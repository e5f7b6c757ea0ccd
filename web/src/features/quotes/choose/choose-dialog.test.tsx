import { afterEach, expect, it } from '@jest/globals';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import type { SheetQuotes } from '@printpartner/contracts/types';
import { inSession } from '../../../entities/session/testing/in-session.tsx';
import { ApiError } from '../../../platform/api/api-error.ts';
import { answerCalls } from '../../../platform/api/testing/answer-calls.ts';
import { currentToasts } from '../../../ui/toast-store.ts';
import { dismissToast } from '../../../ui/toast.tsx';
import { buildQuote } from '../testing/build-quotes.ts';
import { ChooseDialog } from './choose-dialog.tsx';

const realFetch = globalThis.fetch;
afterEach(() => {
  cleanup();
  dismissToast();
  globalThis.fetch = realFetch;
});

const sheet: SheetQuotes['sheet'] = {
  id: 'sheet',
  name: 'Season program',
  revision: 1,
  project_uuid: null,
  quantities: [5_000],
  finishes: [],
};
const quote = buildQuote({ revision: 3, lines: [{ quantity: 5_000, price_cents: 442_000 }] });

it('S10 chooses the revision on screen; if the vendor changed the quote meanwhile, it closes and says so', async () => {
  const calls = answerCalls((call) => {
    const problem = { code: 'quotes.changed', detail: 'The quote of Harbor Press was changed.' };
    if (call.startsWith('POST')) throw new ApiError(409, JSON.stringify(problem), 'Conflict');
    return [];
  });
  let closings = 0;
  const data = { sheet, links: [], quotes: [quote], choice: null };
  render(<ChooseDialog data={data} quote={quote} onClose={() => (closings += 1)} />, inSession());
  fireEvent.click(screen.getByRole('button', { name: /^Choose/ }));
  await waitFor(() => expect(closings).toBe(1));
  expect(calls.find((call) => call.startsWith('POST'))).toMatch(/ .*"revision":3,"quantity":5000/);
  expect(currentToasts()).toMatchObject([
    { title: 'Not chosen', description: 'The quote of Harbor Press was changed.' },
  ]);
});
