import { describe, expect, it } from '@jest/globals';
import type { PreflightFinding } from '@printpartner/contracts/types';
import { buildCheck, buildFinding } from '../../../entities/preflight-result/testing/build-result.ts';
import { checkFigure, checkSummary } from './check-summary.ts';

const bleed = buildFinding({
  object: 'right edge',
  measured: { value: 0, unit: 'pt', text: '0 in' },
  limit: { value: 8.5, unit: 'pt', text: '0.118 in' },
});
const intent = buildFinding({
  severity: 'warning',
  page: null,
  box: null,
  object: 'output intent',
  measured: null,
  limit: null,
});
const white = buildFinding({ object: 'line art', measured: null, message: 'Page 2: white disappears.' });

const unordered = buildFinding({ kind: 'no bleed ordered', fromJob: true, measured: null, limit: null });

const thin = { value: 0.1, unit: 'pt', text: '0.1 pt' } as const;
const cutOff = buildFinding({ severity: 'warning', kind: 'cut off', measured: null, limit: null });

const tooMuchInk = buildFinding({
  object: 'ink',
  measured: { value: 400, unit: '%', text: '400%' },
  limit: { value: 320, unit: '%', text: '320%' },
});
const unsure = buildFinding({ severity: 'manual', object: 'ink', measured: null, limit: null });

describe('F6 the summary of a check', () => {
  it.each([
    [
      '2 images under 150 ppi on page 2',
      buildCheck('image-resolution', { findings: [buildFinding(), buildFinding()] }),
    ],
    ['No bleed on the right edge of page 2', buildCheck('bleed', { findings: [bleed] })],
    [
      '2 edges without full bleed on pages 2 and 3',
      buildCheck('bleed', { findings: [bleed, { ...bleed, page: 3 }] }),
    ],
    [
      'Page 2: artwork reaches the left trim edge. And 1 more.',
      buildCheck('bleed', {
        message: 'Page 2: artwork reaches the left trim edge. And 1 more.',
        findings: [unordered, unordered],
      }),
    ],
    ['Minion is not embedded', buildCheck('fonts', { findings: [buildFinding({ object: 'font Minion' })] })],
    ['1 page over 320%', buildCheck('ink-coverage', { findings: [tooMuchInk, unsure] })],
    ['Check ink coverage by eye on 2 pages', buildCheck('ink-coverage', { findings: [unsure, unsure] })],
    ['No output intent', buildCheck('output-intent', { findings: [intent] })],
    ['White disappears.', buildCheck('overprint', { findings: [white] })],
    [
      'White disappears.',
      buildCheck('overprint', { findings: [{ ...white, message: 'On page 2, white disappears.' }] }),
    ],
    [
      '1000 images under 150 ppi on 500 pages',
      buildCheck('image-resolution', {
        findings: [buildFinding()],
        findingsLeftOut: 999,
        tally: { fail: 1000, warning: 20, manual: 0, isAtLeast: false, pages: `${'f'.repeat(500)}w` },
      }),
    ],
    [
      '200+ lines under 0.125 pt on pages 1 and 2',
      buildCheck('hairlines', {
        findings: [buildFinding({ measured: thin, limit: { ...thin, value: 0.125, text: '0.125 pt' } })],
        tally: { fail: 200, warning: 0, manual: 0, isAtLeast: true, pages: 'ff' },
      }),
    ],
    [
      '500 pages over 320%',
      buildCheck('ink-coverage', {
        findings: [tooMuchInk],
        tally: { fail: 500, warning: 0, manual: 0, isAtLeast: false, pages: 'f'.repeat(500) },
      }),
    ],
    [
      'Helvetica is not embedded on 20 pages',
      buildCheck('fonts', {
        findings: [buildFinding({ object: 'font Helvetica' })],
        tally: { fail: 1, warning: 0, manual: 0, isAtLeast: false, pages: 'f'.repeat(20) },
      }),
    ],
    [
      '1 text object cut off by the trim, 1 object close to it.',
      buildCheck('safe-margin', {
        message: '1 text object cut off by the trim, 1 object close to it.',
        findings: [cutOff, bleed],
      }),
    ],
    [
      "2 of 3 pages can't be read.",
      buildCheck('file-integrity', { message: "2 of 3 pages can't be read.", findings: [white, white] }),
    ],
    ['No problems found.', buildCheck('fonts')],
  ])('F6 is “%s”', (summary, check) => {
    expect(checkSummary(check)).toBe(summary);
  });
});

describe('F6 the figure of a check', () => {
  it.each([
    ['148 ppi', buildCheck('image-resolution', { findings: [buildFinding()] })],
    [
      '149.9 ppi',
      buildCheck('image-resolution', {
        findings: [buildFinding({ measured: { value: 149.9, unit: 'ppi', text: '149.9 ppi' } })],
      }),
    ],
    ['0 in', buildCheck('bleed', { findings: [bleed] })],
    ['cut off', buildCheck('safe-margin', { findings: [cutOff] })],
    ['none', buildCheck('output-intent', { findings: [intent] })],
    ['2', buildCheck('overprint', { findings: [white, white] })],
    ['', buildCheck('fonts')],
  ])('F6 is “%s”', (figure, check) => {
    expect(checkFigure(check)).toBe(figure);
  });
});

it('F7 the summary of differences from the spec sheet names the first of each kind', () => {
  const size = (page: number) =>
    buildFinding({ kind: 'size', fromJob: true, page, message: `Page ${page} trims to 5.5 × 8.5 in.` });
  const count = buildFinding({ kind: 'page count', fromJob: true, message: 'The file has 14 pages.' });
  const message = 'Page 1 trims to 5.5 × 8.5 in. And 2 more.';
  const summaryOf = (findings: PreflightFinding[]) =>
    checkSummary(buildCheck('page-size', { message, findings }));
  expect(summaryOf([size(1), size(2), count])).toBe('Page 1 trims to 5.5 × 8.5 in. The file has 14 pages.');
  expect(summaryOf([size(1), size(2), size(3)])).toBe(message);
});
