import { afterEach, expect, it } from '@jest/globals';
import { useQuery } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import type { VendorAnswer, VendorPage } from '@printpartner/contracts/types';
import { inSession } from '../../entities/session/testing/in-session.tsx';
import { ApiError } from '../../platform/api/api-error.ts';
import { answerCalls } from '../../platform/api/testing/answer-calls.ts';
import { AnswerPanel } from './answer-panel.tsx';
import { vendorPageQuery } from './vendor-page-query.ts';

const realFetch = globalThis.fetch;
afterEach(() => {
  cleanup();
  sessionStorage.clear();
  globalThis.fetch = realFetch;
});

const AT = '2026-11-20T12:00:00.000Z';
const answerOf = (price_cents: number, revision: number): VendorAnswer => ({
  version: 1,
  estimate_number: '',
  lines: [{ quantity: 1_000, price_cents }],
  freight_cents: null,
  freight_included: false,
  postage_cents: null,
  turnaround_days: null,
  included: [],
  exceptions: '',
  valid_until: '',
  notes: '',
  file: null,
  answered_at: AT,
  revision,
});
const page: VendorPage = {
  state: 'answered',
  is_owner: false,
  vendor_name: 'Harbor Press',
  buyer: { company: '', name: 'Maya Chen' },
  message: '',
  version: 1,
  frozen_at: AT,
  expires_at: AT,
  sheet: { title: 'Season program', form: 'Booklet Specifications', sections: [] },
  quantities: [1_000],
  finishes: [],
  changes: null,
  answer: null,
};

function Panel() {
  const { data, refetch } = useQuery(vendorPageQuery('t'));
  return (
    data &&
    data.state !== 'closed' && (
      <AnswerPanel id="quote" token="t" page={data} onReload={() => void refetch()} />
    )
  );
}

it('S10 a quote that somebody else changed meanwhile is not overwritten unseen, and what was typed is kept', async () => {
  let stored = answerOf(185_000, 1);
  const calls = answerCalls((call) => {
    if (!call.startsWith('PUT')) return { ...page, answer: stored };
    if (call.includes(`"revision":${stored.revision}`)) return answerOf(170_000, stored.revision + 1);
    throw new ApiError(409, JSON.stringify({ code: 'quotes.changed', detail: 'Changed.' }), 'Conflict');
  });
  const sent = () => calls.filter((call) => call.startsWith('PUT'));
  const price = () => screen.getByLabelText<HTMLInputElement>('Price for 1,000');
  const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }));
  const refused = async () => {
    press(/^Send the changed quote/);
    const see = await screen.findByRole<HTMLButtonElement>('button', { name: 'See the changed quote' });
    await waitFor(() => expect(see.disabled).toBe(false));
  };
  const { unmount } = render(<Panel />, inSession());
  await screen.findByRole('heading', { name: 'Your quote is with the buyer' });
  press('Change your quote');
  fireEvent.change(price(), { target: { value: '1700' } });
  stored = answerOf(199_000, 2);
  await refused();
  expect(screen.getByRole('alert').textContent).toContain('This quote was changed since you opened it');
  expect(price().value).toBe('1700');

  // A reload doesn't make the other quote a seen one.
  unmount();
  render(<Panel />, inSession());
  await screen.findByLabelText('Price for 1,000');
  await refused();
  expect(sent().map((call) => /"revision":\d/.exec(call)?.[0])).toEqual(['"revision":1', '"revision":1']);

  press('See the changed quote');
  await screen.findByText('$1,990.00');
  press('Back to what you typed');
  expect(price().value).toBe('1700');
  press(/^Send the changed quote/);
  await screen.findByText('$1,700.00');
  expect(sent().at(-1)).toContain('"revision":2');
  expect(screen.queryByRole('button', { name: 'Back to what you typed' })).toBeNull();
});
