import { expect, it } from '@jest/globals';
import fc from 'fast-check';
import { storedLine, storedLines } from './stored-text.ts';
import { lineOfText, linesOfText } from './text.ts';

const line = (text: string) => lineOfText(40).parse(text);

it('K3 a line of text has no characters that turn its direction or are not seen', () => {
  expect(line('Harbor\u202Egpj.exe\u202C')).toBe('Harborgpj.exe');
  expect(line('\u2066Ace\u2069 \u200FPrint\u200B')).toBe('Ace Print');
  expect(line('soft\u00ADtouch\u2060\u{E0041}')).toBe('softtouch');
  expect(line('\u200E \u202A')).toBe('');
  // Emoji and scripts that need their joiners keep them.
  expect(line('👩‍🎨 می‌خواهم שלום')).toBe('👩‍🎨 می‌خواهم שלום');
});

it('K3 lines of text keep no character that turns their direction', () => {
  const controls = '\u061C\u200E\u200F\u202A\u202B\u202C\u202D\u202E\u2066\u2067\u2068\u2069';
  expect(linesOfText(40).parse(`Trim\u202Esezis${controls}\nשלום 👩‍🎨`)).toBe('Trimsezis\nשלום 👩‍🎨');
});

it('K3 a stored text is stored as it is', () => {
  const pieces = [
    'a',
    'e',
    '\u0301',
    ' ',
    '\n',
    '\r\n',
    '\u000B',
    '\t',
    '\u200B',
    '\u202E',
    '\uD83D',
    '👩‍🎨',
    '\u2000',
  ];
  const text = fc.string({ unit: fc.constantFrom(...pieces), maxLength: 12 });
  for (const stored of [storedLine, storedLines])
    fc.assert(fc.property(text, (typed) => expect(stored(stored(typed))).toBe(stored(typed))));
});
