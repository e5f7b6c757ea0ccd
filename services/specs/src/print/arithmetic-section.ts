import { footnotesOf, letterOf, sourceText, type Footnotes } from '@printpartner/print-knowledge/figures';
import {
  builtInches,
  GRAY,
  heightOf,
  INK,
  keepTogether,
  MARGIN,
  type Report,
  widthOf,
  write,
} from '@printpartner/pdf-report';
import { arithmeticOf, type Sum, type SumTable } from '@printpartner/spec-sheet/arithmetic';
import type { SheetJob } from '@printpartner/spec-sheet/job';
import { LABEL_WIDTH, LINE_GAP, VALUE_X, writeSectionTitle } from './sheet-layout.ts';

/** pt */
const TEXT_SIZE = 9;
const NOTE_SIZE = 7.5;
const SUM_GAP = 6;
/** A sum's headline and its first lines. */
const MIN_SUM = 40;
const DETAIL_GAP = 5;
const ROW_HEIGHT = 12.5;
const COLUMN_WIDTH = 110;

/**
 * The arithmetic of the job, each result with its numbers and sources. Left out are what can't be calculated, and the rough
 * price: printers get this sheet to quote from, and what the buyer expects to pay is none of their business.
 */
export function writeArithmetic(report: Report, job: SheetJob, today: string): void {
  const sums = arithmeticOf(job, today).filter((sum) => sum.id !== 'price' && hasResult(sum));
  if (sums.length === 0) return;
  const notes = footnotesOf(sums.flatMap(({ from }) => from));
  writeSectionTitle(report, 'Print arithmetic');
  for (const sum of sums) writeSum(report, sum, notes);
  writeSources(report, notes);
}

/** `none` by itself, with what is missing for the rest, is no result. */
const hasResult = ({ missing, headline, lines, table }: Sum): boolean =>
  missing === undefined || (headline !== undefined && (lines.length > 0 || table !== undefined));

function writeSum(report: Report, sum: Sum, notes: Footnotes): void {
  const { headline, detail, lines, table, warnings } = sum;
  keepTogether(report, MIN_SUM + (table ? ROW_HEIGHT * (table.rows.length + 1) : 0));
  const top = report.y;
  writeTitle(report, sum, notes);
  const belowTitle = report.y;
  report.y = top;
  if (headline !== undefined) writeHeadline(report, headline, detail);
  if (table) writeTable(report, table);
  if (lines.length > 0) paragraph(report, lines.join(' '));
  for (const warning of warnings) paragraph(report, warning, 'bold');
  const isSamePage = report.y >= top;
  report.y = (isSamePage ? Math.max(report.y, belowTitle) : report.y) + SUM_GAP;
  report.x = MARGIN;
}

function writeTitle(report: Report, { title, from }: Sum, notes: Footnotes): void {
  report.fontSize(TEXT_SIZE).fillColor(GRAY);
  write(report, title, { x: MARGIN, y: report.y, width: LABEL_WIDTH });
  const letters = from.map((one) => letterOf(notes, one)).filter((letter) => letter !== undefined);
  if (letters.length === 0) return;
  report.fontSize(NOTE_SIZE);
  write(report, `${letters.length === 1 ? 'Source' : 'Sources'} ${letters.join(', ')}`, {
    x: MARGIN,
    y: report.y,
    width: LABEL_WIDTH,
  });
}

/** The result in bold, and what continues it on the same line. */
function writeHeadline(report: Report, headline: string, detail: string | undefined): void {
  const top = report.y;
  paragraph(report, headline, 'bold');
  if (detail === undefined) return;
  const bottom = report.y;
  const x = VALUE_X + widthOf(report, builtInches(headline), 'bold') + DETAIL_GAP;
  write(report, builtInches(detail), { x, y: top, width: report.page.width - MARGIN - x, lineGap: LINE_GAP });
  report.y = Math.max(bottom, report.y);
}

function paragraph(report: Report, text: string, style: 'regular' | 'bold' = 'regular'): void {
  report.fontSize(TEXT_SIZE).fillColor(INK);
  const width = report.page.width - MARGIN - VALUE_X;
  const built = builtInches(text);
  keepTogether(report, Math.min(MIN_SUM, heightOf(report, built, { width, lineGap: LINE_GAP, style })));
  write(report, built, { x: VALUE_X, y: report.y, width, lineGap: LINE_GAP, style });
}

function writeTable(report: Report, { columns, rows }: SumTable): void {
  report.fontSize(TEXT_SIZE);
  for (const [index, cells] of [columns, ...rows].entries()) {
    const top = report.y;
    report.fillColor(index === 0 ? GRAY : INK);
    for (const [column, cell] of cells.entries()) {
      const x = VALUE_X + column * COLUMN_WIDTH;
      write(report, cell, { x, y: top, width: COLUMN_WIDTH - 8, align: column === 0 ? 'left' : 'right' });
    }
    report.y = top + ROW_HEIGHT;
  }
}

/** Each source once. */
function writeSources(report: Report, notes: Footnotes): void {
  if (notes.length === 0) return;
  const text = `Sources: ${notes.map(({ letter, from }) => `${letter} ${sourceText(from)}`).join('; ')}.`;
  report.fontSize(NOTE_SIZE).fillColor(GRAY);
  const width = report.page.width - 2 * MARGIN;
  keepTogether(report, heightOf(report, text, { width, lineGap: LINE_GAP }));
  write(report, text, { x: MARGIN, y: report.y, width, lineGap: LINE_GAP });
}
