import type { PreflightPage, PreflightResult } from '@printpartner/contracts';
import { heightOf, keepTogether, MARGIN, type Report, widthOf, write } from '@printpartner/pdf-report';
import { boxOnPage, type NumberedCheck, type NumberedFinding } from './numbered-findings.ts';
import type { PressPicture } from './press-picture.ts';
import { figuresOf, INK, statusColors, PAPER } from './report-words.ts';

/** pt. */
const MAX_HEIGHT = 420;
/** Pictures are placed at no lower resolution, so that the report itself is sharp; ppi. */
const LEAST_PPI = 230;
/** Of a number's circle, pt. */
const RADIUS = 7.5;

interface Place {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** The pages with findings, each with numbers where they are and what they are. */
export function writePages(
  report: Report,
  { pages }: PreflightResult,
  checks: readonly NumberedCheck[],
  pictures: readonly PressPicture[],
): void {
  const findings = checks.flatMap(({ groups }) => groups.flatMap((group) => group.findings));
  for (const picture of pictures) {
    const page = pages.find(({ number }) => number === picture.page);
    const found = findings.filter((finding) => boxOnPage(finding, picture.page));
    if (page && found.length > 0) writePage(report, picture, page, found);
  }
}

function writePage(
  report: Report,
  picture: PressPicture,
  page: PreflightPage,
  findings: readonly NumberedFinding[],
): void {
  report.addPage();
  report.fontSize(14).fillColor(INK);
  write(report, `Page ${page.number}`, { style: 'bold', x: MARGIN });
  const place = placeOf(report, picture);
  report.image(Buffer.from(picture.jpeg), place.x, place.y, { width: place.width, height: place.height });
  report.lineWidth(0.5).strokeColor(INK).rect(place.x, place.y, place.width, place.height).stroke();
  drawNumbers(report, picture, page, place, findings);
  report.x = MARGIN;
  report.y = place.y + place.height + 12;
  for (const finding of findings) writeCaption(report, finding);
}

function placeOf(report: Report, { width, height }: PressPicture): Place {
  const room = report.page.width - 2 * MARGIN;
  const scale = Math.min(room / width, MAX_HEIGHT / height, 72 / LEAST_PPI);
  return { x: MARGIN, y: report.y + 8, width: width * scale, height: height * scale };
}

function writeCaption(report: Report, finding: NumberedFinding): void {
  const figures = figuresOf(finding);
  const width = report.page.width - 2 * MARGIN - 26;
  report.fontSize(9);
  const said = finding.message.replace(/^Page \d+: (.)/, (_, first: string) => first.toUpperCase());
  const text = `${said}${figures && ` (${figures})`}`;
  keepTogether(report, heightOf(report, text, { width }) + 4);
  const top = report.y;
  report.fillColor(statusColors[finding.severity]);
  write(report, String(finding.number), { style: 'bold', x: MARGIN, y: top, width: 22 });
  report.fillColor(INK);
  write(report, text, { x: MARGIN + 26, y: top, width });
  report.moveDown(0.3);
}

function drawNumbers(
  report: Report,
  picture: PressPicture,
  page: PreflightPage,
  place: Place,
  findings: readonly NumberedFinding[],
): void {
  // The worst last, and the numbers after the frames, so that nothing covers them.
  const placed = findings.toReversed().flatMap(({ number, severity, ...finding }) => {
    const box = boxOnPage({ severity, ...finding }, page.number);
    return box ? [{ number, color: statusColors[severity], on: onPicture(box, picture, page, place) }] : [];
  });
  for (const { color, on } of placed) {
    report.lineWidth(2.5).strokeColor(PAPER).rect(on.x, on.y, on.width, on.height).stroke();
    report.lineWidth(1).strokeColor(color).rect(on.x, on.y, on.width, on.height).stroke();
  }
  const taken: { x: number; y: number }[] = [];
  for (const { number, color, on } of placed) {
    const at = freeSpot(on, place, taken);
    taken.push(at);
    report.circle(at.x, at.y, RADIUS).fillColor(color).fill();
    report.fontSize(8.5).fillColor(PAPER);
    const label = String(number);
    write(report, label, {
      style: 'bold',
      x: at.x - widthOf(report, label, 'bold') / 2,
      y: at.y - report.currentLineHeight() / 2,
    });
  }
}

/** At the top left of what it marks, within the picture, beside the numbers that are there. */
function freeSpot(on: Place, place: Place, taken: readonly { x: number; y: number }[]) {
  const within = (value: number, least: number, most: number) => Math.min(Math.max(value, least), most);
  const y = within(on.y, place.y + RADIUS, place.y + place.height - RADIUS);
  let x = within(on.x, place.x + RADIUS, place.x + place.width - RADIUS);
  const isTaken = () => taken.some((other) => Math.hypot(other.x - x, other.y - y) < 2 * RADIUS);
  while (isTaken() && x < place.x + place.width - RADIUS) x += RADIUS;
  return { x, y };
}

type Box = PressPicture['shown'];

/** From page units to the picture, which shows the page as it is turned. */
function onPicture(box: Box, { shown }: PressPicture, { rotate }: PreflightPage, place: Place): Place {
  const [width, height] = [Math.max(1e-6, shown[2] - shown[0]), Math.max(1e-6, shown[3] - shown[1])];
  const share = (value: number) => Math.min(1, Math.max(0, value));
  const left = share((box[0] - shown[0]) / width);
  const right = share((box[2] - shown[0]) / width);
  const top = share((shown[3] - box[3]) / height);
  const bottom = share((shown[3] - box[1]) / height);
  const turned: Readonly<Record<number, readonly [number, number, number, number]>> = {
    0: [left, top, right, bottom],
    90: [1 - bottom, left, 1 - top, right],
    180: [1 - right, 1 - bottom, 1 - left, 1 - top],
    270: [top, 1 - right, bottom, 1 - left],
  };
  const [x0, y0, x1, y1] = turned[((rotate % 360) + 360) % 360] ?? [left, top, right, bottom];
  return {
    x: place.x + x0 * place.width,
    y: place.y + y0 * place.height,
    width: Math.max(2, (x1 - x0) * place.width),
    height: Math.max(2, (y1 - y0) * place.height),
  };
}
