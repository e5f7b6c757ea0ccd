import { deflateRawSync, deflateSync } from 'node:zlib';
import { describe, expect, it } from '@jest/globals';
import { PdfDocument } from './document.ts';
import { type PdfObject, isStream, PdfRef } from './objects.ts';
import { BufferSource } from './source.ts';
import { PdfBuilder } from '../../test/pdf-builder.ts';

const words = Array.from({ length: 4_000 }, (_, index) => `${index} ${(index * 7_919) % 1_000} m`).join('\n');
const plain = Buffer.from(words, 'latin1');
const deflated = deflateSync(plain);

/** The decoded bytes of a stream with this data and these filters. */
function decoded(bytes: Buffer, entries: string): string {
  const pdf = new PdfBuilder();
  const num = pdf.stream(bytes.toString('latin1'), entries);
  const document = PdfDocument.open(new BufferSource(pdf.finish([])));
  const stream: PdfObject = document.resolve(new PdfRef(num, 0));
  if (!isStream(stream)) throw new Error('no stream');
  return Buffer.from(document.decode(stream).bytes).toString('latin1');
}

const FLATE = '/Filter /FlateDecode';

describe('F5 damaged Flate data returns the bytes before the damage', () => {
  const broken = (from: number, bytes: Buffer) => {
    const copy = Buffer.from(deflated);
    bytes.copy(copy, from);
    return copy;
  };

  it('F5 Flate data damaged in the middle', () => {
    const found = decoded(broken(deflated.length >> 1, Buffer.alloc(64, 255)), FLATE);
    // About a third of the data, correct except for the last few codes.
    expect(found.length).toBeGreaterThan(words.length * 0.3);
    expect(words.startsWith(found.slice(0, words.length * 0.3))).toBe(true);
  });
  it('F5 Flate data cut off', () => {
    const found = decoded(deflated.subarray(0, deflated.length >> 1), FLATE);
    expect(found.length).toBeGreaterThan(words.length * 0.3);
    expect(words.startsWith(found)).toBe(true);
  });
  it('F5 Flate data with a wrong checksum', () => {
    expect(decoded(broken(deflated.length - 4, Buffer.alloc(4)), FLATE)).toBe(words);
  });
  it('F5 Flate data with trailing bytes', () => {
    expect(decoded(Buffer.concat([deflated, Buffer.from('\r\nmore')]), FLATE)).toBe(words);
  });
  it('F5 Flate data with a damaged or missing header', () => {
    expect(decoded(broken(0, Buffer.from([0xff, 0xff])), FLATE)).toBe(words);
    expect(decoded(deflateRawSync(plain), FLATE)).toBe(words);
  });
  it('F5 Flate data without any readable byte throws', () => {
    expect(() => decoded(Buffer.alloc(40, 255), FLATE)).toThrow("can't be decompressed");
  });
  it('F5 Flate data with a predictor', () => {
    const rows = Buffer.alloc(51 * 100, 1);
    const whole = deflateSync(rows, { level: 0 });
    const parms = `${FLATE} /DecodeParms << /Predictor 12 /Columns 50 >>`;
    const found = decoded(whole.subarray(0, 2_000), parms);
    expect(found.length).toBeGreaterThan(1_800);
    expect(decoded(whole, parms).startsWith(found)).toBe(true);
  });
});

it("F5 many unreadable streams don't use up the limit of the others", () => {
  const pdf = new PdfBuilder();
  for (let index = 0; index < 200; index += 1) pdf.stream('\u00ff'.repeat(40), FLATE);
  const whole = pdf.flateStream(plain);
  const document = PdfDocument.open(new BufferSource(pdf.finish([])));
  for (let num = 1; num <= whole; num += 1) {
    const stream = document.resolve(new PdfRef(num, 0));
    if (!isStream(stream)) throw new Error('no stream');
    if (num < whole) expect(() => document.decode(stream)).toThrow("can't be decompressed");
    else expect(document.decode(stream).bytes).toHaveLength(plain.length);
  }
});

describe('F5 damaged data of other filters returns the bytes before the damage', () => {
  it('F5 ASCII85 with a start marker, with damage, and cut off', () => {
    expect(decoded(Buffer.from('<~87cURD]i,"Ebo80~>'), '/Filter /ASCII85Decode')).toBe('Hello World!');
    expect(decoded(Buffer.from('87cURD]i\u00ff,"Ebo80~>', 'latin1'), '/Filter /A85')).toBe('Hello World!');
    expect(decoded(Buffer.from('87cURD]i,"E'), '/Filter /ASCII85Decode')).toBe('Hello Wo');
  });
  it('F5 ASCIIHex with an odd number of digits', () => {
    expect(decoded(Buffer.from('48 65 6C 6c 6F 7'), '/Filter /ASCIIHexDecode')).toBe('Hellop');
  });
  it('F5 RunLength cut off', () => {
    expect(decoded(Buffer.from([254, 97, 4, 98, 99]), '/Filter /RunLengthDecode')).toBe('aaabc');
    expect(decoded(Buffer.from([254, 97, 254]), '/Filter /RunLengthDecode')).toBe('aaa');
  });
  it('F5 LZW stops at an invalid code', () => {
    // ISO 32000-1, 7.4.4.2: the example, then code 300 instead of the end.
    const codes = [256, 45, 258, 258, 65, 259, 66];
    expect(decoded(lzw([...codes, 257]), '/Filter /LZWDecode')).toBe('-----A---B');
    expect(decoded(lzw([...codes, 300, 65]), '/Filter /LZWDecode')).toBe('-----A---B');
    expect(decoded(lzw(codes), '/Filter /LZWDecode')).toBe('-----A---B');
  });
});

/** Packs codes of nine bits. */
function lzw(codes: readonly number[]): Buffer {
  const bits = codes.map((code) => code.toString(2).padStart(9, '0')).join('');
  return Buffer.from((bits.match(/.{1,8}/g) ?? []).map((byte) => Number.parseInt(byte.padEnd(8, '0'), 2)));
}
