import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { cleanup, renderHook } from '@testing-library/react';
import { createEditorStore } from './editor-store.ts';
import { tabId } from '../../../platform/storage/tab-draft.ts';
import { editorOf, findKeptEditor } from './kept-editor.ts';
import { emptyEditor } from './editor-state.ts';
import { keptDrafts } from '../../../platform/storage/kept-draft.ts';
import { buildProject } from '../../../entities/project/testing/build-project.ts';
import { inSession } from '../../../entities/session/testing/in-session.tsx';
import { buildInputs, setHalfTyped } from './testing/build-inputs.ts';
import { KEEP_DELAY_MS, useKeptEditor } from './use-kept-editor.ts';

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  cleanup();
  jest.useRealTimers();
  localStorage.clear();
  sessionStorage.clear();
});

function typing() {
  const store = createEditorStore();
  const { unmount } = renderHook(() => useKeptEditor(store, { current: null }), {
    wrapper: inSession().wrapper,
  });
  store.dispatch({ type: 'typed', field: 'notes', value: 'of a new project' });
  return { store, unmount };
}
function readKeptEditor(tab = tabId('maya')) {
  const found = findKeptEditor('maya', tab);
  return found ? editorOf(found.draft) : emptyEditor;
}
const keptNotes = (tab?: string) => readKeptEditor(tab).form.notes;

test('A5 the text of a new project is stored half a second after the last change', () => {
  typing();
  jest.advanceTimersByTime(KEEP_DELAY_MS - 1);
  expect(keptNotes()).toBe('');
  jest.advanceTimersByTime(1);
  expect(keptNotes()).toBe('of a new project');
});

test('A5 text is stored when the tab is hidden, and released to other tabs when the page is left', () => {
  typing();
  document.dispatchEvent(new Event('visibilitychange'));
  expect(keptNotes()).toBe('of a new project');
  expect(keptNotes('other')).toBe('');
  window.dispatchEvent(new Event('pagehide'));
  document.dispatchEvent(new Event('visibilitychange'));
  expect(keptNotes('other')).toBe('of a new project');
});

test('A5 stored text is removed once saved, and nothing is stored after unmount', () => {
  const { store, unmount } = typing();
  jest.advanceTimersByTime(KEEP_DELAY_MS);
  store.dispatch({ type: 'opened', project: buildProject() });
  expect(localStorage.length).toBe(0);
  unmount();
  jest.advanceTimersByTime(120_000);
  expect(localStorage.length).toBe(0);
});

test('A5 half of a date is stored as the saved date, also when the screen unmounts', () => {
  const store = createEditorStore();
  const record = buildProject({ due_date: '2027-01-15' });
  store.dispatch({ type: 'opened', project: record });
  const { inputs, input } = buildInputs();
  const form: { current: HTMLElement | null } = { current: inputs };
  const { unmount } = renderHook(() => useKeptEditor(store, form), { wrapper: inSession().wrapper });
  setHalfTyped(input('dueDate'), true);
  store.dispatch({ type: 'typed', field: 'dueDate', value: '' });
  store.dispatch({ type: 'typed', field: 'notes', value: 'meanwhile' });
  const kept = () => readKeptEditor().form;
  jest.advanceTimersByTime(KEEP_DELAY_MS);
  expect(kept()).toMatchObject({ dueDate: '2027-01-15', notes: 'meanwhile' });
  form.current = null;
  unmount();
  expect(kept()).toMatchObject({ dueDate: '2027-01-15', notes: 'meanwhile' });
});

test('A5 a date that was half typed when the page is left is remembered by its tab only', () => {
  const store = createEditorStore();
  const record = buildProject({ due_date: '' });
  store.dispatch({ type: 'opened', project: record });
  const { inputs, input } = buildInputs();
  renderHook(() => useKeptEditor(store, { current: inputs }), { wrapper: inSession().wrapper });
  // Browsers report no input while a date that was empty is typed.
  setHalfTyped(input('dueDate'), true);
  window.dispatchEvent(new Event('pagehide'));
  expect(readKeptEditor()).toMatchObject({ record, unfinished: ['dueDate'] });
  expect(readKeptEditor('other')).toBe(emptyEditor);
  expect(keptDrafts('maya')).toEqual([]);
  setHalfTyped(input('dueDate'), false);
  window.dispatchEvent(new Event('pagehide'));
  expect(localStorage.length).toBe(0);
});

test('P2 the UUID and the key of a new project are stored before its first save is answered', () => {
  const attempt = { form: emptyEditor.form, revision: 0, key: 'k' };
  const { store } = typing();
  store.dispatch({ type: 'submitted', isAutosave: true, newUuid: 'u', attempt });
  expect(readKeptEditor()).toMatchObject({ newUuid: 'u', attempt });
});

test('S7 a new project has its UUID from the first letter on', () => {
  const { store } = typing();
  const { newUuid } = store.get();
  expect(newUuid).not.toBeNull();
  store.dispatch({ type: 'typed', field: 'notes', value: 'more' });
  jest.advanceTimersByTime(KEEP_DELAY_MS);
  expect(readKeptEditor('other')).toBe(emptyEditor);
  expect(readKeptEditor()).toMatchObject({ newUuid, form: { notes: 'more' } });
  expect(localStorage).toHaveLength(1);
});
