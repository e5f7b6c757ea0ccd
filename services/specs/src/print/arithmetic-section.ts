import { sourceText } from '@printpartner/print-knowledge/figures';
import { GRAY, heightOf, INK, keepTogether, MARGIN, type Report, write } from '@printpartner/pdf-report';
import { arithmeticOf, type Sum, type SumTable } from '@printpartner/spec-sheet/arithmetic';
import type { SheetJob } from '@printpartner/spec-sheet/job';
import { writeSectionTitle } from './section-title.ts';

/** pt */
const LABEL_WIDTH = 140;
const GUTTER = 16;
const TEXT_X = MARGIN + LABEL_WIDTH + GUTTER;
const LINE_GAP = 1.5;
const SUM_GAP = 7;
/** A sum's headline, first line and source. */
const LEAST_SUM = 52;
const COLUMN_WIDTH = 110;

/** The arithmetic of the job, each result with its numbers and sources; what can't be calculated is left out. */
export function writeArithmetic(report: Report, job: SheetJob, today: string): void {
  const sums = arithmeticOf(job, today).filter(
    ({ missing, headline }) => missing === undefined || headline !== undefined,
  );
  if (sums.length === 0) return;
  writeSectionTitle(report, 'Print arithmetic');
  for (const sum of sums) writeSum(report, sum);
}

function writeSum(report: Report, { title, headline, detail, lines, table, warnings, from }: Sum): void {
  keepTogether(report, LEAST_SUM + (table ? 14 * (table.rows.length + 1) : 0));
  const top = report.y;
  report.fontSize(9.5).fillColor(GRAY);
  write(report, title, { x: MARGIN, y: top, width: LABEL_WIDTH });
  report.y = top;
  if (headline !== undefined) paragraph(report, [headline, detail].filter(Boolean).join(' '), 'bold');
  if (table) writeTable(report, table);
  for (const line of lines) paragraph(report, line);
  for (const warning of warnings) paragraph(report, warning, 'bold');
  const sources = from.map(sourceText).join('; ');
  report.fontSize(8).fillColor(GRAY);
  if (sources !== '') write(report, `Source: ${sources}.`, place(report));
  report.y += SUM_GAP;
  report.x = MARGIN;
}

function paragraph(report: Report, text: string, style: 'regular' | 'bold' = 'regular'): void {
  report.fontSize(9.5).fillColor(INK);
  keepTogether(report, Math.min(40, heightOf(report, text, widthOf(report), style)));
  write(report, text, { ...place(report), style });
}

function writeTable(report: Report, { columns, rows }: SumTable): void {
  report.fontSize(9);
  for (const [index, cells] of [columns, ...rows].entries()) {
    const top = report.y;
    report.fillColor(index === 0 ? GRAY : INK);
    for (const [column, cell] of cells.entries()) {
      const x = TEXT_X + column * COLUMN_WIDTH;
      write(report, cell, { x, y: top, width: COLUMN_WIDTH - 8, align: column === 0 ? 'left' : 'right' });
    }
    report.y = top + 14;
  }
}

const widthOf = (report: Report): number => report.page.width - MARGIN - TEXT_X;
const place = (report: Report) => ({
  x: TEXT_X,
  y: report.y,
  width: widthOf(report),
  lineGap: LINE_GAP,
});
