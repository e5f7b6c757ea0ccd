import { afterEach, expect, test } from '@jest/globals';
import { QueryClient } from '@tanstack/react-query';
import { waitFor } from '@testing-library/dom';
import { buildKeptProject, buildProject } from '../../entities/project/testing/build-project.ts';
import { keptProjects } from '../../entities/project/kept-project.ts';
import { answerWrites } from '../../platform/api/testing/answer-writes.ts';
import { keptDrafts } from '../../platform/storage/kept-draft.ts';
import { startDraftSending } from './draft-sending.ts';

const realFetch = globalThis.fetch;
const stop = new AbortController();
afterEach(() => {
  stop.abort();
  globalThis.fetch = realFetch;
  localStorage.clear();
});

test('S7 drafts are sent when the network is back, though the browser has no database', async () => {
  const server = answerWrites();
  const project = buildProject();
  keptProjects.keep('maya', buildKeptProject(project, { notes: 'foil' }));
  startDraftSending(new QueryClient(), 'maya', stop.signal);
  window.dispatchEvent(new Event('online'));
  await server.called();
  server.answer(200, { ...project, notes: 'foil', revision: 2 });
  await waitFor(() => expect(keptDrafts('maya')).toEqual([]));
  expect(server.calls).toHaveLength(1);
});
