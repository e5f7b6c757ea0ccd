import { specForms } from '@printpartner/contracts/spec-fields';
import {
  closeReport,
  GRAY,
  heightOf,
  INK,
  keepTogether,
  MARGIN,
  openReport,
  pagesOf,
  type Report,
  write,
} from '@printpartner/pdf-report';
import type { Sheet } from '@printpartner/spec-sheet/fields';
import { jobOf } from '@printpartner/spec-sheet/job';
import { specLines } from '@printpartner/spec-sheet/mail';
import { writeArithmetic } from './arithmetic-section.ts';
import { writeDrawing } from './drawing-section.ts';
import { hairline, writeSectionTitle } from './section-title.ts';

/** A sheet to print. */
export interface PrintedSheet extends Sheet {
  /** Of a named sheet or the job; '' without one. */
  title: string;
  /** ISO time of the last save; null for a sheet that was never saved. */
  savedAt: string | null;
}

/** pt */
const LABEL_WIDTH = 140;
const GUTTER = 16;
const ROW_GAP = 4.5;
const LINE_GAP = 1.5;
const NOTE_LINE = 24;
/** A row is moved to the next page rather than split if it has less than this. */
const LEAST_ROW = 40;

const FOOTER = 'Print Partner. For reference only - verify all specs with your printer';

/** Every filled-in field by section, the drawing to scale, and the arithmetic with its sources. @returns a PDF */
export async function writeSheetPdf(sheet: PrintedSheet, today: string): Promise<Buffer> {
  const { projectName } = specForms[sheet.kind];
  const report = openReport(sheet.title || projectName);
  const job = jobOf(sheet);
  writeHead(report, sheet);
  writeDrawing(report, job);
  for (const { title, lines } of specLines(sheet)) {
    writeSectionTitle(report, title);
    for (const { label, text } of lines) writeRow(report, label, text);
  }
  writeArithmetic(report, job, today);
  fillLastLeaf(report);
  return closeReport(report, FOOTER);
}

function writeHead(report: Report, { kind, title, savedAt }: PrintedSheet): void {
  const { projectName } = specForms[kind];
  report.fontSize(22).fillColor(INK);
  write(report, title || projectName, { style: 'title', lineGap: 0 });
  const facts = [...(title ? [projectName] : []), ...(savedAt ? [`Saved ${savedText(savedAt)}`] : [])];
  report.moveDown(0.25).fontSize(9.5).fillColor(GRAY);
  if (facts.length > 0) write(report, facts.join('  ·  '));
  report.y += 10;
}

/** A reader of the PDF is in no known time zone. */
const savedText = (iso: string): string =>
  `${new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeStyle: 'short', timeZone: 'UTC' }).format(new Date(iso))} UTC`;

/** A printed sheet has two sides: an odd number of pages gets one for notes. */
function fillLastLeaf(report: Report): void {
  const pages = pagesOf(report);
  if (pages === 1 || pages % 2 === 0) return;
  report.addPage();
  writeSectionTitle(report, 'Notes');
  const bottom = report.page.height - report.page.margins.bottom;
  for (let y = report.y + NOTE_LINE; y < bottom; y += NOTE_LINE) hairline(report, y);
}

function writeRow(report: Report, label: string, text: string): void {
  const x = MARGIN + LABEL_WIDTH + GUTTER;
  const width = report.page.width - MARGIN - x;
  report.fontSize(9.5);
  keepTogether(report, Math.min(LEAST_ROW, heightOf(report, text, width)));
  const top = report.y;
  report.fillColor(GRAY);
  write(report, label, { x: MARGIN, y: top, width: LABEL_WIDTH, lineGap: LINE_GAP });
  const belowLabel = report.y;
  report.fillColor(INK);
  write(report, text, { x, y: top, width, lineGap: LINE_GAP });
  // After a page break the text ends above the label's end.
  const isSamePage = report.y >= top;
  report.y = (isSamePage ? Math.max(report.y, belowLabel) : report.y) + ROW_GAP;
  report.x = MARGIN;
}
