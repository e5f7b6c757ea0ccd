import { GRAY, heightOf, INK, keepTogether, MARGIN, type Report, write } from '@printpartner/pdf-report';
import type { SpecLine } from '@printpartner/spec-sheet/mail';
import { LABEL_WIDTH, LINE_GAP, VALUE_OFFSET } from './sheet-layout.ts';

/** pt */
const SIZE = 9;
const BETWEEN = 20;
const ROW_GAP = 3.5;
/** A row is moved to the next page rather than split if it has less than this. */
const MIN_ROW = 40;
/** Characters that fill more than the lines below; a long text takes long to measure. */
const MAX_MEASURED = 300;
/** The rounding error of added line heights, pt. */
const ROUNDING = 0.01;
/** Lines of a value that shares its row. */
const MAX_SHARED_LINES = 2;

/** The fields of a section: two short ones side by side, a long one across the page. */
export function writeFields(report: Report, lines: readonly SpecLine[]): void {
  let left: SpecLine | undefined;
  for (const line of lines) {
    if (!isShort(report, line)) {
      if (left) writeRow(report, [left]);
      writeRow(report, [line], fullWidth(report));
      left = undefined;
    } else if (left) {
      writeRow(report, [left, line]);
      left = undefined;
    } else left = line;
  }
  if (left) writeRow(report, [left]);
}

const fullWidth = (report: Report): number => report.page.width - 2 * MARGIN;
const columnWidth = (report: Report): number => (fullWidth(report) - BETWEEN) / 2;

function isShort(report: Report, { text }: SpecLine): boolean {
  if (text.includes('\n') || text.length > MAX_MEASURED) return false;
  report.fontSize(SIZE);
  const width = columnWidth(report) - VALUE_OFFSET;
  const height = heightOf(report, text, { width, lineGap: LINE_GAP });
  return height <= MAX_SHARED_LINES * (report.currentLineHeight(true) + LINE_GAP) + ROUNDING;
}

function writeRow(report: Report, cells: readonly SpecLine[], width = columnWidth(report)): void {
  report.fontSize(SIZE);
  const valueWidth = width - VALUE_OFFSET;
  const highest = Math.max(
    ...cells.flatMap(({ label, text }) => [
      heightOf(report, label, { width: LABEL_WIDTH, lineGap: LINE_GAP }),
      heightOf(report, text.slice(0, MAX_MEASURED), { width: valueWidth, lineGap: LINE_GAP }),
    ]),
  );
  // Two cells stay on one page: otherwise the second would begin at the bottom of the page that the first has left.
  keepTogether(report, cells.length > 1 ? highest : Math.min(MIN_ROW, highest));
  const top = report.y;
  const ends = cells.map((cell, place) =>
    writeCell(report, cell, { x: MARGIN + place * (width + BETWEEN), y: top, width: valueWidth }),
  );
  // A long text that continues on the next page ends above the end of its label.
  const isSamePage = ends.every((end) => end >= top);
  report.y = (isSamePage ? Math.max(...ends) : Math.min(...ends)) + ROW_GAP;
  report.x = MARGIN;
}

/** @returns where the cell ends, pt from the top of the page */
function writeCell(
  report: Report,
  { label, text }: SpecLine,
  { x, y, width }: { x: number; y: number; width: number },
): number {
  report.fillColor(GRAY);
  write(report, label, { x, y, width: LABEL_WIDTH, lineGap: LINE_GAP });
  const belowLabel = report.y;
  report.fillColor(INK);
  write(report, text, { x: x + VALUE_OFFSET, y, width, lineGap: LINE_GAP });
  return report.y >= y ? Math.max(report.y, belowLabel) : report.y;
}
