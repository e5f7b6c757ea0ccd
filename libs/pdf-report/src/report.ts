import PdfKit from 'pdfkit';
import { type Face, faces, fontFile, type Style, styles } from './fonts.ts';
import { textRuns } from './text-runs.ts';

/** pt */
export const MARGIN = 48;
const FOOTER_HEIGHT = 36;

/** Shades of black ink, so that a report prints without color separations. Percent of C, M, Y, K. */
export const INK: Shade = [0, 0, 0, 100];
export const GRAY: Shade = [0, 0, 0, 65];
type Shade = [cyan: number, magenta: number, yellow: number, black: number];

export type Report = PDFKit.PDFDocument;

/** An empty US Letter document with the report's fonts registered. */
export function openReport(title: string): Report {
  const report = new PdfKit({
    size: 'LETTER',
    margins: { top: MARGIN, left: MARGIN, right: MARGIN, bottom: MARGIN + FOOTER_HEIGHT },
    bufferPages: true,
    autoFirstPage: false,
    lang: 'en-US',
    displayTitle: true,
    info: { Title: title, Creator: 'Print Partner' },
  });
  report.on('pageAdded', () => markTrim(report));
  report.addPage();
  for (const style of Object.keys(styles) as Style[])
    for (const face of faces) report.registerFont(fontName(style, face), fontFile(style, face));
  return report.font(fontName('regular', 'latin'));
}

/** A page that names its trim size needs no guess by whoever prints it. */
function markTrim({ page }: Report): void {
  const { width, height } = page;
  Object.assign(page.dictionary.data, { TrimBox: [0, 0, width, height] });
}

const fontName = (style: Style, face: Face): string => `${style} ${face}`;

interface TextPlace {
  style?: Style;
  /** pt from the left edge; defaults to the previous text's. */
  x?: number;
  /** pt from the top edge; defaults to below the previous text. */
  y?: number;
  /** pt; defaults to the rest of the line. */
  width?: number;
  align?: 'left' | 'right' | 'center';
  /** pt between lines. */
  lineGap?: number;
}

/** Writes a paragraph, switching fonts where its characters need it. */
export function write(report: Report, text: string, place: TextPlace = {}): void {
  const { style = 'regular', x = report.x, y = report.y, ...layout } = place;
  const runs = textRuns(text, styles[style].family);
  for (const [index, run] of runs.entries()) {
    const continued = index < runs.length - 1;
    report.font(fontName(style, run.face));
    if (index === 0) report.text(run.text, x, y, { ...layout, continued });
    else report.text(run.text, { continued });
  }
}

/** Height of a paragraph in the current font size, pt. */
export function heightOf(report: Report, text: string, width: number, style: Style = 'regular'): number {
  // Subsets of a font have the same metrics: the first one measures all.
  return report.font(fontName(style, 'latin')).heightOfString(printable(text, style), { width });
}

const printable = (text: string, style: Style): string =>
  textRuns(text, styles[style].family)
    .map((run) => run.text)
    .join('');

/** Writes footer and page number on every page. @returns the PDF */
export async function closeReport(report: Report, footer: string): Promise<Buffer> {
  const { start, count } = report.bufferedPageRange();
  for (let index = start; index < start + count; index += 1) {
    report.switchToPage(index);
    const y = report.page.height - MARGIN;
    // pdfkit starts a new page for text below the margin.
    report.page.margins.bottom = 0;
    report.font(fontName('regular', 'latin')).fontSize(8).fillColor(GRAY);
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
