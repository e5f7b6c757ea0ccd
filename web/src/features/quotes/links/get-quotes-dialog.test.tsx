import { afterEach, expect, it } from '@jest/globals';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { inSession } from '../../../entities/session/testing/in-session.tsx';
import { ApiError } from '../../../platform/api/api-error.ts';
import { answerCalls } from '../../../platform/api/testing/answer-calls.ts';
import { buildLink } from '../testing/build-quotes.ts';
import { GetQuotesDialog } from './get-quotes-dialog.tsx';

const realFetch = globalThis.fetch;
afterEach(() => {
  cleanup();
  globalThis.fetch = realFetch;
});

const sheet = {
  id: 'sheet',
  name: 'Season program',
  revision: 1,
  project_uuid: null,
  quantities: [],
  finishes: [],
};
const props = { hasAskedOpen: false, onOpenSheet: () => undefined, onClose: () => undefined };
const vendor = (name: string) => ({
  id: `id of ${name}`,
  name,
  email: '',
  notes: '',
  created_at: '2026-11-20T12:00:00.000Z',
  updated_at: '2026-11-20T12:00:00.000Z',
});

it('S8 makes the links that failed when asked again, with the same ids, and no other', async () => {
  let refusals = 1;
  const calls = answerCalls((call) => {
    if (call.startsWith('GET')) return [vendor('Ace Print'), vendor('Zoe Print')];
    const name = call.includes('id of Ace') ? 'Ace Print' : 'Zoe Print';
    if (name === 'Zoe Print' && refusals-- > 0)
      throw new ApiError(500, JSON.stringify({ detail: 'Out of order.' }), 'Error');
    return buildLink({ id: name, vendor_name: name });
  });
  const data = { sheet, links: [], quotes: [], choice: null };
  render(<GetQuotesDialog {...props} data={data} />, inSession());
  for (const box of await screen.findAllByRole('checkbox', { name: /Print/ })) fireEvent.click(box);
  fireEvent.click(screen.getByRole('button', { name: /^Make 2 links/ }));
  expect((await screen.findByRole('alert')).textContent).toContain('No link for Zoe Print');
  fireEvent.click(screen.getByRole('button', { name: /^Try again/ }));
  await screen.findByRole('button', { name: 'Copy link for Zoe Print' });
  expect(screen.queryByRole('alert')).toBeNull();
  const shares = calls.filter((call) => call.startsWith('POST /api/shares'));
  expect(shares).toHaveLength(3);
  expect(shares[2]).toBe(shares[1]);
});

it('S8 warns before a sheet without quantities goes out', async () => {
  answerCalls(() => [vendor('Ace Print')]);
  const warning = () => screen.queryByText(/^The sheet asks for no quantity/);
  const show = (quantities: number[]) => {
    const data = { sheet: { ...sheet, quantities }, links: [], quotes: [], choice: null };
    render(<GetQuotesDialog {...props} data={data} />, inSession());
    return screen.findByRole('checkbox', { name: /Ace Print/ });
  };
  await show([1_000]);
  expect(warning()).toBeNull();
  cleanup();
  await show([]);
  expect(warning()).not.toBeNull();
});
