import { specForms } from '@printpartner/contracts/spec-fields';
import { closeReport, GRAY, INK, openReport, type Report, write } from '@printpartner/pdf-report';
import type { Sheet } from '@printpartner/spec-sheet/fields';
import { jobOf } from '@printpartner/spec-sheet/job';
import { specLines, unprintedCharacters } from '@printpartner/spec-sheet/mail';
import { writeArithmetic } from './arithmetic-section.ts';
import { writeDrawing } from './drawing-section.ts';
import { writeFields } from './field-rows.ts';
import { writeSectionTitle } from './sheet-layout.ts';

/** A sheet to print. */
export interface PrintedSheet extends Sheet {
  /** The name of the sheet or of the job; '' without one. */
  title: string;
  /** ISO time of the last save; null for a sheet that was never saved. */
  savedAt: string | null;
  /** The reader's time zone; UTC where it is unknown. */
  zone?: string | undefined;
  /** The version that a vendor's link shows. */
  version?: number;
}

const FOOTER = 'Print Partner. For reference only - verify all specs with your printer';

/** Every filled-in field by section, the drawing to scale, and the arithmetic with its sources. @returns a PDF */
export async function writeSheetPdf(sheet: PrintedSheet, today: string): Promise<Buffer> {
  const report = openReport(sheet.title || specForms[sheet.kind].sheetTitle);
  const job = jobOf(sheet);
  const sections = specLines(sheet);
  writeHead(report, sheet, unprintedCharacters(sheet));
  writeDrawing(report, job);
  for (const { title, lines } of sections) {
    writeSectionTitle(report, title);
    writeFields(report, lines);
  }
  writeArithmetic(report, job, today);
  return closeReport(report, FOOTER);
}

function writeHead(report: Report, sheet: PrintedSheet, unprinted: number): void {
  const { kind, title, savedAt, zone, version } = sheet;
  const { sheetTitle } = specForms[kind];
  report.fontSize(22).fillColor(INK);
  write(report, title || sheetTitle, { style: 'title', lineGap: 0 });
  const facts = [
    ...(title ? [sheetTitle] : []),
    ...(version === undefined ? [] : [`Version ${version}`]),
    ...(savedAt ? [`Saved ${savedText(savedAt, zone)}`] : []),
  ];
  report.moveDown(0.25).fontSize(9.5).fillColor(GRAY);
  if (facts.length > 0) write(report, facts.join('  ·  '));
  if (unprinted > 0) {
    report.moveDown(0.4).fillColor(INK);
    write(report, unprintedText(unprinted, version), { style: 'bold' });
  }
  report.y += 6;
}

const unprintedText = (count: number, version: number | undefined): string =>
  `${count === 1 ? '1 character' : `${count} characters`} of these specs can’t be printed here. The name of the script, such as [Hebrew] or [emoji], is in its place. ${version === undefined ? 'Copy in the form' : 'The page of the link'} has the full text.`;

/** The zone is written, too, because the PDF is also read elsewhere. */
const savedText = (iso: string, timeZone = 'UTC'): string =>
  new Intl.DateTimeFormat('en-US', {
    year: 'numeric',
    month: 'long',
    day: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
    timeZoneName: 'short',
    timeZone,
  }).format(new Date(iso));
