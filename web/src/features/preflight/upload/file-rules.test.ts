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

  it('F1 rejects a missing file, and one that is not a PDF', async () => {
    expect(await rejectionOf(undefined)).toBe('Please upload a PDF file.');
    const png = new File(['%PDF-1.7'], 'job.png', { type: 'image/png' });
    expect(await rejectionOf(png)).toBe('Please upload a valid PDF file.');
    expect(await rejectionOf(pdf('%PDF-1.7'))).toBeUndefined();
  });

  it('F1 rejects an empty file and a renamed image before the upload', async () => {
    expect(await rejectionOf(pdf(''))).toBe('Please upload a PDF file.');
    expect(await rejectionOf(pdf('\u0089PNG'))).toBe('Please upload a valid PDF file.');
    expect(await rejectionOf(pdf(`${' '.repeat(1_020)}%PDF-1.7`))).toBeUndefined();
    expect(await rejectionOf(pdf(`${' '.repeat(1_021)}%PDF-1.7`))).toBe('Please upload a valid PDF file.');
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
