import { expect, it } from '@jest/globals';
import { preflight } from '@printpartner/preflight-engine';
import type { PreflightFinding } from '@printpartner/contracts';
import { measureText, presentResult, bytesOf, fitResult, RESULT_BYTES } from './present-result.ts';

const upload = (fileSize: string) => ({
  id: '8c0fd8f6-7f0b-4b6c-9f0c-0d6f1b7c2a11',
  filename: 'harbor.pdf',
  fileSize,
});
const engineResult = () => preflight(Buffer.from('no PDF'), { mode: 'quick' });

it('F2 presentResult never shows a file size of 0 MB', async () => {
  expect(presentResult(upload('300'), await engineResult()).fileSize).toBe('0.01 MB');
  expect(presentResult(upload('19293798'), await engineResult()).fileSize).toBe('18.40 MB');
});

it('F5 presentResult replaces characters that Postgres rejects', async () => {
  const inks = ['A\0B', '\uD800 C', '\u{1F600}'];
  const { inks: presented } = presentResult(upload('300'), { ...(await engineResult()), inks });
  expect(presented).toEqual(['A\uFFFDB', '\uFFFD C', '\u{1F600}']);
});

it.each([
  ['144.9 ppi', 'image-resolution', { value: 144.9, unit: 'ppi' }],
  ['0.125 pt', 'hairlines', { value: 0.125, unit: 'pt' }],
  ['3.6 pt', 'text-size', { value: 3.6, unit: 'pt' }],
  ['8.25 in', 'page-size', { value: 594, unit: 'pt' }],
  ['0.118 in', 'bleed', { value: 8.5, unit: 'pt' }],
  ['−0.25 in', 'safe-margin', { value: -18, unit: 'pt' }],
  ['340%', 'ink-coverage', { value: 340.2, unit: '%' }],
  ['3', 'color-space', { value: 3, unit: '' }],
] as const)('F6 F8 measureText formats %s of %s', (text, check, measure) => {
  expect(measureText(check, measure)).toBe(text);
});

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
  const result = presentResult(upload('300'), await engineResult());
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
  const result = await engineResult();
  const { pages } = await fullResult();
  expect(bytesOf(pages)).toBeGreaterThan(RESULT_BYTES);
  const presented = presentResult(upload('300'), { ...result, pages, pageCount: pages.length });
  expect(bytesOf(presented)).toBeLessThanOrEqual(RESULT_BYTES);
});

it('F5 presentResult says how many of the pages are listed', async () => {
  const result = await engineResult();
  const letter = [0, 0, 612, 792] as const;
  const short = { MediaBox: letter, CropBox: letter, BleedBox: letter, TrimBox: letter, ArtBox: letter };
  const pages = (await fullResult()).pages.map((page) => ({ ...page, boxes: short }));
  const { checks } = presentResult(upload('300'), { ...result, pages, pageCount: 50_000 });
  const { details = '' } = checks.find(({ id }) => id === 'page-size') ?? {};
  expect(details).toBe('The first 5,000 of 50,000 pages are listed and shown.');
});
