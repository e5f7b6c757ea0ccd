import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { QueryClient } from '@tanstack/react-query';
import { readKeptProject } from '../../../entities/project/kept-project.ts';
import { dismissToast } from '../../../ui/toast.tsx';
import { buildProject } from '../../../entities/project/testing/build-project.ts';
import { answerWrites } from '../../../platform/api/testing/answer-writes.ts';
import { keptDrafts, readDraft } from '../../../platform/storage/kept-draft.ts';
import { createEditorStore } from './editor-store.ts';
import { draftNameOf, keepEditor, takeOverGone, takeOverProject } from './kept-editor.ts';
import { emptyEditor, type Editor } from './editor-state.ts';
import { reduceEditor } from './project-editor.ts';
import { sendProjectDraft } from './send-project-draft.ts';

const TAB = '1-1';
const harbor = buildProject();
const opened = reduceEditor(emptyEditor, { type: 'opened', project: harbor }, 0);
const typed = reduceEditor(opened, { type: 'typed', field: 'notes', value: 'foil' }, 0);
const name = draftNameOf(TAB, typed);
const realFetch = globalThis.fetch;
let server: ReturnType<typeof answerWrites>;

beforeEach(() => {
  server = answerWrites();
  keepEditor('maya', name, typed, { isInUse: false, isLeft: true });
});
afterEach(() => {
  globalThis.fetch = realFetch;
  dismissToast();
  localStorage.clear();
  jest.restoreAllMocks();
});

const never = new AbortController().signal;
const send = (stopped = never, draft = name) =>
  sendProjectDraft(new QueryClient(), { userId: 'maya', name: draft }, stopped);
const kept = () => {
  const draft = readDraft('maya', name);
  return readKeptProject(draft);
};
/** As the form of this tab does, which shows the project as this page knows it. */
function openForm(): { get: () => Editor; keep: () => boolean } {
  const store = createEditorStore(emptyEditor, (uuid) => takeOverProject('maya', TAB, uuid));
  store.dispatch({ type: 'opened', project: harbor });
  return { get: store.get, keep: () => keepEditor('maya', name, store.get(), { isInUse: true }) };
}

test('S7 a project that is opened while its draft is sent shows the text, and it survives the failed send', async () => {
  const sending = send();
  await server.called();
  const { get, keep } = openForm();
  expect(get().form.notes).toBe('foil');
  server.lose();
  await expect(sending).resolves.toBe('sent');
  keep();
  expect(kept()).toMatchObject({ isInUse: true, form: { notes: 'foil' } });
  // Repeated by the form as it is, the save counts once.
  expect(get().attempt?.key).toBe(server.calls[0]?.key);
});

test('S7 a form without unsaved text drops no draft that it did not store', () => {
  keepEditor('maya', name, typed, { isInUse: false, isLeft: true });
  const stored = Object.entries(localStorage);
  localStorage.clear();
  localStorage.setItem(stored[0]?.[0] ?? '', String(stored[0]?.[1]).replace('"keptAt":', '"keptAt":1'));
  keepEditor('maya', name, opened, { isInUse: true });
  expect(localStorage).toHaveLength(1);
});

test('S7 a draft whose sender died with its page can be opened and sent at once', async () => {
  void send();
  await server.called();
  expect(kept()).toMatchObject({ attempt: { key: server.calls[0]?.key }, isHeld: false });
  const again = send();
  await server.called(2);
  server.answer(200, { ...harbor, notes: 'foil', revision: 2 });
  await expect(again).resolves.toBe('sent');
  expect(server.calls.map(({ key }) => key)).toEqual([server.calls[0]?.key, server.calls[0]?.key]);
  expect(keptDrafts('maya')).toEqual([]);
});

test('S7 a draft is sent as its user, and no longer once that user has left', async () => {
  const stop = new AbortController();
  const sending = send(stop.signal);
  await server.called();
  expect(server.calls[0]?.user).toBe('maya');
  stop.abort();
  await expect(sending).resolves.toBe('offline');
  await expect(send(stop.signal)).resolves.toBe('offline');
  expect(server.calls).toHaveLength(1);
  expect(kept()).toMatchObject({ form: { notes: 'foil' } });
});

test.each([
  ['offline', 401, 'auth.no_session', false],
  ['offline', 409, 'auth.other_user', false],
  ['later', 408, 'system.timeout', false],
  ['later', 503, 'system.busy', false],
  ['refused', 404, 'projects.not_found', true],
] as const)('S7 a draft is sent %s after an answer of %i, %s', async (result, status, code, isHeld) => {
  const sending = send();
  await server.called();
  server.answer(status, { code, detail: 'Not now.' });
  await expect(sending).resolves.toBe(result);
  expect(kept()).toMatchObject({ form: { notes: 'foil' }, isHeld });
});

test('S7 text of a project that was deleted elsewhere opens as a new one, which waits for Save Project', async () => {
  const sending = send();
  await server.called();
  server.answer(404, { code: 'projects.not_found', detail: 'Deleted.' });
  await sending;
  expect(kept()).toMatchObject({ isGone: true });
  const editor = takeOverGone('maya', TAB, harbor.uuid);
  if (!editor) throw new Error('no kept project');
  expect(editor).toMatchObject({ record: null, failure: 'gone', form: { notes: 'foil' } });
  expect(editor.newUuid).not.toBe(harbor.uuid);
  expect(kept()).toBeUndefined();
  expect(keptDrafts('maya')).toHaveLength(1);
  const shown = reduceEditor(
    reduceEditor(emptyEditor, { type: 'started-new' }, 0),
    { type: 'reopened', kept: editor },
    0,
  );
  expect(shown).toMatchObject({ failure: 'gone', newUuid: editor.newUuid });
});
