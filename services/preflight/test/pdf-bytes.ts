import { deflateSync } from 'node:zlib';

/** A small PDF with one page per content stream; all pages have the same boxes. */
export function pdfOf(contents: readonly string[], resources = ''): Buffer {
  // Deflating equal streams one by one would block the process for so long that its connections to Redis time out.
  const streams = new Map([...new Set(contents)].map((content) => [content, streamOf(content)]));
  const objects = contents.flatMap((content, index) => [
    `<< /Type /Page /Parent 1 0 R /MediaBox [0 0 468 684] /BleedBox [9 9 459 675] /TrimBox [18 18 450 666] /Resources << ${resources} >> /Contents ${3 + 2 * index + 1} 0 R >>`,
    streams.get(content) ?? '',
  ]);
  const kids = contents.map((_, index) => `${3 + 2 * index} 0 R`).join(' ');
  const all = [
    `<< /Type /Pages /Kids [${kids}] /Count ${contents.length} >>`,
    '<< /Type /Catalog /Pages 1 0 R >>',
    ...objects,
  ];
  let text = '%PDF-1.4\n';
  const rows = all.map((body, index) => {
    const row = `${String(text.length).padStart(10, '0')} 00000 n \n`;
    text += `${index + 1} 0 obj\n${body}\nendobj\n`;
    return row;
  });
  const start = text.length;
  text += `xref\n0 ${all.length + 1}\n0000000000 65535 f \n${rows.join('')}`;
  text += `trailer\n<< /Size ${all.length + 1} /Root 2 0 R >>\nstartxref\n${start}\n%%EOF\n`;
  return Buffer.from(text, 'latin1');
}

/** Deflates long streams: writing 70 MB would also slow down Redis and Postgres. */
function streamOf(content: string): string {
  if (content.length < 1_000) return `<< /Length ${content.length} >>\nstream\n${content}\nendstream`;
  const packed = deflateSync(content).toString('latin1');
  return `<< /Filter /FlateDecode /Length ${packed.length} >>\nstream\n${packed}\nendstream`;
}

export const SQUARE = '0 0 0 1 k 200 300 10 10 re f';

const crowded = (squares: number): string => `${SQUARE}\n`.repeat(squares);
const pagesOf = (count: number, content: string): string[] => Array.from({ length: count }, () => content);

/** Takes about a second to check, long enough for progress messages. */
export const slowPdf = (): Buffer => pdfOf(pagesOf(40, crowded(5_000)));

/** Takes many seconds to check, for tests that don't wait for the end. */
export const endlessPdf = (): Buffer => pdfOf(pagesOf(40, crowded(60_000)));

/** `endlessPdf` after a page with all inks. */
export const endlessInkPdf = (): Buffer => pdfOf([FULL_INK, ...pagesOf(40, crowded(60_000))]);

/** Takes minutes to render but little time to parse: each page is filled many times. */
export const heavyInkPdf = (): Buffer =>
  pdfOf(pagesOf(60, '0.1 0.2 0.3 0.4 k 0 0 468 684 re f\n'.repeat(1_500)));

/** A square inch of 400% ink. */
export const FULL_INK = '1 1 1 1 k 100 200 72 72 re f';
