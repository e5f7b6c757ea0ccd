import { expect, it } from '@jest/globals';
import { limits } from '@printpartner/contracts';
import { quoteFileName } from './quote-uploads.ts';

it.each([
  ['E-1207.pdf', 'E-1207.pdf'],
  ['E-1207.PDF', 'E-1207.pdf'],
  ['quote.exe', 'quote.exe.pdf'],
  ['quote\u202Efdp.exe', 'quotefdp.exe.pdf'],
  ['a"b<c>|d?.pdf', 'abcd.pdf'],
  ['.pdf', 'quote.pdf'],
  ['', 'quote.pdf'],
  ['😀'.repeat(limits.filenameMax), `${'😀'.repeat(125)}\uFFFD.pdf`],
])('S10 quoteFileName turns %j into %j', (sent, name) => {
  expect(quoteFileName(sent)).toBe(name);
});
