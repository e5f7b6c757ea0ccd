import PdfKit from 'pdfkit';
import { type Face, faces, fontFile, fontName, type Style } from './fonts.ts';
import { printableText, type TextRun } from './text-runs.ts';

/** pt */
export const MARGIN = 48;
const FOOTER_HEIGHT = 26;

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
  for (const face of Object.values(faces).flat()) report.registerFont(fontName(face), fontFile(face));
  return report.font(fontName(faces.regular[0]));
}

/** A page that names its trim size needs no guess by whoever prints it. */
function markTrim({ page }: Report): void {
  const { width, height } = page;
  Object.assign(page.dictionary.data, { TrimBox: [0, 0, width, height] });
}

/** What pdfkit reads of an opened font to place its lines; its types don't declare it. */
interface LineMetrics {
  ascender: number;
  descender: number;
  lineGap: number;
}

/** Sets a face. Those of another family get the metrics of the style's own, so that lines keep one baseline. */
function useFace(report: Report, face: Face, style: Style): void {
  const [own] = faces[style];
  if (face.family !== own.family) {
    const { ascender, descender, lineGap } = metricsOf(report.font(fontName(own)));
    Object.assign(metricsOf(report.font(fontName(face))), { ascender, descender, lineGap });
  }
  report.font(fontName(face));
}

function metricsOf(report: Report): LineMetrics {
  const opened: unknown = Reflect.get(report, '_font');
  if (!hasLineMetrics(opened)) throw new Error('no line metrics in the font');
  return opened;
}

const hasLineMetrics = (opened: unknown): opened is LineMetrics =>
  typeof opened === 'object' && opened !== null && 'ascender' in opened && 'descender' in opened;

interface TextPlace {
  style?: Style;
  /** pt from the left edge; defaults to the previous text's. */
  x?: number;
  /** pt from the top edge; defaults to below the previous text. */
  y?: number;
  /** pt; defaults to the rest of the line. */
  width?: number;
  align?: 'left' | 'right';
  /** pt between lines. */
  lineGap?: number;
}

/** Share of a space's width by which the space between a number and its fraction is narrower. */
const NARROWED = -0.65;

/** Between the characters of a run in the font that is set, pt. */
const spacingOf = (report: Report, { isGap, text }: TextRun): number =>
  isGap ? NARROWED * report.widthOfString(text) : 0;

/** Width of a text in one line in the current font size, pt. pdfkit aligns only texts in one face. */
export function widthOf(report: Report, text: string, style: Style = 'regular'): number {
  const widths = printableText(text, style).runs.map((run) => {
    useFace(report, run.face, style);
    return report.widthOfString(run.text, { characterSpacing: spacingOf(report, run) });
  });
  return widths.reduce((sum, width) => sum + width, 0);
}

/** Writes a paragraph, switching fonts where its characters need it. */
export function write(report: Report, text: string, place: TextPlace = {}): void {
  const { style = 'regular', x = report.x, y = report.y, ...layout } = place;
  const { runs } = printableText(text, style);
  for (const [index, run] of runs.entries()) {
    useFace(report, run.face, style);
    const spacing = { characterSpacing: spacingOf(report, run), continued: index < runs.length - 1 };
    if (index === 0) report.text(run.text, x, y, { ...layout, ...spacing });
    else report.text(run.text, spacing);
  }
}

/** Height that `write` takes for a paragraph in the current font size, pt, with the gap below its last line. */
export function heightOf(
  report: Report,
  text: string,
  { style = 'regular', ...layout }: Pick<TextPlace, 'style' | 'lineGap'> & { width: number },
): number {
  const { runs } = printableText(text, style);
  const heights = runs.map((run, index) => {
    useFace(report, run.face, style);
    const spacing = { characterSpacing: spacingOf(report, run), continued: index < runs.length - 1 };
    // pdfkit doesn't count the last line of a run that is continued, because the next run goes on with it.
    return report.heightOfString(run.text, { ...layout, ...spacing });
  });
  return heights.reduce((sum, height) => sum + height, 0);
}

/** Writes footer and page number on every page. @returns the PDF */
export async function closeReport(report: Report, footer: string): Promise<Buffer> {
  const { start, count } = report.bufferedPageRange();
  for (let index = start; index < start + count; index += 1) {
    report.switchToPage(index);
    const y = report.page.height - MARGIN;
    // pdfkit starts a new page for text below the margin.
    report.page.margins.bottom = 0;
    report.font(fontName(faces.regular[0])).fontSize(8).fillColor(GRAY);
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
