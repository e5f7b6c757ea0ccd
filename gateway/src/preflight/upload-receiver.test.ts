import { expect, it } from '@jest/globals';
import { limits } from '@printpartner/contracts';
import { uploadName } from './upload-receiver.ts';

it.each([
  ['harbor.pdf', 'harbor.pdf'],
  ['C:\\jobs\\harbor.pdf', 'harbor.pdf'],
  ['jobs/harbor.pdf', 'harbor.pdf'],
  ['har\u0000bor\u001b\u0085.pdf', 'harbor.pdf'],
  ['\ud800.pdf', '\ufffd.pdf'],
  ['\u0000', 'file.pdf'],
  ['', 'file.pdf'],
])('F3 uploadName turns %j into %j', (sent, name) => {
  expect(uploadName(sent)).toBe(name);
});

it('F3 uploadName keeps the end of a long name without splitting a character', () => {
  const name = uploadName(`${'😀'.repeat(limits.filenameMax)}.pdf`);
  expect(name).toHaveLength(limits.filenameMax);
  expect(name.isWellFormed()).toBe(true);
});
