import { afterEach, expect, it } from '@jest/globals';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { buildProject } from '../../../entities/project/testing/build-project.ts';
import { inSession } from '../../../entities/session/testing/in-session.tsx';
import { ApiError } from '../../../platform/api/api-error.ts';
import { answerCalls } from '../../../platform/api/testing/answer-calls.ts';
import { currentToasts } from '../../../ui/toast-store.ts';
import { dismissToast } from '../../../ui/toast.tsx';
import { buildLink, buildQuote, quotedSheet } from '../testing/build-quotes.ts';
import { ChooseDialog } from './choose-dialog.tsx';

const realFetch = globalThis.fetch;
afterEach(() => {
  cleanup();
  dismissToast();
  globalThis.fetch = realFetch;
});

const sheet = quotedSheet;
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

it('S10 attaches a sheet without a project to the chosen one, by the call that records the choice there', async () => {
  const project = buildProject({ project_name: 'Harbor Season Program' });
  const calls = answerCalls((call) => {
    if (call.startsWith('GET /api/projects')) return [project];
    return call.startsWith('POST') ? { not_told: [] } : { ...sheet, project_uuid: project.uuid };
  });
  const data = { sheet: { ...sheet, project_uuid: null }, links: [], quotes: [quote], choice: null };
  let closings = 0;
  render(<ChooseDialog data={data} quote={quote} onClose={() => (closings += 1)} />, inSession());
  fireEvent.change(await screen.findByRole('combobox', { name: 'Project' }), {
    target: { value: project.uuid },
  });
  screen.getByText('Harbor Press', { selector: 'dd' });
  fireEvent.click(screen.getByRole('button', { name: /^Choose/ }));
  await waitFor(() => expect(closings).toBe(1));
  expect(calls.filter((call) => /^(POST|PATCH)/.test(call))).toEqual([
    expect.stringMatching(new RegExp(`^POST .*/choose .*"project_uuid":"${project.uuid}"`)),
  ]);
});

it('S10 says that the quote was changed while it is open, and chooses no price that it has not shown', async () => {
  const calls = answerCalls(() => []);
  const changed = { ...quote, revision: 4, lines: [{ quantity: 2_500, price_cents: 300_000 }] };
  const data = { sheet, links: [], quotes: [quote], choice: null };
  const props = { quote, onClose: () => undefined };
  const { rerender } = render(<ChooseDialog {...props} data={data} />, inSession());
  expect(screen.queryByRole('alert')).toBeNull();
  rerender(<ChooseDialog {...props} data={{ ...data, quotes: [changed] }} />);
  expect(screen.getByRole('alert').textContent).toContain('The quote of Harbor Press was changed');
  screen.getByText('$4,420.00');
  expect(screen.queryByRole('button', { name: /^Choose/ })).toBeNull();

  fireEvent.click(screen.getByRole('button', { name: /^Show changed quote/ }));
  fireEvent.click(await screen.findByRole('button', { name: /^Choose/ }));
  await waitFor(() =>
    expect(calls.find((call) => call.startsWith('POST'))).toMatch(/ .*"revision":4,"quantity":2500/),
  );
});

it('S10 offers to tell no vendor of another one that is the same, by another link or a typed quote', () => {
  answerCalls(() => []);
  const harbor = { vendor_id: 'harbor', vendor_email: 'harbor@example.com' };
  const links = [
    buildLink({ id: 'answered', ...harbor }),
    buildLink({ id: 'again', ...harbor }),
    buildLink({ id: 'mailbox', vendor_id: 'bids', vendor_email: 'Harbor+bids@example.com' }),
    buildLink({ id: 'ace', vendor_id: 'ace', vendor_name: 'Ace Print', vendor_email: 'ace@example.com' }),
  ];
  for (const link_id of ['answered', null]) {
    const chosen = { ...quote, link_id, vendor_id: 'harbor' };
    const data = { sheet, links, quotes: [chosen], choice: null };
    render(<ChooseDialog data={data} quote={chosen} onClose={() => undefined} />, inSession());
    screen.getByRole('checkbox', { name: /^Email Ace Print that you chose another vendor/ });
    cleanup();
  }
});

it('S10 says which vendors were not emailed, though the choice stands', async () => {
  const calls = answerCalls((call) =>
    call.startsWith('POST') ? { not_told: ['Ace Print', 'Zoe & Co'] } : [],
  );
  const links = [buildLink({ vendor_name: 'Ace Print', vendor_email: 'ace@example.com' })];
  const data = { sheet, links, quotes: [quote], choice: null };
  let closings = 0;
  render(<ChooseDialog data={data} quote={quote} onClose={() => (closings += 1)} />, inSession());
  fireEvent.click(screen.getByRole('checkbox', { name: /^Email Ace Print/ }));
  fireEvent.click(screen.getByRole('button', { name: /^Choose/ }));
  await waitFor(() => expect(closings).toBe(1));
  expect(calls.find((call) => call.startsWith('POST'))).toContain('"tell_others":true');
  expect(currentToasts().at(-1)).toMatchObject({
    title: 'Harbor Press chosen. Not emailed: Ace Print, Zoe & Co',
    isOpen: true,
  });
});

it('S10 warns of what speaks against a quote, shows totals, and says that links of told vendors stay closed', async () => {
  const calls = answerCalls((call) => (call.startsWith('POST') ? { not_told: [] } : []));
  const doubtful = buildQuote({
    lines: [{ quantity: 1_000, price_cents: 185_000 }],
    freight_cents: 14_000,
    valid_until: '2024-01-31',
    is_outdated: true,
    exceptions: 'Cover 80 lb instead of 100 lb',
  });
  const links = [buildLink({ vendor_name: 'Ace Print', vendor_email: 'ace@example.com' })];
  const data = { sheet, links, quotes: [doubtful], choice: null };
  render(<ChooseDialog data={data} quote={doubtful} onClose={() => undefined} />, inSession());
  screen.getByText('The prices were valid until Jan 31, 2024.');
  screen.getByText('The quote is for an earlier version of the specs.');
  screen.getByText('No price for 5,000.');
  screen.getByText('Cover 80 lb instead of 100 lb');
  screen.getByRole('radio', { name: /^1,000 copies ?\$1,850.00 ?\$1,990.00 with freight$/ });
  screen.getByText('The link then stays closed, even if you undo this.');
  fireEvent.click(screen.getByRole('button', { name: /^Choose/ }));
  await waitFor(() =>
    expect(currentToasts().find(({ isOpen }) => isOpen)?.title).toBe('Harbor Press chosen'),
  );
  expect(calls.filter((call) => call.startsWith('POST'))).toHaveLength(1);
});
