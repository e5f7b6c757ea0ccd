import { expect, it } from '@jest/globals';
import {
  type PreflightCheck,
  preflightCheckId,
  type PreflightFinding,
  type PreflightResult,
} from '@printpartner/contracts';
import { openReport } from '@printpartner/pdf-report';
import { preflight } from '@printpartner/preflight-engine';
import sharp from 'sharp';
import { builtResult } from '../../test/built-result.ts';
import { boxOnPage, numberedChecks } from './numbered-findings.ts';
import type { PressPicture } from './press-picture.ts';
import { chosenPages, leadText, writePages } from './report-pages.ts';
import { writeReportPdf } from './report-pdf.ts';
import { listedNumbers } from './report-words.ts';

const page = (number: number): PreflightResult['pages'][number] => {
  const box = [0, 0, 432, 648] as const;
  const boxes = { MediaBox: box, CropBox: box, BleedBox: box, TrimBox: box, ArtBox: box };
  return { number, rotate: 0, userUnit: 1, boxes };
};
const finding = (changes: Partial<PreflightFinding>): PreflightFinding => ({
  severity: 'fail',
  page: 1,
  box: [100, 100, 200, 200],
  object: 'image 506 × 342',
  measured: { value: 148, unit: 'ppi', text: '148 ppi' },
  limit: { value: 150, unit: 'ppi', text: '150 ppi' },
  message: 'An image has 148 ppi at its size.',
  advice: 'Place a larger original.',
  ...changes,
});
const check = (id: PreflightCheck['id'], findings: PreflightFinding[]): PreflightCheck => ({
  id,
  name: id,
  status: findings[0]?.severity ?? 'pass',
  message: findings[0]?.message ?? 'Fine.',
  findings,
  findingsLeftOut: 0,
  tally: { fail: 0, warning: 0, manual: 0, isAtLeast: false, pages: '' },
});

const images = check('image-resolution', [
  finding({}),
  finding({ page: 2 }),
  finding({ page: 2, advice: 'Use the vector original.', message: 'A logo has 72 ppi.' }),
]);
const edges = check('bleed', [
  finding({
    severity: 'warning',
    message: 'No bleed.',
    advice: 'Extend it.',
    alsoOn: [{ page: 2, box: [0, 0, 432, 9] }],
  }),
]);
const ink = check('ink-coverage', [finding({ severity: 'manual', page: null, box: null })]);
const result = builtResult({
  pageCount: 2,
  status: 'fail',
  verdict: 'Not ready: 1 fault will show in print',
  counts: { fail: 1, warning: 1, manual: 1, pass: 12 },
  pages: [page(1), page(2)],
  checks: [edges, images, ink, check('fonts', [])],
});

const pictureOf = async (number: number): Promise<PressPicture> => {
  const image = sharp({ create: { width: 960, height: 1440, channels: 3, background: '#345' } });
  const jpeg = await image.toColourspace('cmyk').jpeg().toBuffer();
  return { page: number, shown: [0, 0, 432, 648], jpeg, width: 960, height: 1440 };
};

it('F8 numbers the findings worst first and groups those with the same advice', () => {
  const numbered = numberedChecks(result);
  expect(numbered.map((one) => one.check.id)).toEqual(['image-resolution', 'bleed', 'ink-coverage']);
  expect(
    numbered.flatMap(({ groups }) =>
      groups.map(({ advice, findings }) => [advice, findings.map(({ number }) => number)]),
    ),
  ).toEqual([
    ['Place a larger original.', [1, 2]],
    ['Use the vector original.', [3]],
    ['Extend it.', [4]],
    ['Place a larger original.', [5]],
  ]);
});

it('F8 finds the place of a finding on each of its pages', () => {
  const [bleed] = edges.findings;
  if (!bleed) throw new Error('no finding');
  expect(boxOnPage(bleed, 1)).toEqual([100, 100, 200, 200]);
  expect(boxOnPage(bleed, 2)).toEqual([0, 0, 432, 9]);
  expect(boxOnPage(bleed, 3)).toBeUndefined();
});

it('F8 names the pages with findings that have no picture', async () => {
  const [one, other] = [await pictureOf(2), await pictureOf(1)];
  const findings = [
    finding({}),
    finding({ page: 2 }),
    finding({ page: null, box: null, alsoOn: [{ page: 3, box: null }] }),
    finding({ page: 4, alsoOn: [{ page: 6, box: [0, 0, 9, 9] }] }),
  ];
  const chosen = (pictures: PressPicture[], room = 60) => {
    const { shown, left } = chosenPages(result, findings, pictures, room);
    return { shown: shown.map(({ page: { number } }) => number), left };
  };
  expect(chosen([one, other])).toEqual({ shown: [2, 1], left: [4, 6] });
  expect(chosen([one, other], 1)).toEqual({ shown: [2], left: [1, 4, 6] });
  expect(listedNumbers([4, 6])).toBe('4 and 6');
  expect(listedNumbers([1, 3, 4, 5, 8])).toBe('1, 3–5 and 8');
});

it('F8 says which pages with findings it does not show, also when it shows none', () => {
  expect(leadText(true, [])).toBe('The next pages show where the findings are.');
  expect(leadText(true, [4, 6])).toBe(
    'The next pages show where the findings are. Pages 4 and 6 are not shown.',
  );
  expect(leadText(false, [2])).toBe(
    'Page 2 is not shown: this report was written without pictures of the pages.',
  );
  const heightOf = (checks: PreflightCheck[]) => {
    const report = openReport('Preflight report');
    const top = report.y;
    writePages(report, result, numberedChecks({ ...result, checks }), []);
    return report.y - top;
  };
  expect(heightOf([images])).toBeGreaterThan(10);
  // Without findings that have a place, nothing is missing.
  expect(heightOf([ink])).toBe(0);
});

it('F8 a report with very many findings has one page for each picture, and at most sixty pages', async () => {
  const message = 'Text is too near the trim. '.repeat(18);
  const many = Array.from({ length: 20 }, (_, index) =>
    finding({
      message,
      box: [10 + index * 15, 100, 20 + index * 15, 200],
      alsoOn: [{ page: 2, box: [9, 9, 20, 20] }],
    }),
  );
  const checks = preflightCheckId.options.map((id) => check(id, many));
  const long = builtResult({ pageCount: 2, status: 'fail', pages: [page(1), page(2)], checks });
  const plain = await preflight(await writeReportPdf(long), { mode: 'quick' });
  const pictures = [await pictureOf(1), await pictureOf(2)];
  const shown = await preflight(await writeReportPdf(long, pictures), { mode: 'quick' });
  expect(shown.pageCount).toBe(plain.pageCount + 2);
  const longer = builtResult({
    ...long,
    checks: checks.map((one) => ({
      ...one,
      details: message.repeat(4),
      findings: many.map((each) => ({ ...each, message: message.repeat(4) })),
    })),
  });
  const longest = await preflight(await writeReportPdf(longer, pictures), { mode: 'quick' });
  expect(longest.pageCount).toBeLessThanOrEqual(63);
}, 30_000);

it('F8 the report has a page for each picture with findings, and passes the checks that it reports', async () => {
  const plain = await preflight(await writeReportPdf(result), { mode: 'quick' });
  const pdf = await writeReportPdf(result, [await pictureOf(1), await pictureOf(2)]);
  const own = await preflight(pdf, { mode: 'full' });
  expect(own.pageCount).toBe(plain.pageCount + 2);
  // Its pages aren't those of a job, and it names no press.
  const apart = new Set(['page-size', 'output-intent']);
  const problems = own.checks.filter(({ id, status }) => status !== 'pass' && !apart.has(id));
  expect(problems.map(({ id, message }) => ({ id, message }))).toEqual([]);
  expect(own.status).not.toBe('fail');
});
