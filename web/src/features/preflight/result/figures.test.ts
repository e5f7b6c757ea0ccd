import { expect, it } from '@jest/globals';
import { numberText, spoken } from './figures.ts';

it.each([
  ['144.9 ppi', 'image-resolution', { value: 144.9, unit: 'ppi' }],
  ['0.125 pt', 'hairlines', { value: 0.125, unit: 'pt' }],
  ['0.118 in', 'bleed', { value: 8.5, unit: 'pt' }],
  ['−0.25 in', 'safe-margin', { value: -18, unit: 'pt' }],
  ['340 %', 'ink-coverage', { value: 340.2, unit: '%' }],
] as const)('F6 the gauge writes %s as the result does', (text, check, measure) => {
  const { value, unit } = spoken(check, { ...measure, text });
  expect(`${numberText(value, unit)} ${unit}`).toBe(text);
});
