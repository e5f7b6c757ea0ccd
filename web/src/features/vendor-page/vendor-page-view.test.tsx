import { afterEach, expect, it } from '@jest/globals';
import { cleanup, render, screen } from '@testing-library/react';
import type { VendorPage } from '@printpartner/contracts/types';
import { inSession } from '../../entities/session/testing/in-session.tsx';
import { VendorPageView } from './vendor-page-view.tsx';

afterEach(cleanup);

const AT = '2026-11-20T12:00:00.000Z';
const page: VendorPage = {
  state: 'open',
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

function show(isOwner: boolean) {
  render(<VendorPageView token="t" page={{ ...page, is_owner: isOwner }} onReload={() => undefined} />, {
    ...inSession(),
  });
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
