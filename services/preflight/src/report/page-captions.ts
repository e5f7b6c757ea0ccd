import type { PreflightResult } from '@printpartner/contracts';
import { heightOf, MARGIN, type Report, write } from '@printpartner/pdf-report';
import type { NumberedFinding } from './numbered-findings.ts';
import type { Place } from './page-space.ts';
import { shortened, figuresOf, GRAY, INK, statusColors } from './report-words.ts';

/** Findings that are described beside a picture; the list has all of them. */
const MAX_CAPTIONS = 20;
/** Characters. */
const MAX_CAPTION = 180;
/** pt. */
const SIZE = 8.5;
const INDENT = 24;
/** Between picture and captions, and between captions. */
const GUTTER = 18;
const LEADING = 4;
/** A column narrower than this is hard to read. */
const MIN_COLUMN = 170;

/** What the numbers on a picture mean: beside it as far as there is room, then below it, on the same page of the report. */
export function writeCaptions(
  report: Report,
  { job }: Pick<PreflightResult, 'job'>,
  findings: readonly NumberedFinding[],
  picture: Place,
): void {
  const captions = findings
    .slice(0, MAX_CAPTIONS)
    .map((finding) => ({ finding, text: captionOf(finding, figuresOf(finding, job)) }));
  report.fontSize(SIZE);
  let written = 0;
  for (const { column, bottom } of columnsOf(report, picture)) {
    report.y = column.y;
    const width = column.width - INDENT;
    for (const { finding, text } of captions.slice(written)) {
      const next = report.y + heightOf(report, text, { width }) + LEADING;
      if (next > bottom) break;
      writeCaption(report, finding, text, column.x, width);
      report.y = next;
      written += 1;
    }
  }
  const more = findings.length - written;
  if (more > 0) {
    report.fillColor(GRAY);
    const text = `and ${more.toLocaleString('en-US')} more, in the list above`;
    write(report, text, { x: MARGIN + INDENT, y: Math.max(report.y, picture.y + picture.height + LEADING) });
  }
  report.x = MARGIN;
}

interface Column {
  column: { x: number; y: number; width: number };
  bottom: number;
}

function columnsOf({ page }: Report, picture: Place): Column[] {
  const [right, below] = [page.width - MARGIN, picture.y + picture.height];
  const x = picture.x + picture.width + GUTTER;
  const beside = { column: { x, y: picture.y, width: right - x }, bottom: below };
  // A line stays free for how many more there are.
  const bottom = page.height - page.margins.bottom - 2 * SIZE;
  const under = { column: { x: MARGIN, y: below + GUTTER, width: right - MARGIN }, bottom };
  return beside.column.width >= MIN_COLUMN ? [beside, under] : [under];
}

function writeCaption(
  report: Report,
  { number, severity }: NumberedFinding,
  text: string,
  x: number,
  width: number,
): void {
  const { y } = report;
  report.fillColor(statusColors[severity]);
  write(report, String(number), { style: 'bold', x, y, width: INDENT });
  report.fillColor(INK);
  write(report, text, { x: x + INDENT, y, width });
}

/** Without the page, which the heading has, and with figures only if the message has none. */
function captionOf({ message, measured }: NumberedFinding, figures: string): string {
  const said = message.replace(/^Pages? [\d–, and]+: (.)/, (_, first: string) => first.toUpperCase());
  const isSaid = figures === '' || (measured !== null && message.includes(measured.text));
  return isSaid
    ? shortened(said, MAX_CAPTION)
    : `${shortened(said, MAX_CAPTION)} (${shortened(figures, MAX_CAPTION)})`;
}
