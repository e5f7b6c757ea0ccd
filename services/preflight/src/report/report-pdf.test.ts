import { expect, it } from '@jest/globals';
import type { PreflightFinding, PreflightResult } from '@printpartner/contracts';
import { writeReportPdf } from './report-pdf.ts';
import { figuresOf } from './report-words.ts';

const limit = { fail: 1, warn: 2 };
const result: PreflightResult = {
  sessionId: '8c0fd8f6-7f0b-4b6c-9f0c-0d6f1b7c2a11',
  filename: 'harbor.pdf',
  fileSize: '1.00 MB',
  pageCount: 1,
  status: 'pass',
  verdict: 'Ready for press: all 15 checks passed.',
  counts: { fail: 0, warning: 0, manual: 0, pass: 15 },
  mode: 'full',
  profile: 'sheetfed',
  limits: {
    resolution: limit,
    bitmapResolution: limit,
    ink: { ...limit, rounding: 0.8, letters: 0.25 },
    textSize: limit,
    stroke: limit,
  },
  opens: true,
  passwordNeeded: false,
  pdfVersion: '1.6',
  inks: ['Black'],
  pages: [],
  checks: [],
};

/** Number of fonts the report embeds. */
async function fontsOf(changes: Partial<PreflightResult>): Promise<number> {
  const pdf = await writeReportPdf({ ...result, ...changes });
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
  expect(figuresOf({ ...finding, fromJob: true })).toBe('8.25 in, spec sheet 8.5 in');
  expect(figuresOf(finding)).toBe('8.25 in, limit 8.5 in');
});
