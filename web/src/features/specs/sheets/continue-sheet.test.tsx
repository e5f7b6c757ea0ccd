import { afterEach, expect, it, jest } from '@jest/globals';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { inSession } from '../../../entities/session/testing/in-session.tsx';
import { summaryOf } from '../../../entities/spec-sheet/spec-sheet-cache.ts';
import { buildSheet } from '../../../entities/spec-sheet/testing/build-sheet.ts';
import { SpecSession } from '../document/spec-session.ts';
import type { SpecDocument } from '../document/spec-document.ts';
import { SpecFormContext } from '../form/spec-form-context.ts';
import { buildDocument } from '../testing/build-sheet.ts';
import { serveDraft } from '../testing/serve-draft.ts';
import { ContinueSheet } from './continue-sheet.tsx';

const realFetch = globalThis.fetch;
const postcard = buildSheet({ id: 'newest', kind: 'custom', name: 'Postcard' });
const spring = buildSheet({ id: 'spring' });
const openById = jest.fn();

afterEach(() => {
  cleanup();
  openById.mockClear();
  globalThis.fetch = realFetch;
  localStorage.clear();
  sessionStorage.clear();
});

async function open(draft: SpecDocument) {
  serveDraft(draft, [postcard, spring].map(summaryOf));
  const { queryClient, wrapper } = inSession();
  const session = new SpecSession('maya', queryClient, { kind: 'booklet', sheetId: null });
  render(
    <SpecFormContext value={{ session, open: () => {}, openById }}>
      <ContinueSheet />
    </SpecFormContext>,
    { wrapper },
  );
  await act(() => session.load());
  return session;
}

it('S11 an empty working draft offers the sheet of its form that was changed last', async () => {
  const { editor } = await open(buildDocument());
  await screen.findByText('Continue “Spring catalog”');
  // The button stays, so that nothing moves while the user types.
  act(() => editor.form.setValue('quantity', '1,000'));
  fireEvent.click(screen.getByText('Continue “Spring catalog”'));
  expect(openById).toHaveBeenCalledWith({ kind: 'booklet', sheetId: 'spring' });
});

it('S11 a working draft with text offers no other sheet, nor asks for the list', async () => {
  await open(buildDocument({ quantity: '1,000' }));
  expect(screen.queryByText(/^Continue/)).toBeNull();
  expect(globalThis.fetch).toHaveBeenCalledTimes(1);
});
