import { GRAY, INK, keepTogether, MARGIN, type Report, write } from '@printpartner/pdf-report';

/** Width of a label, pt, like all of these. */
export const LABEL_WIDTH = 100;
const GUTTER = 8;
/** Distance of a value from the left edge of its label. */
export const VALUE_OFFSET = LABEL_WIDTH + GUTTER;
/** Distance of a value from the left edge of the page. */
export const VALUE_X = MARGIN + VALUE_OFFSET;
export const LINE_GAP = 1.5;

/** Height of the title with the first row below it, pt. */
const TITLE_AND_ROW = 60;

/** A line from margin to margin, at `y` pt from the top. */
function hairline(report: Report, y: number): void {
  report
    .moveTo(MARGIN, y)
    .lineTo(report.page.width - MARGIN, y)
    .lineWidth(0.5)
    .strokeColor(GRAY)
    .stroke();
}

/** A hairline and the title of a section. */
export function writeSectionTitle(report: Report, title: string): void {
  keepTogether(report, TITLE_AND_ROW);
  report.y += 6;
  hairline(report, report.y);
  report.y += 7;
  report.fontSize(12.5).fillColor(INK);
  write(report, title, { style: 'title', x: MARGIN });
  report.y += 4;
}
