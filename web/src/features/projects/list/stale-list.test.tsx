import { afterEach, expect, jest, test } from '@jest/globals';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { buildProject } from '../../../entities/project/testing/build-project.ts';
import { inSession } from '../../../entities/session/testing/in-session.tsx';
import { answerCalls } from '../../../platform/api/testing/answer-calls.ts';
import { ProjectPicker } from './project-picker.tsx';
import { ProjectRail } from './project-rail.tsx';
import { useProjectList } from './use-project-list.ts';

// jsdom has no layout.
Object.assign(HTMLElement.prototype, { checkVisibility: () => true });

const realFetch = globalThis.fetch;
afterEach(() => {
  cleanup();
  jest.restoreAllMocks();
  globalThis.fetch = realFetch;
});

const harbor = buildProject();
const nothing = () => {};

function Lists() {
  const { retry, forget: _, ...list } = useProjectList();
  const actions = {
    onRetry: retry,
    onOpen: nothing,
    onOpenUnsent: nothing,
    onNew: nothing,
    onArchive: nothing,
    onRestore: nothing,
    onDelete: nothing,
    unsent: new Map(),
  };
  const props = { ...list, ...actions, limit: undefined, selected: harbor };
  return (
    <>
      <ProjectRail {...props} />
      <ProjectPicker {...props} />
      <button type="button" onClick={retry}>
        Read again
      </button>
    </>
  );
}

const failCalls = () =>
  answerCalls(() => {
    throw new TypeError('Failed to fetch');
  });
const click = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

test('P7 a list that could not be read again stays with its switcher, and says that it may be out of date', async () => {
  answerCalls(() => [harbor]);
  const isOnline = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(true);
  render(<Lists />, inSession());
  await screen.findByRole('button', { name: `Actions for ${harbor.project_name}` });
  failCalls();
  click('Read again');
  await screen.findByText(/^This list couldn’t be refreshed\./);
  expect(screen.getByRole('button', { name: `Actions for ${harbor.project_name}` })).toBeTruthy();
  expect(screen.getByRole('button', { name: `All projects: ${harbor.project_name}` })).toBeTruthy();
  expect(screen.queryByText(/did not load/)).toBeNull();

  isOnline.mockReturnValue(false);
  fireEvent(window, new Event('offline'));
  expect(screen.getByText('Offline. This list may be out of date.')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();

  isOnline.mockReturnValue(true);
  fireEvent(window, new Event('online'));
  answerCalls(() => [harbor]);
  click('Try again');
  await waitFor(() => expect(screen.queryByText(/couldn’t be refreshed/)).toBeNull());
});

test('P7 a list that was never read says that it did not load', async () => {
  failCalls();
  render(<Lists />, inSession());
  expect(await screen.findAllByText(/^Your projects did not load\./)).toHaveLength(2);
  expect(screen.queryByText(/This list/)).toBeNull();
});
