import { expect, it } from '@jest/globals';
import { preflight } from '@printpartner/preflight-engine';
import { measureText, presentResult } from './present-result.ts';

const upload = (fileSize: string) => ({ id: 'a', filename: 'harbor.pdf', fileSize });
const engineResult = () => preflight(Buffer.from('no PDF'), { mode: 'quick' });

it('F2 presentResult never shows a file size of 0 MB', async () => {
  expect(presentResult(upload('300'), await engineResult()).fileSize).toBe('0.01 MB');
  expect(presentResult(upload('19293798'), await engineResult()).fileSize).toBe('18.40 MB');
});

it('F5 presentResult replaces characters that Postgres rejects', async () => {
  const inks = ['A\0B', '\uD800 C', '\u{1F600}'];
  const { inks: presented } = presentResult(upload('300'), { ...(await engineResult()), inks });
  expect(presented).toEqual(['A\uFFFDB', '\uFFFD C', '\u{1F600}']);
});

it.each([
  ['144.9 ppi', 'image-resolution', { value: 144.9, unit: 'ppi' }],
  ['0.125 pt', 'hairlines', { value: 0.125, unit: 'pt' }],
  ['3.6 pt', 'text-size', { value: 3.6, unit: 'pt' }],
  ['8.25 in', 'page-size', { value: 594, unit: 'pt' }],
  ['0.118 in', 'bleed', { value: 8.5, unit: 'pt' }],
  ['−0.25 in', 'safe-margin', { value: -18, unit: 'pt' }],
  ['340%', 'ink-coverage', { value: 340.2, unit: '%' }],
  ['3', 'color-space', { value: 3, unit: '' }],
] as const)('F6 F8 measureText formats %s of %s', (text, check, measure) => {
  expect(measureText(check, measure)).toBe(text);
});
