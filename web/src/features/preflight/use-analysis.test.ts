import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import type { PreflightResult } from '@printpartner/contracts/types';
import { act, cleanup, renderHook } from '@testing-library/react';
import { buildResult } from '../../entities/preflight-result/testing/build-result.ts';
import { type AnalysisOptions, useAnalysis } from './use-analysis.ts';

const realFetch = globalThis.fetch;
const file = new File(['%PDF-1.7'], 'harbor.pdf', { type: 'application/pdf' });
const byItself: AnalysisOptions = {
  file,
  mode: 'quick',
  profile: 'sheetfed',
  password: undefined,
  job: undefined,
  isMobile: false,
};
const asNewspaper: AnalysisOptions = { ...byItself, profile: 'newspaper' };

interface Upload {
  request: XMLHttpRequest;
  sessionId: string;
}

let uploads: Upload[];
/** Session ids that were deleted on the server. */
let deleted: (string | undefined)[];
let judgments: RequestInit[];
let judgementAnswer: (init: RequestInit) => Promise<Response>;

function answer(status: number, body: object): Promise<Response> {
  const response = {
    ok: status < 300,
    status,
    statusText: '',
    headers: new Headers(),
    text: () => Promise.resolve(JSON.stringify(body)),
  };
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- jsdom has no Response
  return Promise.resolve(response as Response);
}
const refusal = (status: number, code: string) => answer(status, { code, detail: 'Too many files.' });
const never = () => new Promise<Response>(() => {});

beforeEach(() => {
  uploads = [];
  deleted = [];
  judgments = [];
  judgementAnswer = never;
  globalThis.fetch = jest.fn<typeof fetch>((input, init = {}) => {
    const path = typeof input === 'string' ? input : '';
    if (init.method === 'DELETE') {
      deleted.push(path.split('/').at(-1));
      return answer(204, {});
    }
    judgments.push(init);
    return judgementAnswer(init);
  });
  const { prototype } = XMLHttpRequest;
  jest.spyOn(prototype, 'open').mockImplementation(() => undefined);
  jest.spyOn(prototype, 'setRequestHeader').mockImplementation(() => undefined);
  jest.spyOn(prototype, 'send').mockImplementation(function (this: XMLHttpRequest, form) {
    const sessionId = form instanceof FormData ? form.get('sessionId') : null;
    uploads.push({ request: this, sessionId: typeof sessionId === 'string' ? sessionId : '' });
  });
});

afterEach(() => {
  cleanup();
  globalThis.fetch = realFetch;
  localStorage.clear();
  jest.restoreAllMocks();
});

/** Answers the last upload with a result of its session. */
async function finishUpload(): Promise<PreflightResult> {
  const { request, sessionId } = uploads.at(-1) ?? { request: new XMLHttpRequest(), sessionId: '' };
  const result = buildResult([], { sessionId, mode: 'quick' });
  Object.defineProperty(request, 'status', { value: 200 });
  Object.defineProperty(request, 'responseText', { value: JSON.stringify(result) });
  await act(async () => {
    request.dispatchEvent(new ProgressEvent('load'));
    await settled();
  });
  return result;
}

const settled = () => new Promise((resolve) => setTimeout(resolve, 0));

/** A file that was checked by itself. */
async function checked() {
  const { result: hook } = renderHook(() => useAnalysis('maya'));
  const start = (options: AnalysisOptions) =>
    act(async () => {
      void hook.current.start(options);
      await settled();
    });
  await start(byItself);
  const first = await finishUpload();
  expect(hook.current.analysis).toMatchObject({ state: 'done', result: first });
  return { hook, start, first };
}

describe('a result that can’t be judged again', () => {
  it.each([
    ['a busy server', () => refusal(503, 'system.busy'), 'Too many files.'],
    ['too many requests', () => refusal(429, 'request.rate_limited'), 'Too many files.'],
    ['a session that has ended', () => refusal(401, 'auth.no_session'), 'Too many files.'],
    ['no connection', () => Promise.reject(new TypeError('offline')), 'the connection was lost.'],
  ])('F1 stays with %s, and nothing is uploaded', async (_case, refused, reason) => {
    const { hook, start, first } = await checked();
    judgementAnswer = refused;
    await start(asNewspaper);
    expect(hook.current.analysis).toMatchObject({
      state: 'failed',
      message: `PDF analysis failed: ${reason} The last result is unchanged.`,
      previous: { result: first },
    });
    expect(uploads).toHaveLength(1);
    expect(deleted).toEqual([]);
    act(() => hook.current.cancel());
    expect(hook.current.analysis).toMatchObject({ state: 'done', result: first });
  });

  it.each(['preflight.file_needed', 'preflight.not_found'])(
    'F1 a file is uploaded again after %s, and its session deleted once there is a new result',
    async (code) => {
      const { hook, start, first } = await checked();
      judgementAnswer = () => refusal(409, code);
      await start(asNewspaper);
      expect(uploads).toHaveLength(2);
      expect(deleted).toEqual([]);
      const second = await finishUpload();
      expect(hook.current.analysis).toMatchObject({ state: 'done', result: second });
      expect(deleted).toEqual([first.sessionId]);
    },
  );

  it('F1 a file is uploaded again to a server of the release before, which judges in the mode before', async () => {
    const { start, first } = await checked();
    judgementAnswer = () => answer(200, first);
    await start({ ...byItself, mode: 'full' });
    expect(uploads).toHaveLength(2);
  });

  it('F1 stays when the new upload fails, whose session is deleted', async () => {
    const { hook, start, first } = await checked();
    judgementAnswer = () => refusal(409, 'preflight.file_needed');
    await start({ ...byItself, mode: 'full' });
    const [, second] = uploads;
    await act(async () => {
      second?.request.dispatchEvent(new ProgressEvent('error'));
      await settled();
    });
    expect(hook.current.analysis).toMatchObject({ state: 'failed', previous: { result: first } });
    act(() => hook.current.cancel());
    expect(hook.current.analysis).toMatchObject({ state: 'done', result: first });
    expect(deleted).toEqual([second?.sessionId]);
  });
});

it('F1 canceling while a file is judged again returns to its result, on the server too', async () => {
  const { hook, start, first } = await checked();
  await start(asNewspaper);
  expect(hook.current.analysis).toMatchObject({ state: 'working', previous: { result: first } });
  act(() => hook.current.cancel());
  expect(hook.current.analysis).toMatchObject({ state: 'done', result: first });
  expect(judgments[0]?.signal?.aborted).toBe(true);
  expect(deleted).toEqual([]);
  expect(judgments[1]?.body).toBe(JSON.stringify({ mode: 'quick', profile: 'sheetfed', job: null }));
});

it('F1 F7 a change while a file is judged again judges the same session by it', async () => {
  const { hook, start, first } = await checked();
  await start(asNewspaper);
  const job = { pages: 8 };
  const judged = { ...first, profile: 'newspaper' as const, job };
  judgementAnswer = () => answer(200, judged);
  await start({ ...asNewspaper, job });
  expect(judgments[0]?.signal?.aborted).toBe(true);
  expect(judgments[1]?.body).toBe(JSON.stringify({ mode: 'quick', profile: 'newspaper', job }));
  expect(hook.current.analysis).toMatchObject({ state: 'done', result: judged });
  expect(uploads).toHaveLength(1);
  expect(deleted).toEqual([]);
});

it('F3 another file, or leaving, deletes the result on the server', async () => {
  const { start, first } = await checked();
  await start({ ...byItself, file: new File(['%PDF-1.7'], 'other.pdf') });
  expect(deleted).toEqual([first.sessionId]);
  const second = await finishUpload();
  cleanup();
  expect(deleted).toEqual([first.sessionId, second.sessionId]);
});
