import { constants, deflateRawSync, deflateSync } from 'node:zlib';
import type { BombWriter } from './bombs-writer.ts';

/** Deflated zeros. The blocks are byte-aligned, so that they can be concatenated. */
export function deflatedZeros(megabytes: number): Buffer {
  const block = deflateRawSync(Buffer.alloc(1_048_576), { finishFlush: constants.Z_FULL_FLUSH });
  const blocks = Array.from({ length: megabytes }, () => block);
  return Buffer.concat([Buffer.from([0x78, 0x9c]), ...blocks, Buffer.from([3, 0])]);
}

const FLATE = '/Filter /FlateDecode';

/** Malicious streams: huge when decoded, or longer than the file. */
export const streamBombs: Readonly<Record<string, (pdf: BombWriter) => void>> = {
  '100,000 nested arrays': (pdf) => {
    pdf.page('/Contents 4 0 R /Annots 5 0 R');
    pdf.stream(4, '', `${'['.repeat(100_000)} 0 0 10 10 re f`);
    pdf.object(5, '['.repeat(100_000));
    pdf.finish();
  },
  '100,000 nested dictionaries': (pdf) => {
    pdf.page('/Contents 4 0 R /Resources 5 0 R');
    pdf.stream(4, '', `${'<</A'.repeat(100_000)} 0 0 10 10 re f`);
    pdf.object(5, '<</A '.repeat(100_000));
    pdf.finish();
  },
  'a million closing parentheses': (pdf) => {
    pdf.page('/Contents 4 0 R');
    pdf.stream(4, '', ')'.repeat(1_000_000));
    pdf.finish();
  },
  'a stream longer than the file': (pdf) => {
    pdf.page('/Contents 4 0 R');
    pdf.object(4, '<< /Length 999999999999 >>\nstream\n0 0 10 10 re f\nendstream');
    pdf.finish();
  },
  'streams without an end, 2,000 of them in 30 MB': (pdf) => {
    const count = 2_000;
    const kids = Array.from({ length: count }, (_, index) => `${index + 4} 0 R`).join(' ');
    pdf.page(`/Contents [${kids}]`);
    for (let num = 4; num < count + 4; num += 1) {
      pdf.write(' ');
      pdf.object(num, '<< /Length 0 >>\nstream\n');
    }
    pdf.write('q Q '.repeat(7_500_000));
    pdf.finish();
  },
  'a gigabyte of zeros': (pdf) => {
    pdf.page('/Contents 4 0 R');
    pdf.stream(4, FLATE, deflatedZeros(1_024));
    pdf.finish();
  },
  'a gigabyte of zeros, deflated twice': (pdf) => {
    pdf.page('/Contents 4 0 R');
    pdf.stream(4, '/Filter [/FlateDecode /FlateDecode]', deflateSync(deflatedZeros(1_024)));
    pdf.finish();
  },
  'a gigabyte of zeros on each of 1,000 pages': (pdf) => {
    const count = 1_000;
    const numbers = Array.from({ length: count }, (_, index) => index + 10);
    pdf.object(1, '<< /Type /Catalog /Pages 2 0 R >>');
    pdf.object(
      2,
      `<< /Type /Pages /Kids [${numbers.map((num) => `${num} 0 R`).join(' ')}] /Count ${count} >>`,
    );
    for (const num of numbers) pdf.object(num, '<< /Type /Page /MediaBox [0 0 612 792] /Contents 4 0 R >>');
    pdf.stream(4, FLATE, deflatedZeros(1_024));
    pdf.finish();
  },
  'thirty content streams of one page, each just below the limit': (pdf) => {
    const numbers = Array.from({ length: 30 }, (_, index) => index + 4);
    pdf.page(`/Contents [${numbers.map((num) => `${num} 0 R`).join(' ')}]`);
    for (const num of numbers) pdf.stream(num, FLATE, deflatedZeros(100));
    pdf.finish();
  },
  'a 200 MB content stream': (pdf) => {
    pdf.page('/Contents 4 0 R');
    const block = Buffer.alloc(10_000_000, ' ');
    const blocks = Array.from({ length: 20 }, () => block);
    pdf.object(4, '<< /Length 200000000 >>\nstream\n', ...blocks, '\nendstream');
    pdf.finish();
  },
  'a gigabyte of zeros as cross-reference stream': (pdf) => {
    pdf.page('');
    const start = pdf.length;
    pdf.stream(9, `/Type /XRef /Size 1000000000 /W [1 4 2] /Root 1 0 R ${FLATE}`, deflatedZeros(1_024));
    pdf.finishAt(start);
  },
  'a hundred filters': (pdf) => {
    pdf.page('/Contents 4 0 R');
    pdf.stream(4, `/Filter [${'/ASCIIHexDecode '.repeat(100)}]`, '30'.repeat(100_000));
    pdf.finish();
  },
  'run lengths and LZW without end': (pdf) => {
    pdf.page('/Contents [4 0 R 5 0 R]');
    pdf.stream(
      4,
      '/Filter [/FlateDecode /RunLengthDecode]',
      deflateSync(Buffer.alloc(8_000_000, Buffer.from([129, 32]))),
    );
    pdf.stream(5, '/Filter [/FlateDecode /LZWDecode]', deflatedZeros(32));
    pdf.finish();
  },
  'a predictor of absurd shape': (pdf) => {
    pdf.page('/Contents [4 0 R 5 0 R]');
    const parms = (predictor: number) =>
      `${FLATE} /DecodeParms << /Predictor ${predictor} /Colors 2000000000 /Columns 2000000000 /BitsPerComponent 1 >>`;
    pdf.stream(4, parms(2), deflateSync(Buffer.alloc(100_000)));
    pdf.stream(5, parms(15), deflateSync(Buffer.alloc(100_000)));
    pdf.finish();
  },
};
