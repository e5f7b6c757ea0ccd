import { afterEach, expect, jest, test } from '@jest/globals';
import { act, cleanup, renderHook } from '@testing-library/react';
import { inSession } from '../../../entities/session/testing/in-session.tsx';
import { buildDocument } from '../testing/build-sheet.ts';
import { serveDraft } from '../testing/serve-draft.ts';
import { useSpecDesk } from './use-spec-desk.ts';

const realFetch = globalThis.fetch;
const SHEET = '7b1c9f2e-3a4d-4c5e-8f60-9a8b7c6d5e4f';

afterEach(() => {
  cleanup();
  globalThis.fetch = realFetch;
  localStorage.clear();
  sessionStorage.clear();
});

test('S11 Back opens the previous sheet before the address of the next one was rendered', async () => {
  serveDraft(buildDocument());
  const show = jest.fn();
  const { result, rerender } = renderHook(
    (returns: number) => useSpecDesk('booklet', { shown: null, returns, show }),
    { wrapper: inSession().wrapper, initialProps: 0 },
  );
  act(() => result.current.open(buildDocument({}, { sheetId: SHEET })));
  expect(show).toHaveBeenLastCalledWith({ kind: 'booklet', sheetId: SHEET }, { replace: false });
  expect(result.current.session.id.sheetId).toBe(SHEET);
  rerender(1);
  expect(result.current.session.id.sheetId).toBeNull();
  await act(async () => {});
});

test('S11 the working draft stays open when the address of the sheet before is rendered late', async () => {
  serveDraft(buildDocument());
  const show = jest.fn();
  const first: { shown: string | null } = { shown: null };
  const { result, rerender } = renderHook(
    (address: typeof first) => useSpecDesk('booklet', { ...address, returns: 0, show }),
    { wrapper: inSession().wrapper, initialProps: first },
  );
  act(() => result.current.open(buildDocument({}, { sheetId: SHEET })));
  act(() => result.current.openById({ kind: 'booklet', sheetId: null }));
  rerender({ shown: SHEET });
  expect(result.current.session.id.sheetId).toBeNull();
  expect(show.mock.calls).toEqual([
    [{ kind: 'booklet', sheetId: SHEET }, { replace: false }],
    [{ kind: 'booklet', sheetId: null }, { replace: false }],
  ]);
  rerender({ shown: null });
  rerender({ shown: SHEET });
  expect(result.current.session.id.sheetId).toBe(SHEET);
  await act(async () => {});
});
