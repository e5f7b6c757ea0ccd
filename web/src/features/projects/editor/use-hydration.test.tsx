import { afterEach, expect, test } from '@jest/globals';
import { act, cleanup, renderHook, waitFor } from '@testing-library/react';
import { dismissToast } from '../../../ui/toast.tsx';
import { projectsQuery } from '../../../entities/project/project-queries.ts';
import { buildProject } from '../../../entities/project/testing/build-project.ts';
import { inSession } from '../../../entities/session/testing/in-session.tsx';
import { answerCalls } from '../../../platform/api/testing/answer-calls.ts';
import { ProjectDesk } from './project-desk.ts';
import { useHydration } from './use-hydration.ts';

const realFetch = globalThis.fetch;
const project = buildProject({ notes: 'old' });
const news = { ...project, notes: 'theirs', status: 'theirs', revision: 2 };

const ends: (() => void)[] = [];
afterEach(() => {
  for (const end of ends.splice(0)) end();
  localStorage.clear();
  cleanup();
  dismissToast();
  globalThis.fetch = realFetch;
});

function open() {
  const { queryClient, wrapper } = inSession();
  const desk = new ProjectDesk('maya', queryClient);
  ends.push(desk.start());
  desk.open(project);
  renderHook(() => useHydration(desk, { isHeld: false, onLegacyPointer: () => {} }), { wrapper });
  return { desk, queryClient };
}
const answer = (call: string) => (call.endsWith('/active') ? { last_project_id: project.id, project } : news);

test('P2 an open project is updated when the window gets the focus', async () => {
  answerCalls(answer);
  const { desk } = open();
  window.dispatchEvent(new Event('focus'));
  await waitFor(() => expect(desk.get().form).toMatchObject({ notes: 'theirs', status: 'theirs' }));
});

test('P6 an open project is updated when the list was read again, but not during its own save', async () => {
  let listed = [project];
  answerCalls((call) => (call.endsWith('/active') ? { last_project_id: project.id, project } : listed));
  const { desk, queryClient } = open();
  desk.session.editor.update({ isSaving: true });
  listed = [news];
  await queryClient.refetchQueries({ queryKey: projectsQuery.queryKey });
  expect(desk.get().form.notes).toBe('old');
  desk.session.editor.update({ isSaving: false });
  listed = [{ ...news, revision: 3 }];
  await act(() => queryClient.refetchQueries({ queryKey: projectsQuery.queryKey }));
  await waitFor(() => expect(desk.get().form).toMatchObject({ notes: 'theirs', status: 'theirs' }));
});

test('P2 an open project is updated when the tab becomes visible, typed text stays, and the conflict is shown', async () => {
  answerCalls(answer);
  const { desk } = open();
  desk.session.editor.set('notes', 'mine');
  document.dispatchEvent(new Event('visibilitychange'));
  await waitFor(() => expect(desk.get().form).toMatchObject({ notes: 'mine', status: 'theirs' }));
  expect(desk.get().conflicts).toEqual({ notes: 'theirs' });
});

test('P3 nothing is loaded while the project of the address is about to open', async () => {
  answerCalls(answer);
  const { wrapper, queryClient } = inSession();
  const desk = new ProjectDesk('maya', queryClient);
  const { rerender } = renderHook(
    (isHeld: boolean) => useHydration(desk, { isHeld, onLegacyPointer: () => {} }),
    { wrapper, initialProps: true },
  );
  await waitFor(() => expect(queryClient.isFetching()).toBe(0));
  expect(desk.get().record).toBeNull();
  rerender(false);
  await waitFor(() => expect(desk.get().record).toEqual(project));
});
