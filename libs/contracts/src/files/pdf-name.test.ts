import { expect, it } from '@jest/globals';
import { limits } from '../limits.ts';
import { jobFileName } from './job-file.ts';
import { pdfName } from './pdf-name.ts';

it.each([
  ['E-1207.pdf', 'E-1207.pdf'],
  ['E-1207.PDF', 'E-1207.pdf'],
  ['quote.exe', 'quote.exe.pdf'],
  ['quote\u202Efdp.exe', 'quotefdp.exe.pdf'],
  ['a"b<c>|d?.pdf', 'abcd.pdf'],
  ['../../etc/passwd', 'etcpasswd.pdf'],
  ['.pdf', 'quote.pdf'],
  ['', 'quote.pdf'],
  ['😀'.repeat(limits.filenameMax), `${'😀'.repeat(125)}\uFFFD.pdf`],
])('P10 S10 pdfName turns %j into %j', (sent, name) => {
  expect(pdfName(sent, 'quote')).toBe(name);
});

it('P10 the name of a job’s file gets its ending, and one that is empty or too long is refused', () => {
  expect(jobFileName.parse(' Cover ')).toBe('Cover.pdf');
  expect(jobFileName.safeParse('  ').success).toBe(false);
  expect(jobFileName.safeParse('x'.repeat(limits.filenameMax + 1)).success).toBe(false);
});
