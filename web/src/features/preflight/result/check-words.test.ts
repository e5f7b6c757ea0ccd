import { describe, expect, it } from '@jest/globals';
import { madeCheck, madeFinding } from '../testing/made-result.ts';
import { checkFigure, checkSummary } from './check-words.ts';

const bleed = madeFinding({
  object: 'right edge',
  measured: { value: 0, unit: 'pt', text: '0 in' },
  limit: { value: 8.5, unit: 'pt', text: '0.118 in' },
});
const intent = madeFinding({
  severity: 'warning',
  page: null,
  box: null,
  object: 'output intent',
  measured: null,
  limit: null,
});
const white = madeFinding({ object: 'line art', measured: null, message: 'Page 2: white disappears.' });

const thin = { value: 0.1, unit: 'pt', text: '0.1 pt' } as const;
const cutOff = madeFinding({ severity: 'warning', kind: 'cut off', measured: null, limit: null });

const tooMuchInk = madeFinding({
  object: 'ink',
  measured: { value: 400, unit: '%', text: '400 %' },
  limit: { value: 320, unit: '%', text: '320 %' },
});
const unsure = madeFinding({ severity: 'manual', object: 'ink', measured: null, limit: null });

describe('a check in a line', () => {
  it.each([
    [
      '2 images under 150 ppi on page 2',
      madeCheck('image-resolution', { findings: [madeFinding(), madeFinding()] }),
    ],
    ['No bleed on the right edge of page 2', madeCheck('bleed', { findings: [bleed] })],
    [
      '2 edges without full bleed on pages 2 and 3',
      madeCheck('bleed', { findings: [bleed, { ...bleed, page: 3 }] }),
    ],
    ['Minion is not embedded', madeCheck('fonts', { findings: [madeFinding({ object: 'font Minion' })] })],
    ['1 page over 320 %', madeCheck('ink-coverage', { findings: [tooMuchInk, unsure] })],
    ['Ink cannot be told for certain on 2 pages', madeCheck('ink-coverage', { findings: [unsure, unsure] })],
    ['No output intent', madeCheck('output-intent', { findings: [intent] })],
    ['White disappears.', madeCheck('overprint', { findings: [white] })],
    [
      '1000 images under 150 ppi on 500 pages',
      madeCheck('image-resolution', {
        findings: [madeFinding()],
        findingsLeftOut: 999,
        tally: { fail: 1000, warning: 20, manual: 0, isAtLeast: false, pages: `${'f'.repeat(500)}w` },
      }),
    ],
    [
      '200+ lines under 0.125 pt on pages 1 and 2',
      madeCheck('hairlines', {
        findings: [madeFinding({ measured: thin, limit: { ...thin, value: 0.125, text: '0.125 pt' } })],
        tally: { fail: 200, warning: 0, manual: 0, isAtLeast: true, pages: 'ff' },
      }),
    ],
    [
      '500 pages over 320 %',
      madeCheck('ink-coverage', {
        findings: [tooMuchInk],
        tally: { fail: 500, warning: 0, manual: 0, isAtLeast: false, pages: 'f'.repeat(500) },
      }),
    ],
    [
      'Helvetica is not embedded on 20 pages',
      madeCheck('fonts', {
        findings: [madeFinding({ object: 'font Helvetica' })],
        tally: { fail: 1, warning: 0, manual: 0, isAtLeast: false, pages: 'f'.repeat(20) },
      }),
    ],
    [
      '1 text object cut off by the trim, 1 object close to it.',
      madeCheck('safe-margin', {
        message: '1 text object cut off by the trim, 1 object close to it.',
        findings: [cutOff, bleed],
      }),
    ],
    [
      "2 of 3 pages can't be read.",
      madeCheck('file-integrity', { message: "2 of 3 pages can't be read.", findings: [white, white] }),
    ],
    ['All is well.', madeCheck('fonts')],
  ])('reads “%s”', (summary, check) => {
    expect(checkSummary(check)).toBe(summary);
  });
});

describe('the figure of a check', () => {
  it.each([
    ['148 ppi', madeCheck('image-resolution', { findings: [madeFinding()] })],
    [
      '149.9 ppi',
      madeCheck('image-resolution', {
        findings: [madeFinding({ measured: { value: 149.9, unit: 'ppi', text: '149.9 ppi' } })],
      }),
    ],
    ['0 in', madeCheck('bleed', { findings: [bleed] })],
    ['cut off', madeCheck('safe-margin', { findings: [cutOff] })],
    ['none', madeCheck('output-intent', { findings: [intent] })],
    ['2', madeCheck('overprint', { findings: [white, white] })],
    ['', madeCheck('fonts')],
  ])('is “%s”', (figure, check) => {
    expect(checkFigure(check)).toBe(figure);
  });
});
