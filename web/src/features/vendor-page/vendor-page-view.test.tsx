import { afterEach, expect, it } from '@jest/globals';
import { cleanup, render, screen } from '@testing-library/react';
import { inSession } from '../../entities/session/testing/in-session.tsx';
import { buildVendorPage } from './testing/build-vendor-page.ts';
import { VendorPageView } from './vendor-page-view.tsx';

afterEach(cleanup);

function show(isOwner: boolean) {
  render(
    <VendorPageView token="t" page={buildVendorPage({ is_owner: isOwner })} onReload={() => undefined} />,
    {
      ...inSession(),
    },
  );
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
