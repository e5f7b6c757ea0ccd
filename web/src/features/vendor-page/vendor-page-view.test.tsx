import { afterEach, expect, it } from '@jest/globals';
import { cleanup, render, screen } from '@testing-library/react';
import type { VendorPage } from '@printpartner/contracts/types';
import { inSession } from '../../entities/session/testing/in-session.tsx';
import { buildAnswer, buildVendorPage } from './testing/build-vendor-page.ts';
import { VendorPageView } from './vendor-page-view.tsx';

afterEach(cleanup);

function show(isOwner: boolean, changes: Partial<VendorPage> = {}) {
  const page = buildVendorPage({ is_owner: isOwner, ...changes });
  render(<VendorPageView token="t" page={page} onReload={() => undefined} />, { ...inSession() });
}

it('S10 the owner of a link sees a note in place of the form, whose answer would be refused', () => {
  show(false);
  screen.getByRole('button', { name: /^Send quote/ });
  screen.getByRole('link', { name: 'Quote this job' });
  cleanup();
  show(true);
  screen.getByRole('heading', { name: 'Season program' });
  screen.getByRole('region', { name: 'You made this link' });
  expect(screen.queryByRole('textbox')).toBeNull();
  expect(screen.queryByRole('button', { name: /^Send quote/ })).toBeNull();
  expect(screen.queryByRole('link', { name: 'Quote this job' })).toBeNull();
});

it('S10 tells the owner of whom the quote for an earlier version is', () => {
  const fields = [{ label: 'Page count', before: '16', after: '32' }];
  const changed = { version: 2, answer: buildAnswer(), changes: { since: 1, fields } };
  show(false, changed);
  screen.getByText('Your quote is for version 1. Check it, then send it for this version.');
  cleanup();
  show(true, changed);
  screen.getByText('The quote of Harbor Press is for version 1.');
});
