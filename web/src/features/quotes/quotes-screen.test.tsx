import { afterEach, expect, it, jest } from '@jest/globals';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { inSession } from '../../entities/session/testing/in-session.tsx';
import { answerCalls } from '../../platform/api/testing/answer-calls.ts';
import { QuotesScreen } from './quotes-screen.tsx';
import { buildLink, quotedSheet } from './testing/build-quotes.ts';

const realFetch = globalThis.fetch;
afterEach(() => {
  cleanup();
  globalThis.fetch = realFetch;
});

/** Opens the quotes of a sheet whose bleed nobody has answered, which one vendor is to price. */
async function open(asks: boolean) {
  const vendor = { id: 'ace', name: 'Ace Print', email: '', notes: '', created_at: '', updated_at: '' };
  const data = {
    sheet: { ...quotedSheet, open_questions: ['Bleed'] },
    links: [],
    quotes: [],
    choice: null,
  };
  const calls = answerCalls((call) => {
    if (call.startsWith('POST')) return buildLink({ vendor_name: 'Ace Print' });
    return call.includes('/quotes') ? data : [vendor];
  });
  const onOpenSheet = jest.fn();
  render(
    <QuotesScreen sheetId="sheet" asks={asks} onOpenSheet={onOpenSheet} onOpenProject={() => undefined} />,
    inSession(),
  );
  if (!asks) fireEvent.click(await screen.findByRole('button', { name: 'Get quotes' }));
  fireEvent.click(await screen.findByRole('checkbox', { name: /Ace Print/ }));
  return {
    onOpenSheet,
    make: () => fireEvent.click(screen.getByRole('button', { name: /^Make the link/ })),
    made: () => calls.filter((call) => call.startsWith('POST')).length,
  };
}

const consent = () => screen.queryByRole('checkbox', { name: 'Send without an answer' });

it('S8 a sheet with an open question goes to vendors only when the user says so, or is led to the sheet', async () => {
  const { onOpenSheet, make, made } = await open(false);
  make();
  expect(screen.getByRole('alert').textContent).toMatch(/^Answer what is open/);
  expect(consent()?.getAttribute('aria-invalid')).toBe('true');
  expect(made()).toBe(0);
  fireEvent.click(screen.getByRole('button', { name: 'Answer on the spec sheet' }));
  expect(onOpenSheet).toHaveBeenCalledTimes(1);
  fireEvent.click(consent() ?? document.body);
  make();
  await screen.findByRole('button', { name: 'Copy link for Ace Print' });
  expect(made()).toBe(1);
});

it('S8 the form, which has asked what is open, is not asked a second time', async () => {
  const { make, made } = await open(true);
  expect(consent()).toBeNull();
  make();
  await screen.findByRole('button', { name: 'Copy link for Ace Print' });
  expect(made()).toBe(1);
});
