import { expect, it } from '@jest/globals';
import { unlinkedText } from './unlinked-text.ts';

it.each([
  ['Visit evil.com now', 'Visit evil .com now'],
  ['https://www.evil.example/a?b=c.d', 'https: //www .evil .example/a?b=c.d'],
  ['HTTP://10.0.0.1', 'HTTP: //10.0.0 .1'],
  ['Pay at 10.0.0.1/pay', 'Pay at 10.0.0 .1/pay'],
  ['192.168.100.200:8080', '192.168.100 .200:8080'],
  ['1and1.com,evil2.co.uk', '1and1 .com,evil2 .co .uk'],
  ['a@evil.example', 'a@evil .example'],
  ['bücher.example xn--bcher-kva.example 例え.テスト', 'bücher .example xn--bcher-kva .example 例え .テスト'],
  ['evil。com evil．com evil｡com', 'evil 。com evil ．com evil ｡com'],
  ['evil․com evil﹒com', 'evil ․com evil ﹒com'],
  ['evil.\u034Fcom evil\u034F.c\u0301om', 'evil .\u034Fcom evil\u034F .c\u0301om'],
  ['evil\u00AD.\u200Bc\u200Bom', 'evil\u00AD .\u200Bc\u200Bom'],
])('S8 mail programs find no link in %j', (text, shown) => {
  expect(unlinkedText(text)).toBe(shown);
});

it.each([
  'J. R. O’Neil',
  'Card v1.2 final',
  'Profile 4.3.2, 06.01.2027',
  '$1.50 for 8.5 × 11 in.',
  'Trim, bleed.\nNo. 10 envelopes …',
])('S8 ordinary text stays as it is: %j', (text) => {
  expect(unlinkedText(text)).toBe(text);
});
