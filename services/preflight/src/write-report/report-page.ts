import PdfKit from 'pdfkit';
import { faces, fontFile, type Weight } from './report-fonts.ts';
import { textRuns } from './text-runs.ts';

/** pt */
export const margin = 48;
const FOOT = 36;

export type Report = PDFKit.PDFDocument;

/** An empty US Letter report with its fonts. */
export function openReport(title: string): Report {
  const report = new PdfKit({
    size: 'LETTER',
    margins: { top: margin, left: margin, right: margin, bottom: margin + FOOT },
    bufferPages: true,
    info: { Title: title, Creator: 'Print Partner' },
  });
  for (const weight of ['regular', 'bold'] as const)
    for (const face of faces) report.registerFont(`${weight} ${face}`, fontFile(weight, face));
  return report.font('regular latin');
}

interface TextPlace {
  weight?: Weight;
  /** pt from the left; else where the text before began. */
  x?: number;
}

/** Writes a paragraph, in whatever letters. */
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

/** Numbers the pages and closes the report. */
export async function closeReport(report: Report, foot: string): Promise<Buffer> {
  const { start, count } = report.bufferedPageRange();
  for (let index = start; index < start + count; index += 1) {
    report.switchToPage(index);
    const y = report.page.height - margin;
    // Below the margin pdfkit would begin a new page.
    report.page.margins.bottom = 0;
    report.font('regular latin').fontSize(8).fillColor('#5f6368');
    report.text(foot, margin, y, { lineBreak: false });
    report.text(`${index + 1} / ${count}`, margin, y, {
      align: 'right',
      width: report.page.width - 2 * margin,
    });
  }
  const chunks: Buffer[] = [];
  report.on('data', (chunk: Buffer) => chunks.push(chunk));
  const ended = new Promise<void>((resolve, reject) => report.on('end', resolve).on('error', reject));
  report.end();
  await ended;
  return Buffer.concat(chunks);
}

/** Leaves the page when less than this is left of it, pt. */
export function keepTogether(report: Report, height: number): void {
  if (report.y + height > report.page.height - report.page.margins.bottom) report.addPage();
}
