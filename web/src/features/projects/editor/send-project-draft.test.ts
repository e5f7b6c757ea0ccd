import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { QueryClient } from '@tanstack/react-query';
import { keptProjects, readKeptProject } from '../../../entities/project/kept-project.ts';
import { dismissToast } from '../../../ui/toast.tsx';
import { buildKeptProject, buildProject } from '../../../entities/project/testing/build-project.ts';
import { answerWrites } from '../../../platform/api/testing/answer-writes.ts';
import { keptDrafts, readDraft } from '../../../platform/storage/kept-draft.ts';
import { ProjectDesk } from './project-desk.ts';
import { sendProjectDraft } from './send-project-draft.ts';

const harbor = buildProject();
const name = keptProjects.ownName('maya', harbor.uuid);
const realFetch = globalThis.fetch;
let server: ReturnType<typeof answerWrites>;
let end = () => {};

beforeEach(() => {
  server = answerWrites();
  keptProjects.keep('maya', buildKeptProject(harbor, { notes: 'foil' }));
});
afterEach(() => {
  end();
  end = () => {};
  globalThis.fetch = realFetch;
  dismissToast();
  localStorage.clear();
  jest.restoreAllMocks();
});

const never = new AbortController().signal;
const send = (stopped = never) => sendProjectDraft(new QueryClient(), { userId: 'maya', name }, stopped);
const kept = () => readKeptProject(readDraft('maya', name));
/** The form of this tab, which shows the project as this page knows it. */
function openForm(): ProjectDesk {
  const desk = new ProjectDesk('maya', new QueryClient());
  end = desk.start();
  desk.open(harbor);
  return desk;
}

test('S7 a project that is opened while its draft is sent shows the text, and it survives the failed send', async () => {
  const sending = send();
  await server.called();
  const desk = openForm();
  expect(desk.get().form.notes).toBe('foil');
  server.lose();
  await expect(sending).resolves.toBe('sent');
  expect(kept()).toMatchObject({ isInUse: true, values: { notes: 'foil' } });
  // Repeated by the form as it is, the save counts once.
  expect(desk.session.editor.kept().attempt?.key).toBe(server.calls[0]?.key);
});

test('S7 a form without unsaved text drops no draft that it did not store', () => {
  const stored = Object.entries(localStorage);
  localStorage.clear();
  localStorage.setItem(stored[0]?.[0] ?? '', String(stored[0]?.[1]).replace('"keptAt":', '"keptAt":1'));
  keptProjects.drop('maya', harbor.uuid);
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
  expect(kept()).toMatchObject({ values: { notes: 'foil' } });
});

test('S7 text that was in the form when the page was left returns to it, if it could not be sent meanwhile', async () => {
  keptProjects.keep('maya', buildKeptProject(harbor, { notes: 'foil' }, { isLeft: false }));
  const sending = send();
  await server.called();
  server.answer(503, { code: 'system.busy', detail: 'Busy.' });
  await expect(sending).resolves.toBe('later');
  const desk = new ProjectDesk('maya', new QueryClient());
  expect(desk.get()).toMatchObject({ record: { id: harbor.id }, form: { notes: 'foil' } });
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
  expect(kept()).toMatchObject({ values: { notes: 'foil' }, isHeld, isGone: status === 404 });
});
