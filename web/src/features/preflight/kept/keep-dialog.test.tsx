import { afterEach, expect, it, jest } from '@jest/globals';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { inSession } from '../../../entities/session/testing/in-session.tsx';
import { buildKeptResult } from '../../../entities/preflight-result/testing/build-result.ts';
import { answerCalls } from '../../../platform/api/testing/answer-calls.ts';
import { KeepDialog, type ProjectChoice } from './keep-dialog.tsx';

const realFetch = globalThis.fetch;

afterEach(() => {
  cleanup();
  globalThis.fetch = realFetch;
});

const { projectId } = buildKeptResult();
const harbor: ProjectChoice = {
  id: 7,
  uuid: projectId,
  name: 'Harbor',
  customer: '',
  changed: '',
  isLastOpened: true,
};

it('F6 a result that could not be kept says why, and can be kept again', async () => {
  let isUp = false;
  const calls = answerCalls(() => {
    if (isUp) return buildKeptResult();
    throw new TypeError('Failed to fetch');
  });
  const onKept = jest.fn();
  render(
    <KeepDialog
      sessionId="01890a5d-ac96-774b-bcce-b302099a8057"
      file={new File(['%PDF'], 'harbor.pdf')}
      projects={[harbor]}
      isFailed={false}
      onRetry={() => {}}
      onNewProject={() => Promise.resolve(harbor)}
      onKept={onKept}
      onClose={() => {}}
    />,
    inSession(),
  );
  fireEvent.click(screen.getByRole('button', { name: /^Keep/ }));
  await waitFor(() => expect(screen.getByRole('alert').textContent).toContain('Network error'));
  expect(onKept).not.toHaveBeenCalled();
  isUp = true;
  fireEvent.click(await screen.findByRole('button', { name: /^Keep/ }));
  const kept = { project: harbor, keptId: buildKeptResult().id, withFile: true };
  await waitFor(() => expect(onKept.mock.lastCall?.[0]).toEqual(kept));
  expect(calls).toHaveLength(2);
  expect(calls[1]).toContain(projectId);
});
