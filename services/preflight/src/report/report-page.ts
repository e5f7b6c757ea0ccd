import PdfKit from 'pdfkit';
import { faces, fontFile, type Weight } from './report-fonts.ts';
import { textRuns } from './text-runs.ts';

/** pt */
export const MARGIN = 48;
const FOOTER_HEIGHT = 36;

export type Report = PDFKit.PDFDocument;

/** An empty US Letter document with the report's fonts registered. */
export function openReport(title: string): Report {
  const report = new PdfKit({
    size: 'LETTER',
    margins: { top: MARGIN, left: MARGIN, right: MARGIN, bottom: MARGIN + FOOTER_HEIGHT },
    bufferPages: true,
    info: { Title: title, Creator: 'Print Partner' },
  });
  for (const weight of ['regular', 'bold'] as const)
    for (const face of faces) report.registerFont(`${weight} ${face}`, fontFile(weight, face));
  return report.font('regular latin');
}

interface TextPlace {
  weight?: Weight;
  /** pt from the left edge; defaults to the previous text's. */
  x?: number;
}

/** Writes a paragraph, switching fonts where its characters need it. */
export function write(
  report: Report,
  text: string,
  { weight = 'regular', x = report.x }: TextPlace = {},
): void {
  const runs = textRuns(text);
  for (const [index, run] of runs.entries()) {
    const continued = index < runs.length - 1;
    report.font(`${weight} ${run.face}`);
    if (index === 0) report.text(run.text, x, report.y, { continued });
    else report.text(run.text, { continued });
  }
}

/** Writes footer and page number on every page. @returns the PDF */
export async function closeReport(report: Report, footer: string): Promise<Buffer> {
  const { start, count } = report.bufferedPageRange();
  for (let index = start; index < start + count; index += 1) {
    report.switchToPage(index);
    const y = report.page.height - MARGIN;
    // pdfkit starts a new page for text below the margin.
    report.page.margins.bottom = 0;
    report.font('regular latin').fontSize(8).fillColor('#5f6368');
    report.text(footer, MARGIN, y, { lineBreak: false });
    report.text(`${index + 1} / ${count}`, MARGIN, y, {
      align: 'right',
      width: report.page.width - 2 * MARGIN,
    });
  }
  const chunks: Buffer[] = [];
  report.on('data', (chunk: Buffer) => chunks.push(chunk));
  const ended = new Promise<void>((resolve, reject) => report.on('end', resolve).on('error', reject));
  report.end();
  await ended;
  return Buffer.concat(chunks);
}

/** Starts a new page if less than `height` pt is left on this one. */
export function keepTogether(report: Report, height: number): void {
  if (report.y + height > report.page.height - report.page.margins.bottom) report.addPage();
}

export const pagesOf = (report: Report): number => report.bufferedPageRange().count;
