import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { TextEncoder } from 'node:util';
import { act, cleanup, renderHook, waitFor } from '@testing-library/react';

// jsdom has none, and the router asks for one when it is loaded.
globalThis.TextEncoder = TextEncoder;
const { AppRouter } = await import('../routes/app-router.tsx');
const { useOpenTab } = await import('./use-open-tab.ts');

const HARBOR = '3f0c5a52-8f4e-4b7a-9d61-2c1e7a9b8d04';
const MENU = '7b1c9f2e-3a4d-4c5e-8f60-9a8b7c6d5e4f';

beforeEach(() => window.history.pushState(null, '', '/'));
afterEach(cleanup);

function openProjects() {
  const { result } = renderHook(useOpenTab, { wrapper: AppRouter });
  act(() => result.current.open('projects'));
  return result;
}

test('P7 Close Tab returns home when two projects were opened before either address was rendered', async () => {
  const tab = openProjects();
  act(() => {
    tab.current.job.show(HARBOR, { replace: false });
    tab.current.job.show(MENU, { replace: false });
  });
  expect(tab.current.job.shown).toBe(MENU);
  act(() => tab.current.close());
  await waitFor(() => expect(tab.current.openTab).toBeNull());
});

test('P7 Close Tab returns home before the address of an opened project is rendered', async () => {
  const tab = openProjects();
  act(() => {
    tab.current.job.show(HARBOR, { replace: false });
    tab.current.close();
  });
  await waitFor(() => expect(tab.current.openTab).toBeNull());
});

test('P7 Close Tab returns home after Back to a project before', async () => {
  const tab = openProjects();
  act(() => tab.current.job.show(HARBOR, { replace: true }));
  act(() => tab.current.job.show(MENU, { replace: false }));
  act(() => window.history.back());
  await waitFor(() => expect(tab.current.job.shown).toBe(HARBOR));
  act(() => tab.current.close());
  await waitFor(() => expect(tab.current.openTab).toBeNull());
});

test('P7 a project or sheet that writes its address after the user has left does not bring its tab back', async () => {
  const tab = openProjects();
  act(() => {
    window.history.pushState(null, '', '/?tab=preflight');
    tab.current.job.show(HARBOR, { replace: true });
    tab.current.sheet.show({ kind: 'booklet', sheetId: null }, { replace: true });
    window.dispatchEvent(new PopStateEvent('popstate'));
  });
  await waitFor(() => expect(tab.current.openTab).toBe('preflight'));
  expect(window.location.search).toBe('?tab=preflight');
});
