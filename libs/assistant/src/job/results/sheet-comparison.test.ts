import { expect, it } from '@jest/globals';
import { emptySpecData } from '@printpartner/contracts/spec-fields';
import type { PreflightResult } from '@printpartner/contracts/types';
import { ownJobFixture } from '../../evaluation/own-job-fixture.ts';
import type { OwnSheet } from '../own-job.ts';
import { comparedWith } from './sheet-comparison.ts';

type Box = [number, number, number, number];

const [checked] = ownJobFixture.results;

/** A file of one page, in inches; its trim is the page unless it has another. */
function fileOf(media: readonly [number, number], trim = media, rotate = 0): PreflightResult {
  if (!checked) throw new Error('The fixture has no result');
  const all: Box = [0, 0, media[0] * 72, media[1] * 72];
  const left = ((media[0] - trim[0]) / 2) * 72;
  const bottom = ((media[1] - trim[1]) / 2) * 72;
  const cut: Box = [left, bottom, left + trim[0] * 72, bottom + trim[1] * 72];
  const boxes = { MediaBox: all, CropBox: all, BleedBox: all, TrimBox: cut, ArtBox: cut };
  return { ...checked.result, pageCount: 1, pages: [{ number: 1, rotate, userUnit: 1, boxes }] };
}

const postcard: OwnSheet = {
  kind: 'custom',
  name: 'Card',
  data: { ...emptySpecData('custom'), finishedSize: '6 × 9 in', flatSize: '6 × 9 in' },
  shippingOption: '',
  project_uuid: null,
  updated_at: '2026-11-20T18:00:00.000Z',
  id: 'card',
};
const compare = (file: PreflightResult, sheet = postcard) => comparedWith({ sheet, isAssumed: false }, file);

it('C7 a file of the ordered size matches the sheet, trimmed, with bleed or turned', () => {
  expect(compare(fileOf([6.25, 9.25], [6, 9]))).toContain('pages are 6 × 9 in trimmed');
  expect(compare(fileOf([6, 9]))).toContain('6 × 9 in, without bleed around it');
  expect(compare(fileOf([6.25, 9.25]))).toContain('6.25 × 9.25 in, the size with 0.125 in bleed');
  expect(compare(fileOf([9, 6]))).toContain('turned by 90°');
  expect(compare(fileOf([9, 6], [9, 6], 90))).toMatch(/^\*\*Yes.*are 6 × 9 in, without/);
});

it('C7 a file of another size does not match the sheet', () => {
  expect(compare(fileOf([4.25, 5.5]))).toMatch(/^\*\*No.*says 6 × 9 in.*is 4\.25 × 5\.5 in/);
  expect(compare(fileOf([12, 9]))).toContain('spreads');
  expect(compare(fileOf([6.25, 9.25], [6.25, 9.25]))).toContain('**Yes');
  expect(compare(fileOf([6.5, 9.5], [6.25, 9.25]))).toMatch(/^\*\*No/);
});

it('C7 without a size on the sheet nothing is compared', () => {
  const sheet = { ...postcard, data: emptySpecData('custom') };
  expect(compare(fileOf([6, 9]), sheet)).toMatch(/^I can’t compare the size.*6 × 9 in/);
});

it('C7 the page count of a booklet is compared too', () => {
  const [program] = ownJobFixture.sheets;
  expect(program && compare(fileOf([5.5, 8.5]), program)).toContain(
    'the sheet says 16 pages, the file has 1',
  );
});
