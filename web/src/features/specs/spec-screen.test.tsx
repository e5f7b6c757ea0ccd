import { afterEach, expect, jest, test } from '@jest/globals';
import { act, cleanup, renderHook } from '@testing-library/react';
import { inSession } from '../../entities/session/testing/in-session.tsx';
import { buildDocument } from './testing/build-sheet.ts';
import { serveDraft } from './testing/serve-draft.ts';
import { followTrail, startTrail, useSpecDesk } from './spec-screen.tsx';

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

const COVER = '7b1c9f2e-3a4d-4c5e-8f60-9a8b7c6d5e4f';
const INSERT = '0f4f0c6e-5b0a-4c55-9d3e-0d7c7a1f0a01';
const home = { shown: null, returns: 0 };

test('S11 a form opened by the address of its sheet writes no address', () => {
  expect(startTrail({ shown: COVER, returns: 0 }, COVER).writes).toBe(0);
  expect(startTrail(home, COVER)).toMatchObject({ written: [COVER], writes: 1 });
});

test('S11 the trail stays the same object while address and sheet are unchanged', () => {
  const trail = startTrail(home, COVER);
  expect(followTrail(trail, home, COVER)).toBe(trail);
});

test('S11 a sheet opened last is kept when the router skips the address of the one before', () => {
  const two = followTrail(followTrail(startTrail(home, null), home, COVER), home, INSERT);
  expect(two).toMatchObject({ written: [COVER, INSERT], writes: 2 });
  const late = followTrail(two, { shown: COVER, returns: 0 }, INSERT);
  expect(late).toMatchObject({ sheetId: INSERT, written: [INSERT], writes: 2 });
  const skipped = followTrail(two, { shown: INSERT, returns: 0 }, INSERT);
  expect(skipped).toMatchObject({ sheetId: INSERT, written: [], writes: 2 });
});

test('S11 Back and links open their sheet though the form wrote other addresses', () => {
  const written = followTrail(startTrail(home, null), home, COVER);
  expect(followTrail(written, { shown: COVER, returns: 1 }, INSERT)).toMatchObject({ sheetId: COVER });
  expect(followTrail(written, { shown: INSERT, returns: 0 }, COVER)).toMatchObject({
    sheetId: INSERT,
    written: [],
  });
});
