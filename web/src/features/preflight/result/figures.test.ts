import { expect, it } from '@jest/globals';
import { numberText, displayed } from './figures.ts';

it.each([
  ['144.9 ppi', 'image-resolution', { value: 144.9, unit: 'ppi' }],
  ['0.125 pt', 'hairlines', { value: 0.125, unit: 'pt' }],
  ['0.118 in', 'bleed', { value: 8.5, unit: 'pt' }],
  ['−0.25 in', 'safe-margin', { value: -18, unit: 'pt' }],
  ['340 %', 'ink-coverage', { value: 340.2, unit: '%' }],
] as const)('F6 the gauge formats %s as the server does', (text, check, measure) => {
  const { value, unit } = displayed(check, { ...measure, text });
  expect(`${numberText(value, unit)} ${unit}`).toBe(text);
});
