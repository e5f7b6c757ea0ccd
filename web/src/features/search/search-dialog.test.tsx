import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';
import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import type { SearchEntry } from '@printpartner/print-search/entries';
import { searchOf } from '@printpartner/print-search/search';
import { withholdComposedKeys } from '../../platform/composed-keys.ts';
import { foundGroups } from './found-groups.ts';
import { keepRecent, readRecent } from './recent-searches.ts';
import { SearchDialog } from './search-dialog.tsx';

const guide = { kind: 'guide', path: ['Paper', 'By Weight'] } as const;
const entries: SearchEntry[] = [
  { ...guide, title: 'Linen Text', lines: ['gsm: 118'], address: '/?tab=paper&entry=linen-text' },
  { ...guide, title: 'Linen Cover', lines: ['gsm: 216'], address: '/?tab=paper&entry=linen-cover' },
  {
    kind: 'project',
    title: 'Cover letter',
    path: [],
    lines: ['On linen text'],
    address: '/?tab=projects&project=1',
  },
];
const search = searchOf(entries);
withholdComposedKeys();

beforeEach(() => {
  // jsdom has no layout.
  Object.assign(Element.prototype, { scrollIntoView() {} });
});

afterEach(() => {
  cleanup();
  localStorage.clear();
  document.body.replaceChildren();
});

const calculationsLoaded = () => act(async () => void (await import('./answer-group.ts')));

async function open() {
  const onOpen = jest.fn<(address: string) => void>();
  const onClose = jest.fn();
  const dialog = render(
    <SearchDialog
      userId="maya"
      find={(query) => foundGroups(search.find(query))}
      onOpen={onOpen}
      onClose={onClose}
    />,
  );
  await calculationsLoaded();
  return { ...dialog, onOpen, onClose };
}

const field = () =>
  screen.getByRole<HTMLInputElement>('combobox', { name: 'Search guides, projects and specs' });
const type = (query: string) => fireEvent.change(field(), { target: { value: query } });
const press = (key: string, more: object = {}) => fireEvent.keyDown(field(), { key, ...more });
const titles = () =>
  screen.queryAllByRole('option').map((option) => option.querySelector('span')?.textContent);
const active = () => {
  const selected = screen
    .getAllByRole('option')
    .filter((option) => option.ariaSelected === 'true' || option.getAttribute('aria-selected') === 'true');
  expect(selected.map(({ id }) => id)).toEqual([field().getAttribute('aria-activedescendant')]);
  return selected[0]?.querySelector('span')?.textContent;
};

it('G10 the results are a list in groups that the field controls, and their count is read out', async () => {
  await open();
  expect(field()).toBe(document.activeElement);
  expect(field().getAttribute('aria-expanded')).toBe('false');
  expect(screen.queryByRole('listbox')).toBeNull();
  type('linen text');
  const list = screen.getByRole('listbox', { name: 'Results' });
  expect(field().getAttribute('aria-expanded')).toBe('true');
  expect(field().getAttribute('aria-controls')).toBe(list.id);
  const groups = within(list).getAllByRole('group');
  expect(groups.map((group) => group.getAttribute('aria-label'))).toEqual(['Guides', 'Your projects']);
  expect(titles()).toEqual(['Linen Text', 'Linen Cover', 'Cover letter']);
  expect(screen.getByRole('status').textContent).toBe('3 results');
  expect([...list.querySelectorAll('mark')].map((mark) => mark.textContent)).toContain('Linen');
});

it('G10 arrows move through all results and around, and leave other keys to the text', async () => {
  await open();
  type('linen text');
  expect(active()).toBe('Linen Text');
  press('ArrowDown');
  expect(active()).toBe('Linen Cover');
  press('ArrowDown');
  expect(active()).toBe('Cover letter');
  press('ArrowDown');
  expect(active()).toBe('Linen Text');
  press('ArrowUp');
  expect(active()).toBe('Cover letter');
  // fireEvent returns false for what was prevented.
  for (const key of ['Home', 'End', 'ArrowLeft', 'ArrowRight']) expect(press(key)).toBe(true);
  expect(press('ArrowUp', { shiftKey: true })).toBe(true);
  expect(active()).toBe('Cover letter');
});

it('G10 Enter opens the chosen result and keeps the query, a changed query chooses the first again', async () => {
  const { onOpen } = await open();
  type('linen');
  press('ArrowDown');
  type('linen cover');
  expect(active()).toBe('Linen Cover');
  press('Enter');
  expect(onOpen.mock.calls).toEqual([['/?tab=paper&entry=linen-cover']]);
  expect(readRecent('maya')).toEqual(['linen cover']);
});

it('G10 Enter opens the first result of what is typed while the results are those of the query before', async () => {
  const { onOpen } = await open();
  type('linen text');
  act(() => {
    type('linen cover');
    press('Enter');
  });
  expect(onOpen.mock.calls).toEqual([['/?tab=paper&entry=linen-cover']]);
});

it('G10 Enter opens nothing while an input method composes, without results, and for an empty query', async () => {
  const { onOpen, onClose } = await open();
  press('Enter');
  type('linen');
  press('Enter', { isComposing: true });
  press('Enter', { keyCode: 229 });
  press('Escape', { isComposing: true });
  type('xylophone');
  press('Enter');
  expect(onOpen).not.toHaveBeenCalled();
  expect(onClose).not.toHaveBeenCalled();
  expect(readRecent('maya')).toEqual([]);
});

it('G10 a click opens a result, the pointer chooses it', async () => {
  const { onOpen } = await open();
  type('linen');
  const option = screen.getByRole('option', { name: /Cover letter/ });
  fireEvent.pointerMove(option);
  expect(active()).toBe('Cover letter');
  fireEvent.click(option);
  expect(onOpen.mock.calls).toEqual([['/?tab=projects&project=1']]);
});

it('G10 Escape and Close close the dialog, and the focus returns to where it was', async () => {
  const button = document.body.appendChild(document.createElement('button'));
  button.focus();
  const { onClose, unmount } = await open();
  press('Escape');
  fireEvent.click(screen.getByRole('button', { name: 'Close' }));
  expect(onClose).toHaveBeenCalledTimes(2);
  unmount();
  await act(() => new Promise((resolve) => setTimeout(resolve)));
  expect(document.activeElement).toBe(button);
});

it('G10 the shortcut in the open dialog selects the query instead of the browser’s own search', async () => {
  await open();
  type('linen');
  expect(press('k', { ctrlKey: true })).toBe(false);
  expect([field().selectionStart, field().selectionEnd]).toEqual([0, 5]);
});

it('G10 nothing found is said with a way out', async () => {
  await open();
  type('xylophone');
  expect(screen.getByRole('status').textContent).toBe(
    'Nothing found for “xylophone”. Try fewer or other words.',
  );
  expect(field().getAttribute('aria-expanded')).toBe('false');
  expect(screen.queryByRole('listbox')).toBeNull();
});

it('G10 the answer to a calculation is above what was found, and opens its calculator', async () => {
  const { onOpen } = await open();
  type('80# text to gsm');
  const [first] = screen.getAllByRole('group');
  expect(first?.getAttribute('aria-label')).toBe('Answer');
  expect(first?.textContent).toContain('118 gsm');
  press('Enter');
  expect(onOpen.mock.calls[0]?.[0]).toMatch(/^\/\?calculators=stock/);
});

it('G10 recent searches are the user’s own, last first, and run again until they are cleared', async () => {
  for (const query of ['bleed', '80# cover', 'Bleed ', ' ']) keepRecent('maya', query);
  keepRecent('sam', 'creep');
  await open();
  const recent = () => screen.queryByRole('region', { name: 'Recent searches' });
  const buttons = within(screen.getByRole('region', { name: 'Recent searches' })).getAllByRole('button');
  expect(buttons.map((button) => button.textContent)).toEqual(['Clear', 'Bleed', '80# cover']);
  fireEvent.click(screen.getAllByRole('button', { name: '80# cover' })[0] ?? field());
  expect(field().value).toBe('80# cover');
  expect(field()).toBe(document.activeElement);
  type('');
  fireEvent.click(screen.getByRole('button', { name: 'Clear' }));
  expect(recent()).toBeNull();
  expect(field()).toBe(document.activeElement);
  expect(readRecent('maya')).toEqual([]);
  expect(readRecent('sam')).toEqual(['creep']);
});

it('G10 a visitor’s searches are not kept, as the next visitor would see them', () => {
  keepRecent('', 'creep');
  expect(localStorage).toHaveLength(0);
  localStorage.setItem('print-partner::recent-searches', '["bleed"]');
  expect(readRecent('')).toEqual([]);
});

it('G10 no more than six recent searches are kept', () => {
  for (const query of ['1', '2', '3', '4', '5', '6', '7']) keepRecent('maya', query);
  expect(readRecent('maya')).toEqual(['7', '6', '5', '4', '3', '2']);
});

it('G10 the chosen result stays chosen when more of the user’s own arrive', async () => {
  const harbor = (id: number): SearchEntry => ({
    kind: 'project',
    title: `Harbor ${id}`,
    path: [],
    lines: [],
    address: `/?tab=projects&project=${id}`,
  });
  const dialogOf = (projects: SearchEntry[]) => (
    <SearchDialog
      userId="maya"
      find={(query) => foundGroups(searchOf(projects).find(query))}
      onOpen={() => undefined}
      onClose={() => undefined}
    />
  );
  const { rerender } = render(dialogOf([harbor(1), harbor(2)]));
  await calculationsLoaded();
  type('harbor');
  press('ArrowDown');
  expect(active()).toBe('Harbor 2');
  rerender(dialogOf([harbor(0), harbor(1), harbor(2)]));
  expect(titles()).toEqual(['Harbor 0', 'Harbor 1', 'Harbor 2']);
  expect(active()).toBe('Harbor 2');
});

it('G10 kept results of one project, which open the same place, are options of their own', () => {
  const result = { kind: 'result', path: [], lines: [], address: '/?tab=projects&project=1' } as const;
  const [group] = foundGroups(
    searchOf([
      { ...result, title: 'cover-v1.pdf' },
      { ...result, title: 'cover-v2.pdf' },
    ]).find('cover'),
  );
  expect(new Set(group?.results.map(({ id }) => id)).size).toBe(2);
});

it('G10 what of the user’s own is not searched is said below what was found', async () => {
  const unsearched = 'Your projects did not load. Check your connection, then open search again.';
  render(
    <SearchDialog
      userId="maya"
      find={(query) => foundGroups(search.find(query))}
      unsearched={unsearched}
      onOpen={() => undefined}
      onClose={() => undefined}
    />,
  );
  await calculationsLoaded();
  expect(screen.queryByText(unsearched)).toBeNull();
  type('linen text');
  expect(screen.getByText(unsearched)).toBeTruthy();
  expect(screen.getByRole('status').textContent).toBe(`3 results. ${unsearched}`);
});
