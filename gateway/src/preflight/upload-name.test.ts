import { expect, it } from '@jest/globals';
import { limits } from '@printpartner/contracts';
import { uploadName } from './upload-name.ts';

it.each([
  ['harbor.pdf', 'harbor.pdf'],
  ['C:\\jobs\\harbor.pdf', 'harbor.pdf'],
  ['jobs/harbor.pdf', 'harbor.pdf'],
  ['har\u0000bor\u001b\u0085.pdf', 'harbor.pdf'],
  ['\ud800.pdf', '\ufffd.pdf'],
  ['\u0000', 'file.pdf'],
  ['', 'file.pdf'],
])('F3 an upload named %j is called %j', (sent, name) => {
  expect(uploadName(sent)).toBe(name);
});

it('F3 of a name that is too long the end is kept, and no half of a character', () => {
  const name = uploadName(`${'😀'.repeat(limits.filenameMax)}.pdf`);
  expect(name).toHaveLength(limits.filenameMax);
  expect(name.isWellFormed()).toBe(true);
});
