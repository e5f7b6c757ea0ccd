import { afterEach, describe, expect, it } from '@jest/globals';
import { useQuery } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import type { VendorAnswer } from '@printpartner/contracts/types';
import { inSession } from '../../entities/session/testing/in-session.tsx';
import { ApiError } from '../../platform/api/api-error.ts';
import { answerCalls } from '../../platform/api/testing/answer-calls.ts';
import { AnswerPanel } from './answer-panel.tsx';
import { buildAnswer, buildVendorPage } from './testing/build-vendor-page.ts';
import { vendorPageQuery } from './vendor-link.ts';

const realFetch = globalThis.fetch;
afterEach(() => {
  cleanup();
  sessionStorage.clear();
  globalThis.fetch = realFetch;
});

const answerOf = (price_cents: number, revision: number) =>
  buildAnswer({ lines: [{ quantity: 1_000, price_cents }], revision });

function Panel() {
  const { data, refetch } = useQuery(vendorPageQuery('t'));
  return (
    data &&
    data.state !== 'closed' && (
      <AnswerPanel id="quote" token="t" page={data} onReload={() => void refetch()} />
    )
  );
}

/** What another device has sent, and the calls that send. */
function answerChanges(first: VendorAnswer) {
  let stored = first;
  const calls = answerCalls((call) => {
    if (!call.startsWith('PUT')) return buildVendorPage({ state: 'answered', answer: stored });
    if (!call.includes(`"base_revision":${stored.revision}`))
      throw new ApiError(409, JSON.stringify({ code: 'quotes.changed', detail: 'Changed.' }), 'Conflict');
    return answerOf(170_000, stored.revision + 1);
  });
  return {
    change: (changes: Partial<VendorAnswer>) => {
      stored = { ...stored, ...changes, revision: stored.revision + 1 };
    },
    sent: () => calls.filter((call) => call.startsWith('PUT')),
  };
}

const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
const type = (label: string, value: string) => fireEvent.change(field(label), { target: { value } });
const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }));
const send = () => press(/^Send the changed quote/);
const question = (label: string) => screen.findByRole('group', { name: `${label}: changed elsewhere, too` });

async function openForm() {
  const page = render(<Panel />, inSession());
  fireEvent.click(await screen.findByRole('button', { name: 'Change your quote' }));
  return page;
}

it('S10 fields of a quote that another device changed meanwhile join what was typed, and are shown before it is sent', async () => {
  const { change, sent } = answerChanges(answerOf(185_000, 1));
  await openForm();
  type('Notes', 'Paper is in stock');
  change({ ...answerOf(199_000, 1), turnaround_days: 8 });
  send();
  await screen.findByText(/^This quote was changed since you opened it\. Yours was not sent\./);
  expect([field('Price for 1,000').value, field('Turnaround').value]).toEqual(['1,990.00', '8']);
  expect(field('Notes').value).toBe('Paper is in stock');
  expect(screen.queryByRole('group', { name: /changed elsewhere, too/ })).toBeNull();
  send();
  await screen.findByRole('heading', { name: 'Your quote is with the buyer' });
  expect(sent().map((call) => /"base_revision":\d/.exec(call)?.[0])).toEqual([
    '"base_revision":1',
    '"base_revision":2',
  ]);
  for (const part of ['"price_cents":199000', '"turnaround_days":8', '"notes":"Paper is in stock"'])
    expect(sent().at(-1)).toContain(part);
});

it('S10 a field of a quote that was changed here and elsewhere is asked about, also after a reload, before anything is sent', async () => {
  const { change, sent } = answerChanges(answerOf(185_000, 1));
  const { unmount } = await openForm();
  type('Price for 1,000', '1700');
  type('Exceptions', 'No foil');
  change({ ...answerOf(199_000, 1), exceptions: 'No die cut' });
  send();
  await question('Prices');
  expect(field('Price for 1,000').value).toBe('1700');
  send();
  expect(document.activeElement).toBe(await question('Prices'));
  // Typing what was there before answers no question.
  type('Exceptions', '');
  await question('Exceptions');
  type('Exceptions', 'No foil');

  unmount();
  render(<Panel />, inSession());
  const prices = await question('Prices');
  expect(prices.textContent).toContain('Price for 1,000: 1,990.00');
  expect(sent()).toHaveLength(1);
  fireEvent.click(within(prices).getByRole('button', { name: 'Keep mine' }));
  fireEvent.click(within(await question('Exceptions')).getByRole('button', { name: 'Keep both' }));
  expect(screen.queryByText(/Choose what to keep/)).toBeNull();
  send();
  await screen.findByText('$1,700.00');
  for (const part of ['"base_revision":2', '"price_cents":170000', '"exceptions":"No die cut\\nNo foil"'])
    expect(sent().at(-1)).toContain(part);
});

it('S10 what is typed while a quote is being sent is not lost', async () => {
  answerChanges(answerOf(185_000, 1));
  await openForm();
  type('Price for 1,000', '1700');
  send();
  type('Notes', 'Paper is in stock');
  await screen.findByRole('heading', { name: 'Your quote is with the buyer' });
  press('Back to what you typed');
  expect(field('Notes').value).toBe('Paper is in stock');
  expect(screen.queryByRole('group', { name: /changed elsewhere, too/ })).toBeNull();
  screen.getByText('Your quote was sent. What you typed since was not.');
});

it('S10 a quote whose answer was lost is said to be sent when it is sent again', async () => {
  let stored = answerOf(185_000, 1);
  answerCalls((call) => {
    if (!call.startsWith('PUT')) return buildVendorPage({ state: 'answered', answer: stored });
    if (stored.revision > 1)
      throw new ApiError(409, JSON.stringify({ code: 'quotes.changed', detail: 'Changed.' }), 'Conflict');
    stored = answerOf(170_000, 2);
    throw new TypeError('Failed to fetch');
  });
  await openForm();
  type('Price for 1,000', '1700');
  send();
  await screen.findByText(/^The server did not answer/);
  send();
  await screen.findByText('Your quote was sent.');
  expect(screen.queryByText(/Yours was not sent/)).toBeNull();
});

it('S10 a field that was settled by typing the other side’s value stays settled', async () => {
  const { change } = answerChanges(answerOf(185_000, 1));
  await openForm();
  type('Exceptions', 'No foil');
  change({ exceptions: 'No die cut' });
  send();
  await question('Exceptions');
  for (const value of ['No die cut', 'No die cut, no foil']) {
    type('Exceptions', value);
    expect(screen.queryByRole('group', { name: /changed elsewhere, too/ })).toBeNull();
  }
});

it('S10 a newer version of the specs is told beside a question, until the quote is sent', async () => {
  let page = buildVendorPage({ state: 'answered', answer: answerOf(185_000, 1) });
  answerCalls((call) => {
    if (!call.startsWith('PUT')) return page;
    if (call.includes(`"version":${page.version}`)) return { ...answerOf(170_000, 3), version: 2 };
    throw new ApiError(409, JSON.stringify({ code: 'quotes.newer_version', detail: 'Newer.' }), 'Conflict');
  });
  await openForm();
  type('Exceptions', 'No foil');
  page = { ...page, version: 2, answer: { ...answerOf(185_000, 2), exceptions: 'No die cut' } };
  send();
  const asked = await question('Exceptions');
  screen.getByText(/newer version of the specs.*Choose what to keep/);
  send();
  screen.getByText(/newer version of the specs.*Choose what to keep/);
  fireEvent.click(within(asked).getByRole('button', { name: 'Keep mine' }));
  screen.getByText(/newer version of the specs/);
  send();
  await screen.findByRole('heading', { name: 'Your quote is with the buyer' });
});

describe('a half-typed quote that an earlier build of the page has kept', () => {
  const row = { key: 0, quantity: '1,000', price: '1700', freight: '', postage: '' };
  const texts = {
    freight: '',
    postage: '',
    turnaround: '',
    alsoIncluded: '',
    exceptions: '',
    validUntil: '',
  };
  const choices = { isFreightIncluded: false, costsDiffer: false, ticked: [] };
  const draft = { estimateNumber: 'HP-7', lines: [row], ...texts, ...choices, notes: 'mine' };
  const keep = () =>
    sessionStorage.setItem('vendor-quote:t', JSON.stringify({ draft, revision: 1, version: 1 }));

  it('S10 a half-typed quote of an earlier build is taken over, and sent as a change of the quote that it started from', async () => {
    const { sent } = answerChanges(answerOf(185_000, 1));
    keep();
    render(<Panel />, inSession());
    expect((await screen.findByLabelText<HTMLInputElement>('Price for 1,000')).value).toBe('1700');
    send();
    await screen.findByRole('heading', { name: 'Your quote is with the buyer' });
    for (const part of [
      '"base_revision":1',
      '"price_cents":170000',
      '"estimate_number":"HP-7"',
      '"notes":"mine"',
    ])
      expect(sent().at(-1)).toContain(part);
  });

  it('S10 asks about each field that another device has sent otherwise since', async () => {
    answerChanges({ ...answerOf(199_000, 2), notes: 'theirs', turnaround_days: 8 });
    keep();
    render(<Panel />, inSession());
    await question('Prices');
    await question('Notes');
    expect([field('Estimate number').value, field('Turnaround').value]).toEqual(['HP-7', '8']);
    expect(screen.queryByRole('group', { name: /^Estimate number: changed/ })).toBeNull();
  });
});
