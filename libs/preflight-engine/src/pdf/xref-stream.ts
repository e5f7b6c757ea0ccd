import { isName, isNumber, isStream, type PdfDict, type PdfObject, type PdfStream } from './objects.ts';
import { PdfError } from './pdf-error.ts';
import { MAX_OBJECTS, type XrefTable } from './xref.ts';

/** Whether an object is a cross-reference stream. */
export const isXrefStream = (object: PdfObject): object is PdfStream =>
  isStream(object) && isName(object.dict.get('Type'), 'XRef');

/** Adds the entries of a cross-reference stream, ISO 32000-2, 7.5.8. @param bytes its decoded contents @throws PdfError damaged */
export function readXrefStream(table: XrefTable, dict: PdfDict, bytes: Uint8Array): void {
  const widths = numbersAt(dict, 'W');
  const [first = 0, second = 0, third = 0] = widths;
  const width = first + second + third;
  const isSound =
    widths.length >= 3 && widths.every((item) => Number.isInteger(item) && item >= 0 && item <= 8);
  if (!isSound || width === 0) throw new PdfError('damaged', 'A cross-reference stream has no valid W entry');
  let at = 0;
  for (const { start, count } of rangesOf(dict)) {
    const most = Math.min(count, Math.floor((bytes.length - at) / width));
    if (most < count) table.isIncomplete = true;
    const end = Math.min(start + most, MAX_OBJECTS);
    for (let num = start, from = at; num < end; num += 1, from += width) {
      // A missing type field means 1.
      const type = first === 0 ? 1 : fieldAt(bytes, from, first);
      const place = fieldAt(bytes, from + first, second);
      if (type === 0) table.add(num, { kind: 'free' });
      else if (type === 1)
        table.add(num, { kind: 'offset', offset: place, gen: fieldAt(bytes, from + first + second, third) });
      else if (type === 2) table.add(num, { kind: 'packed', stream: place });
    }
    at += most * width;
  }
}

function rangesOf(dict: PdfDict): { start: number; count: number }[] {
  const size = dict.get('Size');
  const index = numbersAt(dict, 'Index');
  const numbers = index.length >= 2 ? index : [0, isNumber(size) ? size : 0];
  return Array.from({ length: numbers.length >> 1 }, (_, range) => ({
    start: Math.max(0, Math.trunc(numbers[range * 2] ?? 0)),
    count: Math.max(0, Math.trunc(numbers[range * 2 + 1] ?? 0)),
  }));
}

function fieldAt(bytes: Uint8Array, at: number, width: number): number {
  let value = 0;
  for (let index = 0; index < width; index += 1) value = value * 256 + (bytes[at + index] ?? 0);
  return value;
}

function numbersAt(dict: PdfDict, key: string): number[] {
  const list = dict.get(key);
  return Array.isArray(list) ? list.filter(isNumber) : [];
}
