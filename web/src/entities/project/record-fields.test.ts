import { describe, expect, test } from '@jest/globals';
import { anything, assert, constantFrom, mixedCase, property, string } from 'fast-check';
import { shownText, storedText } from './record-fields.ts';
import { buildProject } from './testing/build-project.ts';

const word = string({ minLength: 1 }).filter((text) => text.trim() !== '');

describe('P5 JSON in the notes', () => {
  test('P5 shownText uses JSON in the notes only for blank columns', () => {
    assert(
      property(
        constantFrom('clientCompany', 'client'),
        constantFrom('printVendor', 'vendor'),
        word,
        word,
        word,
        (clientName, vendorName, client, vendor, own) => {
          const notes = JSON.stringify({ [clientName]: client, [vendorName]: vendor });
          expect(shownText({ notes }, 'client_name')).toBe(client);
          expect(shownText({ notes, printing_company: '' }, 'printing_company')).toBe(vendor);
          expect(shownText({ notes, client_name: own }, 'client_name')).toBe(own);
          expect(shownText({ notes }, 'notes')).toBe(notes);
        },
      ),
    );
  });

  test('P5 shownText prefers clientCompany and printVendor over their short names', () => {
    const notes = '{"client":"b","clientCompany":"a","vendor":"d","printVendor":"c"}';
    expect(shownText({ notes }, 'client_name')).toBe('a');
    expect(shownText({ notes }, 'printing_company')).toBe('c');
  });

  test('P5 shownText ignores notes that are not a JSON object', () => {
    assert(property(string(), (notes) => expect(shownText({ notes: `{${notes}` }, 'client_name')).toBe('')));
    for (const notes of ['[]', 'null', '{"client":7}', '"client"']) {
      expect(shownText({ notes }, 'client_name')).toBe('');
    }
  });
});

test('P5 shownText is blank for anything that is not text', () => {
  assert(
    property(
      anything().filter((value) => typeof value !== 'string'),
      (value) => expect(shownText({ notes: value }, 'notes')).toBe(''),
    ),
  );
});

test('P5 shownText is blank for a status of "slot" in any case, but not for other text with that word', () => {
  assert(
    property(mixedCase(constantFrom('slot', ' slot ')), (status) => {
      expect(shownText({ status }, 'status')).toBe('');
      expect(storedText({ status }, 'status')).toBe(status);
    }),
  );
  expect(shownText({ status: 'slot die coating' }, 'status')).toBe('slot die coating');
});

test('P5 shownText shows a current record unchanged', () => {
  expect(shownText(buildProject(), 'client_name')).toBe('Lakeview Arts');
});
