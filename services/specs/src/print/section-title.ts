import { GRAY, INK, keepTogether, MARGIN, type Report, write } from '@printpartner/pdf-report';

/** pt: the title and the first row below it. */
const TITLE_AND_ROW = 60;

/** From margin to margin, at `y` pt from the top. */
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
