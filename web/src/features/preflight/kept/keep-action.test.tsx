import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import type { PreflightResult } from '@printpartner/contracts/types';
import {
  buildCheck,
  buildFinding,
  buildKeptResult,
  buildPage,
  buildResult,
} from '../../../entities/preflight-result/testing/build-result.ts';
import { inSession } from '../../../entities/session/testing/in-session.tsx';
import { currentToasts } from '../../../ui/toast-store.ts';
import { dismissToast } from '../../../ui/toast.tsx';
import type { drawPages as draw } from '../report/draw-pages.ts';
import { MAX_KEPT_PICTURES } from '../report/picture-size.ts';

const drawPages = jest.fn<typeof draw>();
jest.unstable_mockModule('../report/draw-pages.ts', () => ({ drawPages }));
const { KeepAction } = await import('./keep-action.tsx');

const realFetch = globalThis.fetch;
const kept = buildKeptResult();
const file = new File([], kept.filename);
const harbor = { id: 7, uuid: kept.projectId, name: 'Harbor', customer: '', changed: '', isLastOpened: true };
const picture = { page: 1, shown: [0, 0, 9, 9] as const, jpeg: 'AAAA' };
const checks = [buildCheck('bleed', { findings: [buildFinding({ page: 1, box: [0, 0, 9, 9] })] })];
const marked = buildResult(checks, { pages: [buildPage()] });
const PUT = `PUT /api/preflight/kept/${kept.id}/pictures`;

beforeEach(() => {
  drawPages.mockReset().mockResolvedValue([picture]);
});
afterEach(() => {
  cleanup();
  dismissToast();
  globalThis.fetch = realFetch;
  jest.useRealTimers();
});

interface Answer {
  status: number;
  body: unknown;
}

/** Answers each call. Pictures are answered by these in turn, then taken. Returns the calls with pictures. */
function serve(result: PreflightResult, ...pictureAnswers: (Answer | Error)[]): string[] {
  const sent: string[] = [];
  globalThis.fetch = jest.fn<typeof fetch>((url, init) => {
    const call = `${init?.method} ${typeof url === 'string' ? url : ''}`;
    const answer = ((): Answer | Error => {
      if (call !== PUT) return { status: 200, body: init?.method === 'GET' ? { ...kept, result } : kept };
      sent.push(typeof init?.body === 'string' ? init.body : '');
      return pictureAnswers[sent.length - 1] ?? { status: 204, body: undefined };
    })();
    if (answer instanceof Error) return Promise.reject(answer);
    const { status, body } = answer;
    const text = () => Promise.resolve(JSON.stringify(body) ?? '');
    const response = { ok: status < 300, status, statusText: '', headers: new Headers(), text };
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- jsdom has no Response
    return Promise.resolve(response as Response);
  });
  return sent;
}

/** Shows the action of this result, and keeps it with the project. */
async function keep(result: PreflightResult, onAddFile = jest.fn()): Promise<void> {
  render(
    <KeepAction
      result={result}
      file={file}
      password="secret"
      projects={[harbor]}
      isFailed={false}
      onRetry={() => {}}
      onNewProject={() => Promise.resolve(harbor)}
      onKept={() => {}}
      onAddFile={onAddFile}
      renderUploads={() => null}
      onOpenProject={() => {}}
    />,
    inSession(),
  );
  fireEvent.click(screen.getByRole('button', { name: 'Keep with a project' }));
  fireEvent.click(screen.getByRole('button', { name: /^Keep/ }));
  await screen.findByText('Harbor', { selector: 'b' });
}

it('P10 keeping a result adds its file to the project, unless the user leaves it out', async () => {
  serve(buildResult([]));
  const onAddFile = jest.fn();
  await keep(buildResult([]), onAddFile);
  expect(onAddFile.mock.calls).toEqual([[harbor]]);
  fireEvent.click(screen.getByRole('button', { name: 'Keep with another project' }));
  expect(screen.getByText(/and the file itself\.$/).isConnected).toBe(true);
  fireEvent.click(screen.getByRole('checkbox', { name: /^Add the file too/ }));
  expect(screen.getByText(/not the file itself\.$/).isConnected).toBe(true);
  fireEvent.click(screen.getByRole('button', { name: /^Keep(?! with)/ }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(onAddFile).toHaveBeenCalledTimes(1);
});

const ADDING = 'Adding pictures of the pages…';
const ended = () => waitFor(() => expect(screen.queryByText(ADDING)).toBeNull());
const toasts = () =>
  currentToasts().flatMap(({ isOpen, title, description }) => (isOpen ? [`${title}. ${description}`] : []));
const busy: Answer = { status: 503, body: { code: 'system.busy', detail: 'Try again.' } };

it('F6 F8 a kept result gets pictures of the pages that its report shows, drawn to fit', async () => {
  const shownInFull = buildResult(checks, { pages: [buildPage(), buildPage({ number: 2 })] });
  const sent = serve(marked);
  await keep(shownInFull);
  await waitFor(() => expect(sent).toEqual([JSON.stringify({ pictures: [picture] })]));
  await ended();
  // Pages of the kept result, which may have fewer than the one on screen.
  expect(drawPages.mock.calls).toEqual([[marked, file, 'secret', MAX_KEPT_PICTURES]]);
  expect(toasts()).toEqual([]);
});

it('F6 F8 a result without a place on a page is kept without a word of pictures', async () => {
  const sent = serve(buildResult([]));
  await keep(buildResult([]));
  expect(screen.queryByText(ADDING)).toBeNull();
  expect(drawPages).not.toHaveBeenCalled();
  expect(sent).toEqual([]);
  expect(toasts()).toEqual([]);
});

it('F6 F8 the result counts as kept while its pictures are added to a busy server, which leaving would end', async () => {
  jest.useFakeTimers({ advanceTimers: true });
  const sent = serve(marked, busy);
  await keep(marked);
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(screen.getByText(ADDING).isConnected).toBe(true);
  const leave = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
  expect(leave()).toBe(true);
  await act(() => jest.advanceTimersByTimeAsync(10_000));
  await ended();
  expect(sent).toHaveLength(2);
  expect(leave()).toBe(false);
  expect(toasts()).toEqual([]);
});

it.each([
  [
    'the server refuses them',
    { status: 422, body: { code: 'request.invalid', detail: 'Invalid input.' } },
    'Invalid input.',
  ],
  ['the connection is lost', new TypeError('Failed to fetch'), 'The connection was lost.'],
  [
    'they take too long',
    { status: 504, body: { code: 'system.timeout', detail: '' } },
    'Sending them took too long.',
  ],
])('F6 F8 it is said once that pictures were not added when %s', async (_, answer, reason) => {
  const sent = serve(marked, answer);
  await keep(marked);
  const said = `Pictures of pages not added. ${reason} Keep the result again to add them.`;
  await waitFor(() => expect(toasts()).toEqual([said]));
  await ended();
  expect(sent).toHaveLength(1);
  expect(screen.getByText('Harbor', { selector: 'b' }).isConnected).toBe(true);
});

it('F6 F8 it is said when pages could not be drawn', async () => {
  const warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  drawPages.mockRejectedValueOnce(new Error('no canvas'));
  const sent = serve(marked);
  await keep(marked);
  await waitFor(() => expect(toasts()[0]).toContain('couldn’t be drawn'));
  expect(sent).toEqual([]);
  expect(warn).toHaveBeenCalledTimes(1);
  warn.mockRestore();
});

it('F6 F8 the pictures of the other pages are kept when one could not be drawn, which is said', async () => {
  const onTwo = [buildCheck('bleed', { findings: [1, 2].map((page) => buildFinding({ page })) })];
  const result = buildResult(onTwo, { pages: [buildPage(), buildPage({ number: 2 })] });
  const sent = serve(result);
  await keep(result);
  await waitFor(() => expect(toasts()[0]).toContain('couldn’t be drawn'));
  expect(sent).toEqual([JSON.stringify({ pictures: [picture] })]);
});
