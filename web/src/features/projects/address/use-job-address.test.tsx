import { afterEach, expect, jest, test } from '@jest/globals';
import { act, cleanup, renderHook } from '@testing-library/react';
import type { Project } from '@printpartner/contracts/types';
import { buildProject } from '../../../entities/project/testing/build-project.ts';
import { inSession } from '../../../entities/session/testing/in-session.tsx';
import { answerCalls } from '../../../platform/api/testing/answer-calls.ts';
import { currentToasts } from '../../../ui/toast-store.ts';
import { dismissToast } from '../../../ui/toast.tsx';
import { useJobAddress } from './use-job-address.ts';

const realFetch = globalThis.fetch;
const harbor = buildProject();
const menu = buildProject({ id: 2, uuid: '7b1c9f2e-3a4d-4c5e-8f60-9a8b7c6d5e4f' });
const show = jest.fn();
const onOpen = jest.fn<(project: Project, onStay: () => void) => void>();

afterEach(() => {
  cleanup();
  dismissToast();
  show.mockClear();
  onOpen.mockReset();
  globalThis.fetch = realFetch;
});

interface Screen {
  shown: string | null;
  uuid: string | null;
  isOpen?: boolean;
  returns?: number;
}

function run(screen: Screen) {
  const { wrapper } = inSession();
  return renderHook(
    ({ shown, uuid, isOpen = true, returns = 0 }: Screen) =>
      useJobAddress({ isOpen, address: { shown, returns, show }, uuid, onOpen }),
    { wrapper, initialProps: screen },
  );
}
const settle = () => act(async () => {});

test('P7 the loaded project replaces an address without one, and another project adds to the history', () => {
  const { rerender } = run({ shown: null, uuid: null });
  expect(show).not.toHaveBeenCalled();
  rerender({ shown: null, uuid: harbor.uuid });
  expect(show).toHaveBeenLastCalledWith(harbor.uuid, { replace: true });
  rerender({ shown: harbor.uuid, uuid: harbor.uuid });
  rerender({ shown: harbor.uuid, uuid: menu.uuid });
  expect(show).toHaveBeenLastCalledWith(menu.uuid, { replace: false });
  rerender({ shown: menu.uuid, uuid: menu.uuid });
  rerender({ shown: menu.uuid, uuid: null });
  expect(show).toHaveBeenLastCalledWith(null, { replace: false });
  expect(onOpen).not.toHaveBeenCalled();
});

test('P7 an address opens its project, and Back the previous one', async () => {
  const calls = answerCalls((call) => (call.includes(menu.uuid) ? menu : harbor));
  const { rerender } = run({ shown: menu.uuid, uuid: null });
  await settle();
  expect(calls[0]).toMatch(`GET /api/projects/${menu.uuid}`);
  expect(onOpen).toHaveBeenLastCalledWith(menu, expect.any(Function));
  rerender({ shown: menu.uuid, uuid: menu.uuid });
  rerender({ shown: harbor.uuid, uuid: menu.uuid });
  await settle();
  expect(onOpen).toHaveBeenLastCalledWith(harbor, expect.any(Function));
  expect(show).not.toHaveBeenCalled();
  // The user keeps the text that could not be saved.
  onOpen.mock.lastCall?.[1]();
  expect(show).toHaveBeenLastCalledWith(menu.uuid, { replace: false });
});

test('P7 Back opens the previous project before the address of the next one was rendered', async () => {
  answerCalls(() => harbor);
  const { rerender } = run({ shown: harbor.uuid, uuid: harbor.uuid });
  rerender({ shown: harbor.uuid, uuid: menu.uuid });
  expect(show).toHaveBeenLastCalledWith(menu.uuid, { replace: false });
  rerender({ shown: harbor.uuid, uuid: menu.uuid, returns: 1 });
  await settle();
  expect(onOpen).toHaveBeenLastCalledWith(harbor, expect.any(Function));
});

test('P7 a new project stays in the form when the address of the one before is rendered late', async () => {
  answerCalls(() => harbor);
  const { rerender } = run({ shown: null, uuid: harbor.uuid });
  rerender({ shown: null, uuid: null });
  rerender({ shown: harbor.uuid, uuid: null });
  await settle();
  expect(onOpen).not.toHaveBeenCalled();
  expect(show.mock.calls).toEqual([
    [harbor.uuid, { replace: true }],
    [null, { replace: false }],
  ]);
});

test('P7 an address that was never rendered is written once, and Back to it opens its project', async () => {
  answerCalls(() => harbor);
  const { rerender } = run({ shown: menu.uuid, uuid: menu.uuid });
  rerender({ shown: menu.uuid, uuid: harbor.uuid });
  rerender({ shown: menu.uuid, uuid: null });
  rerender({ shown: null, uuid: null });
  expect(show.mock.calls).toEqual([
    [harbor.uuid, { replace: false }],
    [null, { replace: false }],
  ]);
  rerender({ shown: harbor.uuid, uuid: null, returns: 1 });
  await settle();
  expect(onOpen).toHaveBeenLastCalledWith(harbor, expect.any(Function));
});

test('P7 a link opens its project while another address is on its way to the page', async () => {
  answerCalls((call) => (call.includes(menu.uuid) ? menu : harbor));
  const { rerender } = run({ shown: null, uuid: harbor.uuid });
  rerender({ shown: menu.uuid, uuid: harbor.uuid });
  await settle();
  expect(onOpen).toHaveBeenLastCalledWith(menu, expect.any(Function));
  rerender({ shown: menu.uuid, uuid: menu.uuid });
  rerender({ shown: harbor.uuid, uuid: menu.uuid });
  await settle();
  expect(onOpen).toHaveBeenLastCalledWith(harbor, expect.any(Function));
});

test.each(['not-a-uuid', menu.uuid])(
  'P7 the address %s of no project of the user shows a message',
  async (shown) => {
    const text = JSON.stringify({ code: 'projects.not_found', status: 404 });
    const response = { ok: false, status: 404, headers: new Headers(), text: () => Promise.resolve(text) };
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- jsdom has no Response
    globalThis.fetch = () => Promise.resolve(response as Response);
    run({ shown, uuid: harbor.uuid });
    await settle();
    expect(currentToasts().filter(({ isOpen }) => isOpen)).toMatchObject([{ title: 'Project not found' }]);
    expect(show).toHaveBeenLastCalledWith(harbor.uuid, { replace: true });
    expect(onOpen).not.toHaveBeenCalled();
  },
);

test('P7 a closed Project Tracking writes no address, and an address opens again after closing', async () => {
  answerCalls(() => harbor);
  const { rerender } = run({ shown: null, uuid: menu.uuid, isOpen: false });
  expect(show).not.toHaveBeenCalled();
  rerender({ shown: harbor.uuid, uuid: menu.uuid });
  await settle();
  rerender({ shown: null, uuid: menu.uuid, isOpen: false });
  rerender({ shown: harbor.uuid, uuid: menu.uuid });
  await settle();
  expect(onOpen).toHaveBeenCalledTimes(2);
});
