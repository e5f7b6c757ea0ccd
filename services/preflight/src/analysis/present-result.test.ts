import { expect, it } from '@jest/globals';
import { preflight } from '@printpartner/preflight-engine';
import { presentResult } from './present-result.ts';

const upload = (fileSize: string) => ({ id: 'a', filename: 'harbor.pdf', fileSize });
const found = () => preflight(Buffer.from('no PDF'), { mode: 'quick' });

it('F2 a small file has some size', async () => {
  expect(presentResult(upload('300'), await found()).fileSize).toBe('0.01 MB');
  expect(presentResult(upload('19293798'), await found()).fileSize).toBe('18.40 MB');
});

it('F5 text that Postgres refuses is shown as a character that is not known', async () => {
  const shown = presentResult(upload('300'), { ...(await found()), inks: ['A\0B', '\uD800 C', '\u{1F600}'] });
  expect(shown.inks).toEqual(['A\uFFFDB', '\uFFFD C', '\u{1F600}']);
});
