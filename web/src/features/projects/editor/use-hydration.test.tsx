import { afterEach, expect, test } from '@jest/globals';
import { act, cleanup, renderHook, waitFor } from '@testing-library/react';
import { dismissToast } from '../../../ui/toast.tsx';
import { createEditorStore } from './editor-store.ts';
import { projectsQuery } from '../../../entities/project/project-queries.ts';
import { buildProject } from '../../../entities/project/testing/build-project.ts';
import { inSession } from '../../../entities/session/testing/in-session.tsx';
import { answerCalls } from '../../../platform/api/testing/answer-calls.ts';
import { useHydration } from './use-hydration.ts';

const realFetch = globalThis.fetch;
const project = buildProject({ notes: 'old' });
const news = { ...project, notes: 'theirs', status: 'theirs', revision: 2 };

afterEach(() => {
  cleanup();
  dismissToast();
  globalThis.fetch = realFetch;
});

function open() {
  const store = createEditorStore();
  store.dispatch({ type: 'opened', project });
  const { queryClient, wrapper } = inSession();
  renderHook(() => useHydration(store, { isHeld: false, onLegacyPointer: () => {} }), { wrapper });
  return { store, queryClient };
}
const answer = (call: string) => (call.endsWith('/active') ? { last_project_id: project.id, project } : news);

test('P2 an open project is updated when the window gets the focus', async () => {
  answerCalls(answer);
  const { store } = open();
  window.dispatchEvent(new Event('focus'));
  await waitFor(() => expect(store.get().form).toMatchObject({ notes: 'theirs', status: 'theirs' }));
});

test('P6 an open project is updated when the list was read again, but not during its own save', async () => {
  let listed = [project];
  answerCalls((call) => (call.endsWith('/active') ? { last_project_id: project.id, project } : listed));
  const { store, queryClient } = open();
  store.dispatch({ type: 'submitted', isAutosave: true });
  listed = [news];
  await queryClient.refetchQueries({ queryKey: projectsQuery.queryKey });
  expect(store.get().form.notes).toBe('old');
  store.dispatch({
    type: 'rejected',
    errors: {},
    failure: 'passing',
    isUnanswered: false,
    submitted: store.get().form,
    generation: store.get().generation,
  });
  listed = [{ ...news, revision: 3 }];
  await act(() => queryClient.refetchQueries({ queryKey: projectsQuery.queryKey }));
  await waitFor(() => expect(store.get().form).toMatchObject({ notes: 'theirs', status: 'theirs' }));
});

test('P2 an open project is updated when the tab becomes visible, typed text stays, and the conflict is shown', async () => {
  answerCalls(answer);
  const { store } = open();
  store.dispatch({ type: 'typed', field: 'notes', value: 'mine' });
  document.dispatchEvent(new Event('visibilitychange'));
  await waitFor(() => expect(store.get().form).toMatchObject({ notes: 'mine', status: 'theirs' }));
  expect(store.get().conflicts).toEqual({ notes: 'theirs' });
});

test('P3 nothing is loaded while the project of the address is about to open', async () => {
  answerCalls(answer);
  const store = createEditorStore();
  const { wrapper, queryClient } = inSession();
  const { rerender } = renderHook(
    (isHeld: boolean) => useHydration(store, { isHeld, onLegacyPointer: () => {} }),
    { wrapper, initialProps: true },
  );
  await waitFor(() => expect(queryClient.isFetching()).toBe(0));
  expect(store.get().record).toBeNull();
  rerender(false);
  await waitFor(() => expect(store.get().record).toEqual(project));
});
