import { TextDecoder, TextEncoder } from 'node:util';
import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { buildSheet } from '../../entities/spec-sheet/testing/build-sheet.ts';
import { inSession } from '../../entities/session/testing/in-session.tsx';
import { keepRecent } from '../../features/search/recent-searches.ts';

// React Router needs them when it is loaded, and jsdom lacks them.
Object.assign(globalThis, { TextDecoder, TextEncoder });
// The build makes this module from the rendered screens.
jest.unstable_mockModule('virtual:search-entries', () => ({ default: [] }), { virtual: true });
const { MemoryRouter } = await import('react-router');
const { AppSearch } = await import('./app-search.tsx');

const realFetch = globalThis.fetch;
let asked: string[];

beforeEach(() => {
  // jsdom has no layout.
  Object.assign(Element.prototype, { scrollIntoView() {} });
  asked = [];
  globalThis.fetch = async (url) => {
    asked.push(typeof url === 'string' ? url : 'url' in url ? url.url : url.href);
    return await new Promise(() => undefined);
  };
});

afterEach(() => {
  cleanup();
  localStorage.clear();
  globalThis.fetch = realFetch;
});

it('G10 sheets and results that the device holds are read again when search opens', async () => {
  const { wrapper, queryClient } = inSession();
  queryClient.setDefaultOptions({ queries: { staleTime: Infinity } });
  for (const path of ['/api/spec-sheets', '/api/preflight/kept']) queryClient.setQueryData([path], []);
  render(
    <MemoryRouter>
      <AppSearch userId="maya" onClose={() => undefined} />
    </MemoryRouter>,
    { wrapper },
  );
  await waitFor(() => expect(asked).toEqual(['/api/projects', '/api/spec-sheets', '/api/preflight/kept']));
});

it('G10 a query typed before the session arrives is kept, and the user’s own are loaded then', async () => {
  keepRecent('maya', 'creep');
  const { wrapper } = inSession();
  const searchOf = (userId: string) => (
    <MemoryRouter>
      <AppSearch userId={userId} onClose={() => undefined} />
    </MemoryRouter>
  );
  const { rerender } = render(searchOf(''), { wrapper });
  const field = screen.getByRole<HTMLInputElement>('combobox');
  fireEvent.change(field, { target: { value: 'sewn' } });
  expect(asked).toEqual([]);
  await act(async () => rerender(searchOf('maya')));
  expect(screen.getByRole('status').textContent).toBe(
    'Nothing found yet for “sewn”. Your projects are still loading. Your spec sheets are still loading. Your preflight results are still loading.',
  );
  expect(screen.getByRole('combobox')).toBe(field);
  expect(field.value).toBe('sewn');
  expect(asked).toEqual(['/api/projects', '/api/spec-sheets', '/api/preflight/kept']);
  fireEvent.change(field, { target: { value: '' } });
  expect(screen.getByRole('button', { name: 'creep' })).toBeTruthy();
});

it('G10 the user’s own are found no more once they have signed out, although search stays open', async () => {
  const { wrapper, queryClient } = inSession();
  queryClient.setQueryData(
    ['/api/spec-sheets'],
    [{ ...buildSheet(), name: 'Harbor booklet', company: '', quantities: [] }],
  );
  const searchOf = (userId: string) => (
    <MemoryRouter>
      <AppSearch userId={userId} onClose={() => undefined} />
    </MemoryRouter>
  );
  const { rerender } = render(searchOf('maya'), { wrapper });
  const field = screen.getByRole<HTMLInputElement>('combobox');
  fireEvent.change(field, { target: { value: 'harbor' } });
  expect(screen.getByRole('option', { name: /^Harbor booklet/ })).toBeTruthy();
  await act(async () => {
    rerender(searchOf(''));
    queryClient.removeQueries();
  });
  fireEvent.change(field, { target: { value: 'harbor b' } });
  expect(screen.queryByRole('option')).toBeNull();
});
