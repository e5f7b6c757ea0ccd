import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { describe, expect, it } from '@jest/globals';
import { decodePDFRawStream, PDFContext, PDFDict, PDFName, PDFNumber, PDFRawStream } from '@cantoo/pdf-lib';
import { embedFont } from './embedded-font.ts';

const woff = readFileSync(
  createRequire(import.meta.url).resolve(
    '@fontsource/instrument-sans/files/instrument-sans-latin-400-normal.woff',
  ),
);

describe('G12 embedded font', () => {
  it('G12 an embedded font measures text by the advances of the font', () => {
    const { widthOf } = embedFont(PDFContext.create(), 'Sans', woff);
    // As fontkit measures them, per 1,000 of an em.
    expect(widthOf('8.5 × 11 in', 1000)).toBe(4163);
    expect(widthOf('Tri-fold’s “A–B”', 1000)).toBe(7249);
    expect(widthOf('é', 8)).toBeCloseTo((564 * 8) / 1000, 9);
  });

  it('G12 an embedded font encodes text in WinAnsi, and what that lacks as question marks', () => {
    const { encoded } = embedFont(PDFContext.create(), 'Sans', woff);
    expect([...encoded('4 × 6–’→')]).toEqual([0x34, 0x20, 0xd7, 0x20, 0x36, 0x96, 0x92, 0x3f]);
  });

  it('G12 an embedded font is a TrueType file without the tables for layout', () => {
    const context = PDFContext.create();
    const { ref } = embedFont(context, 'Sans', woff);
    const descriptor = context.lookup(ref, PDFDict).lookup(PDFName.of('FontDescriptor'), PDFDict);
    const stream = descriptor.lookup(PDFName.of('FontFile2'));
    if (!(stream instanceof PDFRawStream)) throw new Error('the font has no file');
    const file = Buffer.from(decodePDFRawStream(stream).decode());
    expect(stream.dict.lookup(PDFName.of('Length1'), PDFNumber).asNumber()).toBe(file.length);
    const tables = Array.from({ length: file.readUInt16BE(4) }, (_, place) => {
      const entry = 12 + 16 * place;
      return { tag: file.toString('latin1', entry, entry + 4), start: file.readUInt32BE(entry + 8) };
    });
    expect(tables.map(({ tag }) => tag)).toEqual(['cmap', 'glyf', 'head', 'hhea', 'hmtx', 'loca', 'maxp']);
    const head = tables.find(({ tag }) => tag === 'head')?.start ?? 0;
    expect(file.readUInt32BE(head + 12)).toBe(0x5f_0f_3c_f5);
  });
});
