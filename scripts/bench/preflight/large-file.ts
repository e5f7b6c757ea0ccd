import { randomBytes } from 'node:crypto';
import { closeSync, openSync, writeSync } from 'node:fs';

const IMAGES = 240;
const SIDE = 1000;

/** Writes a 240 MB PDF in which every page has an uncompressed gray image of a million bytes. */
export function writeLargeFile(path: string): void {
  const file = openSync(path, 'w');
  const offsets: number[] = [];
  let length = 0;
  const write = (part: string | Uint8Array) => {
    const bytes = typeof part === 'string' ? Buffer.from(part, 'latin1') : part;
    length += writeSync(file, bytes);
  };
  const object = (...parts: (string | Uint8Array)[]) => {
    offsets.push(length);
    for (const part of [`${offsets.length} 0 obj\n`, ...parts, '\nendobj\n']) write(part);
  };
  const stream = (entries: string, contents: Uint8Array) =>
    object(`<< /Length ${contents.length} ${entries} >>\nstream\n`, contents, '\nendstream');
  const pageNumber = (index: number) => 4 + 2 * index;
  const kids = Array.from({ length: IMAGES }, (_, index) => `${pageNumber(index)} 0 R`).join(' ');
  const pixels = randomBytes(SIDE * SIDE);
  write('%PDF-1.7\n');
  object('<< /Type /Catalog /Pages 2 0 R >>');
  object(`<< /Type /Pages /Kids [${kids}] /Count ${IMAGES} /MediaBox [0 0 240 240] >>`);
  stream('', Buffer.from('q 240 0 0 240 0 0 cm /Im Do Q'));
  for (let index = 0; index < IMAGES; index += 1) {
    const image = `${pageNumber(index) + 1} 0 R`;
    object(`<< /Type /Page /Parent 2 0 R /Contents 3 0 R /Resources << /XObject << /Im ${image} >> >> >>`);
    const size = `/Width ${SIDE} /Height ${SIDE} /BitsPerComponent 8`;
    stream(`/Type /XObject /Subtype /Image ${size} /ColorSpace /DeviceGray`, pixels);
  }
  const start = length;
  const rows = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('');
  write(`xref\n0 ${offsets.length + 1}\n0000000000 65535 f \n${rows}`);
  write(`trailer\n<< /Size ${offsets.length + 1} /Root 1 0 R >>\nstartxref\n${start}\n%%EOF\n`);
  closeSync(file);
}
