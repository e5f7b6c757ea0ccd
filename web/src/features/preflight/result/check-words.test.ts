import { describe, expect, it } from '@jest/globals';
import { madeCheck, madeFinding } from '../testing/made-result.ts';
import { checkFigure, checkSummary } from './check-words.ts';

const bleed = madeFinding({
  object: 'right edge',
  measured: { value: 0, unit: 'pt' },
  limit: { value: 8.5, unit: 'pt' },
});
const intent = madeFinding({
  severity: 'warning',
  page: null,
  box: null,
  object: 'output intent',
  measured: null,
  limit: null,
});
const white = madeFinding({ object: 'line art', measured: null, message: 'On page 2, white vanishes.' });

const tooMuchInk = madeFinding({
  object: 'ink',
  measured: { value: 400, unit: '%' },
  limit: { value: 320, unit: '%' },
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
    ['White vanishes.', madeCheck('overprint', { findings: [white] })],
    ['101 objects close to the trim', madeCheck('safe-margin', { findings: [bleed], findingsLeftOut: 100 })],
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
      madeCheck('image-resolution', { findings: [madeFinding({ measured: { value: 149.9, unit: 'ppi' } })] }),
    ],
    ['0 in', madeCheck('bleed', { findings: [bleed] })],
    ['none', madeCheck('output-intent', { findings: [intent] })],
    ['2', madeCheck('overprint', { findings: [white, white] })],
    ['', madeCheck('fonts')],
  ])('is “%s”', (figure, check) => {
    expect(checkFigure(check)).toBe(figure);
  });
});
