import { expect, it } from '@jest/globals';
import { formatPhone, formatQuantity } from '@printpartner/spec-sheet/fields';
import { formatTyped, type Format } from './text-field.tsx';

/** `|` is the caret. */
function typed(text: string, format: Format): string {
  const input = document.createElement('input');
  input.value = text.replace('|', '');
  const caret = text.indexOf('|');
  input.setSelectionRange(caret, caret);
  formatTyped(input, format);
  const at = input.selectionStart ?? 0;
  return `${input.value.slice(0, at)}|${input.value.slice(at)}`;
}

it('S3 formats a number while it is typed, and keeps the caret behind the same digit', () => {
  expect(typed('1000|', formatQuantity)).toBe('1,000|');
  expect(typed('12|,500', formatQuantity)).toBe('12|,500');
  expect(typed('129|,500', formatQuantity)).toBe('129|,500');
  expect(typed('1299|,500', formatQuantity)).toBe('1,299|,500');
  expect(typed('|2,500', formatQuantity)).toBe('|2,500');
  expect(typed('5|00', formatQuantity)).toBe('5|00');
  expect(typed('about 500|', formatQuantity)).toBe('about 500|');
});

it('S3 formats a phone number while it is typed', () => {
  expect(typed('4105|', formatPhone)).toBe('410-5|');
  expect(typed('410-5550142|', formatPhone)).toBe('410-555-0142|');
  expect(typed('4|10-555-0142', formatPhone)).toBe('4|10-555-0142');
  expect(typed('410|555-0142', formatPhone)).toBe('410|-555-0142');
});
