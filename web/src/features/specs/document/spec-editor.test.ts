import { expect, it } from '@jest/globals';
import { buildValues } from '../testing/build-sheet.ts';
import { faultText, fieldList, tooLongText } from './spec-editor.ts';

it('S4 tooLongText gives the field, its length, the limit and the way out', () => {
  const values = buildValues({ companyName: `  ${'x'.repeat(201)} `, extraNotes: 'x'.repeat(4012) });
  expect(tooLongText('booklet', values, 'companyName')).toBe(
    'Company name is too long: 201 of 200 characters. Shorten it to save.',
  );
  expect(tooLongText('booklet', values, 'extraNotes')).toBe(
    'Extra notes are too long: 4,012 of 4,000 characters. Shorten them to save.',
  );
});

it('S4 tooLongText ignores white space that the server drops', () => {
  const values = buildValues({ companyName: ` ${'x '.repeat(100)} ` });
  expect(tooLongText('booklet', values, 'companyName')).toBeUndefined();
});

it('S4 faultText gives the message of another fault its field and the way out', () => {
  const values = buildValues({ deliveryDate: '2500-01-01' });
  expect(faultText('booklet', values, 'deliveryDate', 'Must be a date from 1970 to 2199')).toBe(
    'Delivery date must be a date from 1970 to 2199. Change it to save.',
  );
});

it('S4 fieldList names two fields and counts the others', () => {
  const values = buildValues();
  expect(fieldList('booklet', values, ['companyName'])).toBe('Company name');
  expect(fieldList('booklet', values, ['companyName', 'contactName'])).toBe('Company name and Contact name');
  expect(fieldList('booklet', values, ['companyName', 'contactName', 'contactEmail', 'contactPhone'])).toBe(
    'Company name, Contact name and 2 more',
  );
});
