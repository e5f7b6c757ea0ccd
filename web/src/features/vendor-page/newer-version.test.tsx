import { afterEach, expect, it } from '@jest/globals';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
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
});

const first = buildVendorPage({ state: 'answered', answer: buildAnswer() });
const second = { ...first, version: 2, quantities: [1_000, 10_000] };
const price = (copies: string) => screen.getByLabelText<HTMLInputElement>(`Price for ${copies}`);
const type = (copies: string, value: string) => fireEvent.change(price(copies), { target: { value } });
const press = (name: RegExp) => fireEvent.click(screen.getByRole('button', { name }));
const send = () => press(/^Send the changed quote/);

/** The buyer offers version 2 once `offer` was called. */
function answerVersions() {
  let page = first;
  const calls = answerCalls((call) => {
    if (!call.startsWith('PUT')) return page;
    if (call.includes(`"version":${page.version}`))
      return buildAnswer({ version: page.version, revision: 2 });
    throw new ApiError(409, JSON.stringify({ code: 'quotes.newer_version', detail: 'Newer.' }), 'Conflict');
  });
  return {
    offer: () => {
      page = second;
    },
    sent: () => calls.filter((call) => call.startsWith('PUT')),
  };
}

it('S10 a vendor’s prices for version 1 don’t answer version 2 before the form asks for its new quantities', async () => {
  const { offer, sent } = answerVersions();
  render(<VendorScreen token="t" />, inSession());
  await screen.findByRole('heading', { name: 'Your quote is with the buyer' });
  press(/^Change your quote/);
  type('1,000', '1700');
  offer();
  send();
  await screen.findByText(/^The buyer has sent a newer version of the specs\. It also asks for 10,000\./);
  expect(price('1,000').value).toBe('1700');
  expect(price('10,000').value).toBe('');
  send();
  screen.getByText('No price for 10,000. If that is right, send the quote again.');
  expect(sent()).toHaveLength(1);
  type('10,000', '9000');
  send();
  await screen.findByRole('heading', { name: 'Your quote is with the buyer' });
  expect(sent().map((call) => /"version":\d/.exec(call)?.[0])).toEqual(['"version":1', '"version":2']);
  expect(sent().at(-1)).toContain('{"quantity":10000,"price_cents":900000}');
});

it('S10 a reload shows what was typed for version 1 with the new quantities of version 2', async () => {
  const { offer, sent } = answerVersions();
  const { unmount } = render(<VendorScreen token="t" />, inSession());
  await screen.findByRole('heading', { name: 'Your quote is with the buyer' });
  press(/^Change your quote/);
  type('1,000', '1700');
  unmount();
  offer();
  render(<VendorScreen token="t" />, inSession());
  await screen.findByText(/It also asks for 10,000\./);
  expect(price('1,000').value).toBe('1700');
  expect(price('10,000').value).toBe('');
  expect(sent()).toEqual([]);
});
