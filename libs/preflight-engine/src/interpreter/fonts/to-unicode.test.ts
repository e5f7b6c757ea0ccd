import { expect, it } from '@jest/globals';
import { PdfBuilder } from '../../../test/pdf-builder.ts';
import { PdfDocument } from '../../pdf/document.ts';
import { PdfDict, PdfRef } from '../../pdf/objects.ts';
import { BufferSource } from '../../pdf/source.ts';
import { toUnicodeOf } from './to-unicode.ts';

function textsOf(map: string): ReadonlyMap<number, string> {
  const pdf = new PdfBuilder();
  const stream = pdf.stream(map);
  const document = PdfDocument.open(new BufferSource(pdf.finish([])));
  const font = new PdfDict();
  font.entries.set('ToUnicode', new PdfRef(stream, 0));
  return toUnicodeOf(document, font);
}

it('F2 a ToUnicode map has characters, ranges and lists', () => {
  const texts = textsOf(
    '1 beginbfchar <01> <0041> endbfchar 2 beginbfrange <10> <12> <0061> <20> <21> [<0078> <00790079>] endbfrange',
  );
  expect([...texts]).toEqual([
    [1, 'A'],
    [16, 'a'],
    [17, 'b'],
    [18, 'c'],
    [32, 'x'],
    [33, 'yy'],
  ]);
});

it('F5 a ToUnicode map that maps the same codes thousands of times is read up to a limit', () => {
  const again = '<0000> <7fff> <0041>\n'.repeat(20);
  const texts = textsOf(`20 beginbfrange ${again} endbfrange 1 beginbfchar <01> <005a> endbfchar`);
  expect(texts.size).toBe(32_768);
  // What comes after the limit isn't read.
  expect(texts.get(1)).toBe('B');
});

it('F2 a ToUnicode map gives no code a long text, so that a small file can’t fill the memory', () => {
  const long = '0041'.repeat(10_000);
  const range = textsOf(`1 beginbfrange <0000> <ffff> <${long}> endbfrange`);
  expect(range.size).toBe(65_536);
  const single = textsOf(`1 beginbfchar <01> <${long}> endbfchar`);
  const lengths = [...range.values(), ...single.values()].map((text) => Array.from(text).length);
  expect(Math.max(...lengths)).toBe(32);
});
