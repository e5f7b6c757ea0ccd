import { deflateSync } from 'node:zlib';
import type { BombWriter } from './bombs-writer.ts';

const range = (from: number, count: number): number[] =>
  Array.from({ length: count }, (_, index) => from + index);
const refs = (numbers: readonly number[]): string => numbers.map((num) => `${num} 0 R`).join(' ');

/** Malicious file structure: cross-reference tables, objects and page trees. */
export const structureBombs: Readonly<Record<string, (pdf: BombWriter) => void>> = {
  'a cross-reference table that references itself': (pdf) => {
    pdf.page('');
    pdf.finish(`/Prev ${pdf.length}`);
  },
  '100,000 cross-reference sections': (pdf) => {
    pdf.page('');
    let previous = 0;
    for (let index = 0; index < 100_000; index += 1) {
      const at = pdf.length;
      pdf.write(`xref\n0 0\ntrailer\n<< /Size 4 /Root 1 0 R /Prev ${previous} >>\n`);
      previous = at;
    }
    pdf.finishAt(previous);
  },
  'a cross-reference stream with an absurd Index': (pdf) => {
    pdf.page('');
    const start = pdf.length;
    const index = '0 1000000000 '.repeat(1_000);
    const rows = deflateSync(Buffer.alloc(4_000_000, 1));
    pdf.stream(
      9,
      `/Type /XRef /Size 1000000000 /W [1 0 0] /Index [${index}] /Root 1 0 R /Filter /FlateDecode`,
      rows,
    );
    pdf.finishAt(start);
  },
  'a circular page tree': (pdf) => {
    pdf.object(1, '<< /Type /Catalog /Pages 2 0 R >>');
    pdf.object(2, '<< /Type /Pages /Kids [3 0 R 2 0 R] /Count 10 >>');
    pdf.object(3, '<< /Type /Pages /Parent 2 0 R /Kids [2 0 R 3 0 R] /Count 10 >>');
    pdf.finish();
  },
  'a page tree that declares a billion pages': (pdf) => {
    pdf.object(1, '<< /Type /Catalog /Pages 2 0 R >>');
    pdf.object(2, '<< /Type /Pages /Kids [3 0 R] /Count 1000000000 >>');
    pdf.object(3, '<< /Type /Page /MediaBox [0 0 612 792] >>');
    pdf.finish();
  },
  'ten times ten kids, forty deep': (pdf) => {
    pdf.object(1, '<< /Type /Catalog /Pages 2 0 R >>');
    for (let num = 2; num < 42; num += 1)
      pdf.object(num, `<< /Type /Pages /Kids [${`${num + 1} 0 R `.repeat(10)}] >>`);
    pdf.object(42, '<< /Type /Page /MediaBox [0 0 612 792] >>');
    pdf.finish();
  },
  'ten times ten kids, forty deep, and no page': (pdf) => {
    pdf.object(1, '<< /Type /Catalog /Pages 2 0 R >>');
    for (let num = 2; num < 42; num += 1)
      pdf.object(num, `<< /Type /Pages /Kids [${`${num + 1} 0 R `.repeat(10)}] >>`);
    pdf.object(42, '<< /Type /Pages /Kids [] >>');
    pdf.finish();
  },
  'a million kids': (pdf) => {
    pdf.object(1, '<< /Type /Catalog /Pages 2 0 R >>');
    pdf.object(2, `<< /Type /Pages /Kids [${'3 0 R '.repeat(1_000_000)}] /Count 1000000 >>`);
    pdf.object(3, '<< /Type /Page /MediaBox [0 0 612 792] >>');
    pdf.finish();
  },
  'a million missing kids': (pdf) => {
    pdf.object(1, '<< /Type /Catalog /Pages 2 0 R >>');
    pdf.object(2, `<< /Type /Pages /Kids [${'9 0 R '.repeat(1_000_000)}] /Count 1000000 >>`);
    pdf.finish();
  },
  'a million objects': (pdf) => {
    pdf.page('/Contents 4 0 R');
    pdf.stream(4, '', '0 0 10 10 re f');
    for (let num = 5; num < 1_000_005; num += 1) pdf.object(num, 'null');
    pdf.finish();
  },
  'a million objects without a cross-reference': (pdf) => {
    pdf.page('/Contents 4 0 R');
    pdf.stream(4, '', '0 0 10 10 re f');
    for (let num = 5; num < 1_000_005; num += 1) pdf.object(num, '<< /A 1 >>');
    pdf.close();
  },
  'a million trailers and no catalog': (pdf) => {
    pdf.object(3, '<< /Type /Page /MediaBox [0 0 612 792] >>');
    pdf.write('trailer<<'.repeat(1_000_000));
    pdf.close();
  },
  '100,000 objects without an end': (pdf) => {
    pdf.object(1, '<< /Type /Catalog /Pages 2 0 R >>');
    pdf.object(2, `<< /Type /Pages /Kids [${refs(range(3, 100_000))}] >>`);
    for (const num of range(3, 100_000)) pdf.write(`${num} 0 obj << /Type /Page /A (`);
    pdf.close();
  },
  'an object stream that declares a billion objects': (pdf) => {
    pdf.page('/Contents 4 0 R /Resources 6 0 R');
    pdf.stream(4, '', '0 0 10 10 re f');
    pdf.stream(5, '/Type /ObjStm /N 1000000000 /First 1000000000', '6 0 << >>');
    pdf.close();
  },
  'an object stream inside itself': (pdf) => {
    pdf.object(1, '<< /Type /Catalog /Pages 2 0 R >>');
    pdf.object(2, '<< /Type /Pages /Kids [3 0 R] /Count 1 >>');
    pdf.stream(5, '/Type /ObjStm /N 2 /First 8 /Length 5 0 R', '5 0 3 1 << /Type /Page >>');
    const start = pdf.length;
    const rows = Buffer.from([0, 0, 0, 0, 1, 0, 9, 0, 1, 0, 58, 0, 2, 0, 5, 1, 0, 0, 0, 0, 2, 0, 5, 0]);
    pdf.stream(9, '/Type /XRef /Size 6 /W [1 2 1] /Root 1 0 R', rows);
    pdf.finishAt(start);
  },
  'a string of 50 MB': (pdf) => {
    pdf.page('/Contents 4 0 R /Title 5 0 R');
    pdf.stream(4, '', Buffer.concat([Buffer.from('('), Buffer.alloc(50_000_000, 0x5c), Buffer.from(') Tj')]));
    pdf.object(5, '(', Buffer.alloc(50_000_000, 0x61), ')');
    pdf.finish();
  },
  'four million empty dictionaries': (pdf) => {
    pdf.page('/Resources 5 0 R /Contents 4 0 R');
    pdf.stream(4, '', `[${'<<>>'.repeat(4_000_000)}] 0 d`);
    pdf.object(5, `[${'<<>>'.repeat(4_000_000)}]`);
    pdf.finish();
  },
};
