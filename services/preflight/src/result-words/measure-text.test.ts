import { expect, it } from '@jest/globals';
import { measureText } from './measure-text.ts';

it.each([
  ['144.9 ppi', 'image-resolution', { value: 144.9, unit: 'ppi' }],
  ['0.125 pt', 'hairlines', { value: 0.125, unit: 'pt' }],
  ['3.6 pt', 'text-size', { value: 3.6, unit: 'pt' }],
  ['0.118 in', 'bleed', { value: 8.5, unit: 'pt' }],
  ['−0.25 in', 'safe-margin', { value: -18, unit: 'pt' }],
  ['340 %', 'ink-coverage', { value: 340.2, unit: '%' }],
  ['3', 'color-space', { value: 3, unit: '' }],
] as const)('F6 F8 a measure reads %s', (text, check, measure) => {
  expect(measureText(check, measure)).toBe(text);
});
