import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';
import {
  buildCheck,
  buildFinding,
  buildResult,
} from '../../../entities/preflight-result/testing/build-result.ts';
import type { DrawnPage } from './draw-pages.ts';

const drawPages = jest.fn<() => Promise<DrawnPage[]>>();
jest.unstable_mockModule('./draw-pages.ts', () => ({ drawPages }));
const saveFile = jest.fn();
jest.unstable_mockModule('../../../platform/save-file.ts', () => ({ saveFile }));
const { downloadReport } = await import('./download-report.ts');

const realFetch = globalThis.fetch;
const picture: DrawnPage = { page: 1, shown: [0, 0, 9, 9], jpeg: 'AAAA' };
const file = new File([], 'harbor.pdf');

beforeEach(() => {
  drawPages.mockReset().mockResolvedValue([picture]);
  saveFile.mockReset();
});
afterEach(() => {
  globalThis.fetch = realFetch;
});

const failed = (status: number, code: string) => ({
  ok: false,
  status,
  statusText: '',
  headers: new Headers(),
  text: () => Promise.resolve(JSON.stringify({ code, detail: 'Try again.' })),
});
const written = { ok: true, status: 200, headers: new Headers(), blob: () => Promise.resolve(new Blob()) };

/** Mocks `fetch` with these answers in turn. Returns how many pictures each call sent. */
function answer(...answers: object[]): number[] {
  const sent: number[] = [];
  globalThis.fetch = jest.fn<typeof fetch>((_, init) => {
    const body: { pictures: unknown[] } = JSON.parse(typeof init?.body === 'string' ? init.body : '');
    const next = answers[sent.length];
    sent.push(body.pictures.length);
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- jsdom has no Response
    return next instanceof DOMException ? Promise.reject(next) : Promise.resolve(next as Response);
  });
  return sent;
}

const shown = buildResult([
  buildCheck('bleed', { findings: [buildFinding({ page: 1, box: [0, 0, 9, 9] })] }),
]);

it('F8 the report comes with pictures', async () => {
  const sent = answer(written);
  expect(await downloadReport(shown, file, undefined)).toBeUndefined();
  expect(sent).toEqual([1]);
  expect(saveFile).toHaveBeenCalledTimes(1);
});

it('F8 the report waits for a busy server, and comes with its pictures', async () => {
  const sent = answer(failed(503, 'system.busy'), failed(503, 'system.busy'), written);
  jest.useFakeTimers();
  const saved = downloadReport(shown, file, undefined);
  await jest.advanceTimersByTimeAsync(60_000);
  jest.useRealTimers();
  expect(await saved).toBeUndefined();
  expect(sent).toEqual([1, 1, 1]);
});

const busy = failed(503, 'system.busy');
it.each([
  ['a timeout', [new DOMException('late', 'TimeoutError')], 'took too long'],
  ['a server that stays busy', [busy, busy, busy], 'is busy'],
  ['a server that gave up', [failed(504, 'system.timeout')], 'took too long'],
])('F8 after %s the report comes without pictures, and says why', async (_, tries, reason) => {
  const sent = answer(...tries, written);
  jest.useFakeTimers();
  const saved = downloadReport(shown, file, undefined);
  await jest.advanceTimersByTimeAsync(60_000);
  jest.useRealTimers();
  expect(await saved).toContain(reason);
  expect(sent).toEqual([...tries.map(() => 1), 0]);
  expect(saveFile).toHaveBeenCalledTimes(1);
});

it('F8 a report of pages that could not be drawn says so', async () => {
  answer(written, written);
  drawPages.mockRejectedValueOnce(new Error('no canvas'));
  const warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  expect(await downloadReport(shown, file, undefined)).toContain('couldn’t be drawn');
  warn.mockRestore();
  // Nothing is missing where no finding has a place.
  drawPages.mockResolvedValueOnce([]);
  expect(await downloadReport(buildResult([]), file, undefined)).toBeUndefined();
});

it('F8 another failure, and one without pictures, is not tried again', async () => {
  const sent = answer(failed(404, 'preflight.not_found'));
  await expect(downloadReport(buildResult([]), file, undefined)).rejects.toThrow('404');
  expect(sent).toEqual([1]);
  drawPages.mockResolvedValue([]);
  const plain = answer(failed(503, 'system.busy'));
  await expect(downloadReport(buildResult([]), file, undefined)).rejects.toThrow('503');
  expect(plain).toEqual([0]);
  expect(saveFile).not.toHaveBeenCalled();
});
