// oxlint-disable-next-line import/no-unassigned-import -- sets globals
import '../../platform/testing/device-storage.ts';
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { QueryClient } from '@tanstack/react-query';
import { buildKeptProject, buildProject } from '../../entities/project/testing/build-project.ts';
import { keptProjects } from '../../entities/project/kept-project.ts';
import { keptSpecs } from '../../features/specs/document/spec-document.ts';
import { buildDocument, buildValues } from '../../features/specs/testing/build-sheet.ts';
import { answerWrites } from '../../platform/api/testing/answer-writes.ts';
import { startOutbox, watchOutbox } from '../../platform/outbox/outbox.ts';
import type { QueuedWrite } from '../../platform/outbox/queued-write.ts';
import { startDraftSending } from './draft-sending.ts';

// A browser without a copy of the app can't load this part of it when there is no network.
jest.unstable_mockModule('../../features/projects/editor/send-project-draft.ts', () => {
  throw new TypeError('Failed to fetch dynamically imported module');
});

const { fetch: realFetch, indexedDB: realDatabase } = globalThis;
let stop: AbortController;
beforeEach(() => {
  stop = new AbortController();
  keptProjects.keep('maya', buildKeptProject(buildProject(), { notes: 'foil' }));
});
afterEach(() => {
  stop.abort();
  globalThis.fetch = realFetch;
  globalThis.indexedDB = realDatabase;
  localStorage.clear();
  jest.restoreAllMocks();
});

function startSending() {
  startDraftSending(new QueryClient(), 'maya', stop.signal);
  window.dispatchEvent(new Event('online'));
}

test('S7 a draft whose code does not load does not keep others from being sent', async () => {
  Reflect.deleteProperty(globalThis, 'indexedDB');
  const server = answerWrites();
  const values = buildValues({ quantity: '1,000' });
  keptSpecs.keep('maya', {
    base: buildDocument(),
    values,
    conflicts: {},
    unanswered: [],
    at: 0,
    isInUse: false,
    attempt: null,
  });
  startSending();
  await server.called();
  expect(server.calls).toHaveLength(1);
});

test('S7 a draft without a network waits without loading its code, and is no error', async () => {
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const logged = jest.spyOn(console, 'error');
  const paused = new Promise<readonly QueuedWrite[]>((resolve) =>
    watchOutbox({ onPause: (left) => left.length > 0 && resolve(left), onSentElsewhere: () => undefined }),
  );
  const stopOutbox = startOutbox('maya');
  startSending();
  expect(await paused).toHaveLength(1);
  expect(logged).not.toHaveBeenCalled();
  stopOutbox();
});
