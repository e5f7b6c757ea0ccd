import { afterEach, expect, it, jest } from '@jest/globals';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import type { VendorPage } from '@printpartner/contracts/types';
import { answerUploads, chosenFile } from '../../entities/quote/testing/uploads.ts';
import { inSession } from '../../entities/session/testing/in-session.tsx';
import { ApiError } from '../../platform/api/api-error.ts';
import { answerCalls } from '../../platform/api/testing/answer-calls.ts';
import { buildAnswer, buildVendorPage } from './testing/build-vendor-page.ts';
import { VendorPageView, VendorScreen } from './vendor-screen.tsx';

const realFetch = globalThis.fetch;
afterEach(() => {
  cleanup();
  sessionStorage.clear();
  globalThis.fetch = realFetch;
  jest.restoreAllMocks();
});

const choose = (file: File) =>
  fireEvent.change(screen.getByLabelText('Choose a PDF'), { target: { files: [file] } });

it('S10 a vendor whose PDF failed reads that the quote was sent, and can try another PDF', async () => {
  const answer = buildAnswer();
  answerCalls((call) => (call.startsWith('PUT') ? answer : buildVendorPage()));
  const file = { name: 'good.pdf', size: 9, version: 1 };
  answerUploads(
    [400, { code: 'preflight.not_a_pdf', detail: 'Please upload a valid PDF file.' }],
    [200, { ...answer, file }],
  );
  render(<VendorScreen token="t" />, inSession());
  fireEvent.change(await screen.findByLabelText('Price for 1,000'), { target: { value: '1850' } });
  choose(chosenFile('notes.pdf', 'PK'));
  await screen.findByText('This file isn’t a PDF. Choose a PDF file.');
  choose(chosenFile('bad.pdf', '%PDF'));
  await screen.findByText(/^bad\.pdf/);
  fireEvent.click(screen.getByRole('button', { name: /^Send quote/ }));

  await screen.findByRole('heading', { name: 'Your quote is with the buyer' });
  screen.getByText('Your quote was sent. The PDF was not. Please upload a valid PDF file.');
  screen.getByRole('button', { name: /^Try another PDF/ });
  choose(chosenFile('good.pdf', '%PDF'));
  await screen.findByText(/^good\.pdf/);
  await waitFor(() => expect(screen.queryByText(/^Your quote was sent/)).toBeNull());
});

it('S10 asks a vendor once about a price of $0 or $1,000,000 and more', async () => {
  const calls = answerCalls((call) => (call.startsWith('PUT') ? buildAnswer() : buildVendorPage()));
  render(<VendorScreen token="t" />, inSession());
  const price = await screen.findByLabelText('Price for 1,000');
  const send = () => fireEvent.click(screen.getByRole('button', { name: /^Send quote/ }));
  const question = () => screen.queryByText(/If that is right/)?.textContent;
  fireEvent.change(price, { target: { value: '1850000' } });
  send();
  expect(question()).toBe('$1,850,000.00 for 1,000? If that is right, send the quote again.');
  fireEvent.change(price, { target: { value: '0' } });
  expect(question()).toBeUndefined();
  send();
  expect(question()).toBe('$0.00 for 1,000? If that is right, send the quote again.');
  expect(calls.filter((call) => call.startsWith('PUT'))).toEqual([]);
  send();
  await screen.findByRole('heading', { name: 'Your quote is with the buyer' });
});

it('S10 asks a vendor to finish a date that is half typed, and sends nothing without it', async () => {
  const calls = answerCalls((call) => (call.startsWith('PUT') ? buildAnswer() : buildVendorPage()));
  render(<VendorScreen token="t" />, inSession());
  fireEvent.change(await screen.findByLabelText('Price for 1,000'), { target: { value: '1850' } });
  const date = screen.getByLabelText<HTMLInputElement>('Prices valid until');
  Object.defineProperty(date, 'validity', { value: { badInput: true }, configurable: true });
  const send = () => fireEvent.click(screen.getByRole('button', { name: /^Send quote/ }));
  send();
  screen.getByText('Finish this date');
  expect(calls.filter((call) => call.startsWith('PUT'))).toEqual([]);
  Reflect.deleteProperty(date, 'validity');
  fireEvent.change(date, { target: { value: '2027-01-31' } });
  send();
  await screen.findByRole('heading', { name: 'Your quote is with the buyer' });
  expect(calls.at(-1)).toContain('"valid_until":"2027-01-31"');
});

it('S10 shows a vendor who answered the quote of a closed request, and nothing to change it with', async () => {
  const file = { name: 'E-1207.pdf', size: 90_000, version: 1 };
  const answer = buildAnswer({ file, notes: 'By May' });
  answerCalls(() => ({ state: 'closed', is_owner: false, title: 'Season program', answer }));
  render(<VendorScreen token="t" />, inSession());
  await screen.findByRole('heading', { name: 'This request is closed' });
  screen.getByRole('region', { name: 'Your quote' });
  for (const text of ['$1,850.00', 'By May', 'E-1207.pdf · 88 KB']) screen.getByText(text);
  expect(screen.queryByRole('button')).toBeNull();
});

it('S10 tells the owner of a closed request what its vendor sees, not that the buyer closed it', async () => {
  const answer = buildAnswer();
  answerCalls(() => ({ state: 'closed', is_owner: true, title: 'Season program', answer }));
  render(<VendorScreen token="t" />, inSession());
  await screen.findByRole('heading', { name: 'This request is closed' });
  screen.getByRole('region', { name: 'The vendor’s quote' });
  screen.getByText(/the vendor sees only the quote below/);
  expect(screen.queryByText(/The buyer/)).toBeNull();
});

it('S10 shows a vendor whose change came after the request was closed that it was not sent, and what it was', async () => {
  let isClosed = false;
  const answer = buildAnswer();
  answerCalls((call) => {
    if (isClosed) return { state: 'closed', is_owner: false, title: 'Season program', answer };
    if (!call.startsWith('PUT')) return buildVendorPage({ state: 'answered', answer });
    isClosed = true;
    throw new ApiError(410, JSON.stringify({ code: 'quotes.link_closed', detail: 'Closed.' }), 'Gone');
  });
  const { unmount } = render(<VendorScreen token="t" />, inSession());
  fireEvent.click(await screen.findByRole('button', { name: 'Change your quote' }));
  fireEvent.change(screen.getByLabelText('Price for 1,000'), { target: { value: '1700' } });
  fireEvent.change(screen.getByLabelText('Notes'), { target: { value: 'By May' } });
  fireEvent.click(screen.getByRole('button', { name: /^Send the changed quote/ }));
  const heading = await screen.findByRole('heading', { name: 'This request is closed' });
  expect(screen.getByRole('alert').textContent).toContain('Your change was not sent.');
  for (const text of ['1700', 'By May', '$1,850.00']) screen.getByText(text);

  unmount();
  render(<VendorScreen token="t" />, inSession());
  fireEvent.click(await screen.findByRole('button', { name: 'Dismiss' }));
  for (const text of ['1700', 'By May']) expect(screen.queryByText(text)).toBeNull();
  expect(document.activeElement?.textContent).toBe(heading.textContent);
  cleanup();
  render(<VendorScreen token="t" />, inSession());
  await screen.findByText('$1,850.00');
  expect(screen.queryByRole('alert')).toBeNull();
});

it('S10 a vendor sends a quote with the button only, and is asked once about a quantity without a price', async () => {
  const page = buildVendorPage({ quantities: [1_000, 10_000] });
  const calls = answerCalls((call) => (call.startsWith('PUT') ? buildAnswer() : page));
  render(<VendorScreen token="t" />, inSession());
  const price = await screen.findByLabelText<HTMLInputElement>('Price for 1,000');
  fireEvent.change(price, { target: { value: '1850' } });
  // Enter in a field clicks a form's submit button, if it has one.
  expect(price.form?.querySelector('[type="submit"]')).toBeNull();
  fireEvent.submit(price);
  expect(screen.queryByText(/If that is right/)).toBeNull();
  const send = () => fireEvent.click(screen.getByRole('button', { name: /^Send quote/ }));
  send();
  screen.getByText('No price for 10,000. If that is right, send the quote again.');
  expect(calls.filter((call) => call.startsWith('PUT'))).toEqual([]);
  send();
  await screen.findByRole('heading', { name: 'Your quote is with the buyer' });
  screen.getByText('No price for 10,000.');
});

it('S10 the focus follows a vendor into the form and back, and stays where it is when the page opens', async () => {
  answerCalls(() => buildVendorPage({ state: 'answered', answer: buildAnswer() }));
  render(<VendorScreen token="t" />, inSession());
  const heading = (name: string) => screen.findByRole('heading', { name });
  const press = (name: RegExp) => fireEvent.click(screen.getByRole('button', { name }));
  await heading('Your quote is with the buyer');
  expect(document.activeElement).toBe(document.body);
  press(/^Change your quote/);
  expect(document.activeElement).toBe(await heading('Change your quote'));
  press(/^Keep it as it was/);
  expect(document.activeElement).toBe(await heading('Your quote is with the buyer'));
});

function showView(isOwner: boolean, changes: Partial<VendorPage> = {}) {
  const page = buildVendorPage({ is_owner: isOwner, ...changes });
  render(<VendorPageView token="t" page={page} onReload={() => undefined} />, { ...inSession() });
}

it('S10 the owner of a link sees a note in place of the form, whose answer would be refused', () => {
  showView(false);
  screen.getByRole('button', { name: /^Send quote/ });
  screen.getByRole('link', { name: 'Quote this job' });
  cleanup();
  showView(true);
  screen.getByRole('heading', { name: 'Season program' });
  screen.getByRole('region', { name: 'You made this link' });
  expect(screen.queryByRole('textbox')).toBeNull();
  expect(screen.queryByRole('button', { name: /^Send quote/ })).toBeNull();
  expect(screen.queryByRole('link', { name: 'Quote this job' })).toBeNull();
});

it('S10 tells the owner of whom the quote for an earlier version is', () => {
  const fields = [{ label: 'Page count', before: '16', after: '32' }];
  const changed = { version: 2, answer: buildAnswer(), changes: { since: 1, fields } };
  showView(false, changed);
  screen.getByText('Your quote is for version 1. Check it, then send it for this version.');
  cleanup();
  showView(true, changed);
  screen.getByText('The quote of Harbor Press is for version 1.');
});
