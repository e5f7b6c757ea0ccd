import { expect, it } from '@jest/globals';
import { emptySpecData, type SpecData } from '@printpartner/contracts/spec-fields';
import { fillFields } from './fill-fields.ts';

const contentWith = (data: Partial<SpecData> = {}) => ({
  data: { ...emptySpecData('custom'), ...data },
  shippingOption: '',
});

it('C3 fillFields fills empty fields as they are stored, and keeps all others', () => {
  const before = contentWith({ companyName: 'Lakeview Arts' });
  const values = { quantity: '5000', flatSize: ' 8.5 x 11 ', unknownField: 'x' };
  const { content, filled, replaced } = fillFields('custom', before, values, 'in');
  expect(content).toEqual(
    contentWith({ companyName: 'Lakeview Arts', quantity: '5,000', flatSize: '8.5 × 11 in' }),
  );
  expect(filled).toHaveLength(2);
  expect(replaced).toEqual([]);
});

it('C3 fillFields names the fields whose value it replaces, and changes nothing that is the same', () => {
  const before = contentWith({ flatSize: '9 x 12', quantity: '5,000' });
  const values = { quantity: '5000', flatSize: '8.5 x 11' };
  const { content, filled, replaced } = fillFields('custom', before, values, 'in');
  expect(content.data.flatSize).toBe('8.5 × 11 in');
  expect(filled).toEqual(replaced);
  expect(replaced).toHaveLength(1);
  expect(fillFields('custom', content, { flatSize: '8.5 x 11' }, 'in').filled).toEqual([]);
});

it('C3 fillFields ignores fields that the form doesn’t have', () => {
  const before = contentWith();
  const { content, filled } = fillFields('custom', before, { coverType: 'plus', pageCount: '64' }, 'in');
  expect(content).toEqual(before);
  expect(filled).toEqual([]);
});

it('C3 fillFields answers questions with Yes and No only, and marks a choice as chosen', () => {
  const booklet = { data: emptySpecData('booklet'), shippingOption: '' };
  const bleedAfter = (bleedRequired: string) =>
    fillFields('booklet', booklet, { bleedRequired }, 'in').content.data;
  expect(['Yes', 'no', 'maybe'].map((text) => bleedAfter(text).bleedRequired)).toEqual([true, false, null]);
  const { content } = fillFields('custom', contentWith(), { mailerBleed: 'Bleed' }, 'in');
  expect(content).toEqual(contentWith({ mailerBleedChosen: true }));
});

it('C3 fillFields reads a size without a unit as the form does, by what the user measures in', () => {
  const sizeAfter = (flatSize: string) =>
    fillFields('custom', contentWith(), { flatSize }, 'mm').content.data.flatSize;
  expect(['40 x 60', '210 x 297'].map(sizeAfter)).toEqual(['40 x 60', '210 × 297 mm']);
});
