import { expect, it } from '@jest/globals';
import type { PreflightFinding, PreflightResult } from '@printpartner/contracts';
import { builtResult } from '../../test/built-result.ts';
import { writeReportPdf } from './report-pdf.ts';
import { figuresOf, placeOf } from './report-words.ts';

/** Number of fonts the report embeds. */
async function fontsOf(changes: Partial<PreflightResult>): Promise<number> {
  const pdf = await writeReportPdf(builtResult(changes));
  return pdf.toString('latin1').split('/Subtype /Type0').length - 1;
}

it('F8 writeReportPdf embeds extended Latin fonts when names need them', async () => {
  expect(await fontsOf({})).toBe(2);
  expect(await fontsOf({ filename: 'Łódź.pdf' })).toBe(3);
  expect(await fontsOf({ filename: 'Łódź.pdf', inks: ['Żółty'] })).toBe(4);
});

it('F7 F8 writeReportPdf names the spec sheet', async () => {
  expect(await fontsOf({ job: { name: 'Łódź' } })).toBe(3);
  expect(await fontsOf({ job: null })).toBe(2);
});

it('F7 F8 figuresOf names what was ordered instead of a limit', () => {
  const finding: PreflightFinding = {
    severity: 'fail',
    page: 1,
    box: null,
    object: 'width of page 1',
    measured: { value: 594, unit: 'pt', text: '8.25 in' },
    limit: { value: 612, unit: 'pt', text: '8.5 in' },
    message: '',
    advice: '',
  };
  const ordered = { ...finding, fromJob: true };
  expect(figuresOf(ordered, { name: 'Spring catalog' })).toBe('8.25 in, spec sheet 8.5 in');
  expect(figuresOf(ordered, { trim: { width: 8.5, height: 11 } })).toBe('8.25 in, job 8.5 in');
  expect(figuresOf(finding, null)).toBe('8.25 in, limit 8.5 in');
});

it('F8 placeOf names the first page and counts the others', () => {
  const placed = (page: number | null, pageCount?: number) =>
    placeOf({ page, pageCount } as PreflightFinding);
  expect([placed(null), placed(3), placed(1, 2), placed(1, 1_201)]).toEqual([
    'File',
    'Page 3',
    'Page 1 and 1 more page',
    'Page 1 and 1,200 more pages',
  ]);
});
