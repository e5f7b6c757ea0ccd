/** @jest-environment node */
import { describe, expect, it, jest } from '@jest/globals';
import { isLarge, isTooLargeForMobile, megabytes, rejectionOf } from './file-rules.ts';

jest.spyOn(console, 'warn').mockImplementation(() => {});

const MB = 1_048_576;

function pdfOf(bytes: number): File {
  const file = new File(['%PDF'], 'job.pdf', { type: 'application/pdf' });
  Object.defineProperty(file, 'size', { value: bytes });
  return file;
}

describe('files that are accepted', () => {
  const pdf = (contents: string) => new File([contents], 'job.pdf', { type: 'application/pdf' });

  const message = async (file: File | undefined) => (await rejectionOf(file))?.message;

  it('F1 rejects a missing file, and one that is not a PDF', async () => {
    expect(await rejectionOf(undefined)).toEqual({ message: 'Please upload a PDF file.' });
    const png = new File(['%PDF-1.7'], 'job.png', { type: 'image/png' });
    expect(await message(png)).toBe('Please upload a valid PDF file.');
    expect(await rejectionOf(pdf('%PDF-1.7'))).toBeUndefined();
  });

  it('F1 rejects an empty file and a renamed image before the upload', async () => {
    expect(await message(pdf(''))).toBe('Please upload a PDF file.');
    expect(await message(pdf('\u0089PNG'))).toBe('Please upload a valid PDF file.');
    expect(await rejectionOf(pdf(`${' '.repeat(1_020)}%PDF-1.7`))).toBeUndefined();
    expect(await message(pdf(`${' '.repeat(1_021)}%PDF-1.7`))).toBe('Please upload a valid PDF file.');
  });

  it.each([
    ['', 'is empty.'],
    [[0x89, 0x50, 0x4e, 0x47], 'is a PNG image. Export a PDF from the original.'],
    [[0xff, 0xd8, 0xff, 0xe0], 'is a JPEG image. Export a PDF from the original.'],
    ['8BPS', 'is a Photoshop file. Export a PDF from the original.'],
    ['PK\u0003\u0004', 'is an Office or ZIP file. Export a PDF from the original.'],
    ['<!DOCTYPE html>', 'is a web page. Export a PDF from the original.'],
    ['Not a PDF at all.', 'doesn’t begin as a PDF does.'],
  ])('F1 names the rejected file and says what is wrong with it: %j', async (start, reason) => {
    const file = new File([typeof start === 'string' ? start : new Uint8Array(start)], 'job.pdf', {
      type: 'application/pdf',
    });
    expect((await rejectionOf(file))?.reason).toBe(`“job.pdf” ${reason}`);
  });

  it('F1 says that a PDF under another file type is to be exported as one', async () => {
    const drawing = new File(['%PDF-1.7'], 'logo.ai', { type: 'application/postscript' });
    expect((await rejectionOf(drawing))?.reason).toBe(
      '“logo.ai” contains a PDF but has another file type. Save or export it as a PDF.',
    );
  });

  it('F1 treats 10 MB and more as large', () => {
    expect(isLarge(pdfOf(10 * MB - 1))).toBe(false);
    expect(isLarge(pdfOf(10 * MB))).toBe(true);
  });

  it('F1 formats sizes as the result does', () => {
    expect(megabytes(19_293_798)).toBe('18.4 MB');
    expect(megabytes(20_000)).toBe('0.02 MB');
    expect(megabytes(0)).toBe('0 MB');
  });
});

describe('files too large for mobile', () => {
  const pages = (count: number) => () => Promise.resolve(count);

  it('F1 rejects over 30 MB or over 100 pages', async () => {
    expect(await isTooLargeForMobile(pdfOf(30 * MB), pages(100))).toBe(false);
    expect(await isTooLargeForMobile(pdfOf(30 * MB + 1), pages(1))).toBe(true);
    expect(await isTooLargeForMobile(pdfOf(1), pages(101))).toBe(true);
  });

  it('F1 accepts a file whose pages cannot be counted', async () => {
    expect(await isTooLargeForMobile(pdfOf(1), () => Promise.reject(new Error('damaged')))).toBe(false);
  });
});
