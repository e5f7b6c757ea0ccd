import { expect, it } from '@jest/globals';
import type { PreflightFinding } from '@printpartner/contracts';
import { preflight } from '@printpartner/preflight-engine';
import { bytesOf, fitResult, RESULT_BYTES } from './fit-result.ts';
import { presentResult } from './present-result.ts';

const upload = { id: '8c0fd8f6-7f0b-4b6c-9f0c-0d6f1b7c2a11', filename: 'harbor.pdf', fileSize: '300' };
const finding: PreflightFinding = {
  severity: 'fail',
  page: 1,
  box: [0, 0, 9, 9],
  alsoOn: Array.from({ length: 100 }, (_, index) => ({ page: index + 2, box: [0, 0, 9, 9] as const })),
  object: 'x'.repeat(1_000),
  measured: null,
  limit: null,
  message: 'x',
  advice: 'x',
};
const box = [0.123456789, 1.123456789, 600.123456789, 700.123456789] as const;
const boxes = { MediaBox: box, CropBox: box, BleedBox: box, TrimBox: box, ArtBox: box };

/** A result with all lists full. */
async function fullResult() {
  const result = presentResult(upload, await preflight(Buffer.from('no PDF'), { mode: 'quick' }));
  const tally = { fail: 140, warning: 0, manual: 0, isAtLeast: false, pages: 'f'.repeat(50_000) };
  return {
    ...result,
    pageCount: 50_000,
    pages: Array.from({ length: 5_000 }, (_, index) => ({
      number: index + 1,
      rotate: 0,
      userUnit: 1,
      boxes,
    })),
    checks: result.checks.map((check) => ({
      ...check,
      findings: Array.from({ length: 100 }, () => finding),
      findingsLeftOut: 40,
      tally,
    })),
  };
}

it.each([2_000_000, 1_500_000, 1_200_000])(
  'F5 fitResult cuts a full result to %d bytes and keeps its verdicts and counts',
  async (bytes) => {
    const full = await fullResult();
    const fitted = fitResult(full, bytes);
    expect(bytesOf(full)).toBeGreaterThan(bytes);
    expect(bytesOf(fitted)).toBeLessThanOrEqual(bytes);
    expect(fitted.pages).toEqual(full.pages.slice(0, fitted.pages.length));
    for (const [index, { status, tally, findings, findingsLeftOut }] of fitted.checks.entries()) {
      expect({ status, tally }).toEqual({
        status: full.checks[index]?.status,
        tally: full.checks[index]?.tally,
      });
      expect(findings.length + findingsLeftOut).toBe(140);
    }
  },
);

it('F5 fitResult cuts the places of a few findings before the findings', async () => {
  const full = await fullResult();
  const places = Array.from({ length: 400 }, (_, index) => ({ page: index + 2, box }));
  const findings = Array.from({ length: 5 }, () => ({ ...finding, alsoOn: places }));
  const checks = full.checks.map((check) => ({ ...check, findings, findingsLeftOut: 0 }));
  const fitted = fitResult({ ...full, checks });
  expect(bytesOf(fitted)).toBeLessThanOrEqual(RESULT_BYTES);
  expect(fitted.checks.map((check) => check.findings.length)).toEqual(checks.map(() => 5));
});

it('F5 fitResult leaves a result that fits as it is', async () => {
  const full = await fullResult();
  expect(fitResult(full, bytesOf(full))).toBe(full);
});

it('F5 presentResult cuts a result that is too large', async () => {
  const engineResult = await preflight(Buffer.from('no PDF'), { mode: 'quick' });
  const { pages } = await fullResult();
  expect(bytesOf(pages)).toBeGreaterThan(RESULT_BYTES);
  const result = presentResult(upload, { ...engineResult, pages, pageCount: pages.length });
  expect(bytesOf(result)).toBeLessThanOrEqual(RESULT_BYTES);
});

it('F5 presentResult says how many of the pages are listed', async () => {
  const engineResult = await preflight(Buffer.from('no PDF'), { mode: 'quick' });
  const letter = [0, 0, 612, 792] as const;
  const short = { MediaBox: letter, CropBox: letter, BleedBox: letter, TrimBox: letter, ArtBox: letter };
  const pages = (await fullResult()).pages.map((page) => ({ ...page, boxes: short }));
  const { checks } = presentResult(upload, { ...engineResult, pages, pageCount: 50_000 });
  const { details = '' } = checks.find(({ id }) => id === 'page-size') ?? {};
  expect(details).toBe('The first 5,000 of 50,000 pages are listed and shown.');
});
