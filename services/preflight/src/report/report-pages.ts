import type { PreflightFinding, PreflightPage, PreflightResult } from '@printpartner/contracts';
import { keepTogether, MARGIN, pagesOf, type Report, widthOf, write } from '@printpartner/pdf-report';
import { boxOnPage, type NumberedCheck, type NumberedFinding } from './numbered-findings.ts';
import { placeTags } from './number-tags.ts';
import { writeCaptions } from './page-captions.ts';
import { onPicture, type Place } from './page-space.ts';
import type { PressPicture } from './press-picture.ts';
import { MAX_PAGES, GRAY, INK, listedNumbers, PAPER, statusColors } from './report-words.ts';

/** pt. */
const MAX_HEIGHT = 420;
/** Pictures are placed at no lower resolution, so that the report itself is sharp; ppi. */
const MIN_PPI = 230;
/** Radius of a tag's corners, pt. */
const CORNER = 4;
const TAG_SIZE = 8.5;

/** The pages with findings, each with numbers where they are and what they are, after a line that says which pages aren't shown. */
export function writePages(
  report: Report,
  result: Pick<PreflightResult, 'pages' | 'job'>,
  checks: readonly NumberedCheck[],
  pictures: readonly PressPicture[],
): void {
  const findings = checks.flatMap(({ groups }) => groups.flatMap((group) => group.findings));
  const { shown, left } = chosenPages(result, findings, pictures, MAX_PAGES - pagesOf(report));
  if (shown.length + left.length === 0) return;
  writeLead(report, shown.length > 0, left);
  for (const { picture, page } of shown) {
    const found = findings.filter((finding) => boxOnPage(finding, page.number));
    writePage(report, result, picture, page, found);
  }
}

/** The pages that are shown, and the numbers of those with findings that aren't. @param room pages of the report */
export function chosenPages(
  { pages }: Pick<PreflightResult, 'pages'>,
  findings: readonly PreflightFinding[],
  pictures: readonly PressPicture[],
  room: number,
): { shown: { picture: PressPicture; page: PreflightPage }[]; left: number[] } {
  const places = findings.flatMap(({ page, box, alsoOn = [] }) => [{ page, box }, ...alsoOn]);
  const left = new Set(places.flatMap(({ page, box }) => (page !== null && box ? [page] : [])));
  const shown = pictures
    .flatMap((picture) => {
      const page = pages.find(({ number }) => number === picture.page);
      return page && left.has(picture.page) ? [{ picture, page }] : [];
    })
    .slice(0, Math.max(0, room));
  for (const { page } of shown) left.delete(page.number);
  return { shown, left: [...left].toSorted((one, other) => one - other) };
}

function writeLead(report: Report, showsPages: boolean, left: readonly number[]): void {
  keepTogether(report, 48);
  report.moveDown(1.2).fontSize(10).fillColor(GRAY);
  write(report, leadText(showsPages, left), { x: MARGIN });
}

/** What the report shows of pages with findings, and which it doesn't. @param left not empty without `showsPages` */
export function leadText(showsPages: boolean, left: readonly number[]): string {
  const missing = `${left.length === 1 ? 'Page' : 'Pages'} ${listedNumbers(left)} ${left.length === 1 ? 'is' : 'are'} not shown`;
  if (!showsPages) return `${missing}: this report was written without pictures of the pages.`;
  const lead = 'The next pages show where the findings are.';
  return left.length === 0 ? lead : `${lead} ${missing}.`;
}

function writePage(
  report: Report,
  result: Pick<PreflightResult, 'job'>,
  picture: PressPicture,
  page: PreflightPage,
  findings: readonly NumberedFinding[],
): void {
  report.addPage();
  report.fontSize(14).fillColor(INK);
  const top = report.y;
  const title = `Page ${page.number}`;
  write(report, title, { style: 'bold', x: MARGIN });
  const below = report.y;
  const after = MARGIN + widthOf(report, title, 'bold') + 10;
  report.fontSize(9.5).fillColor(GRAY);
  write(report, `${findings.length} ${findings.length === 1 ? 'finding' : 'findings'}`, {
    x: after,
    y: top + 4.5,
  });
  report.y = below;
  const place = placeOf(report, picture);
  report.image(Buffer.from(picture.jpeg), place.x, place.y, { width: place.width, height: place.height });
  report.lineWidth(0.5).strokeColor(GRAY).rect(place.x, place.y, place.width, place.height).stroke();
  drawNumbers(report, picture, page, place, findings);
  writeCaptions(report, result, findings, place);
}

function placeOf(report: Report, { width, height }: PressPicture): Place {
  const room = report.page.width - 2 * MARGIN;
  const scale = Math.min(room / width, MAX_HEIGHT / height, 72 / MIN_PPI);
  return { x: MARGIN, y: report.y + 8, width: width * scale, height: height * scale };
}

function drawNumbers(
  report: Report,
  picture: PressPicture,
  page: PreflightPage,
  place: Place,
  findings: readonly NumberedFinding[],
): void {
  const marks = findings.flatMap((finding) => {
    const box = boxOnPage(finding, page.number);
    return box ? [{ number: finding.number, on: onPicture(box, picture, page, place) }] : [];
  });
  report.fontSize(TAG_SIZE);
  const colorOf = new Map(findings.map(({ number, severity }) => [number, statusColors[severity]]));
  // The worst last, and the tags after all frames and lines, so that nothing covers them.
  const tags = placeTags(marks, place, (label) => widthOf(report, label, 'bold'))
    .toReversed()
    .map((tag) => ({ ...tag, color: colorOf.get(tag.numbers[0] ?? 0) ?? INK }));
  for (const { on, color } of tags) {
    report.lineWidth(2.5).strokeColor(PAPER).rect(on.x, on.y, on.width, on.height).stroke();
    report.lineWidth(1).strokeColor(color).rect(on.x, on.y, on.width, on.height).stroke();
  }
  for (const { leader, color } of tags) {
    if (!leader) continue;
    const draw = () => report.moveTo(leader.from.x, leader.from.y).lineTo(leader.to.x, leader.to.y).stroke();
    report.lineWidth(1.8).strokeColor(PAPER);
    draw();
    report.lineWidth(0.6).strokeColor(color);
    draw();
  }
  for (const { at, label, color } of tags) {
    if (!at) continue;
    report.lineWidth(0.75).strokeColor(PAPER).fillColor(color);
    report.roundedRect(at.x, at.y, at.width, at.height, CORNER).fillAndStroke();
    report.fillColor(PAPER);
    const x = at.x + (at.width - widthOf(report, label, 'bold')) / 2;
    write(report, label, { style: 'bold', x, y: at.y + (at.height - report.currentLineHeight()) / 2 });
  }
}
