import {
  builtInches,
  GRAY,
  INK,
  keepTogether,
  MARGIN,
  type Report,
  widthOf,
  write,
} from '@printpartner/pdf-report';
import { countText } from '@printpartner/print-knowledge/figures';
import {
  type Drawing,
  type DrawingView,
  drawingOf,
  drawnRoles,
  roundScaleUpTo,
  type RoundScale,
  type LineRole,
  type Shape,
} from '@printpartner/spec-sheet/drawing';
import type { SheetJob } from '@printpartner/spec-sheet/job';

/** pt */
const PT_PER_INCH = 72;
const MAX_HEIGHT = 140;
/** Room for lengths around a view, and between two views. */
const MEASURE = 22;
const CAPTION = 16;
const TICK = 3;
/** The bar of the scale. */
const MAX_BAR = 120;
const BAR_GAP = 12;
const MIN_TICK_GAP = 4;

/** Dashes in pt; in black ink, so that the sheet needs no color. */
const strokes: Readonly<Record<LineRole, { width: number; dash?: number[]; color: typeof INK }>> = {
  trim: { width: 0.75, color: INK },
  bleed: { width: 0.5, dash: [3, 2], color: GRAY },
  fold: { width: 0.5, dash: [6, 2, 1, 2], color: INK },
  hidden: { width: 0.5, color: GRAY },
};

/** Where a view is on the page: pt of its box's corner, and pt per inch. */
interface Placement {
  left: number;
  top: number;
  scale: number;
}

/** The piece to scale, with its lengths; nothing if its size isn't known. */
export function writeDrawing(report: Report, job: SheetJob): void {
  const drawing = drawingOf(job);
  if (!drawing || drawing.views.length === 0) return;
  const { times, per } = scaleOf(report, drawing);
  const scale = (times / per) * PT_PER_INCH;
  const height = Math.max(...drawing.views.map(({ box }) => box.height)) * scale;
  keepTogether(report, height + 2 * MEASURE + 2 * CAPTION);
  const top = report.y + MEASURE;
  let left = MARGIN + MEASURE;
  for (const view of drawing.views) {
    drawView(report, view, { left, top: top + height - view.box.height * scale, scale });
    writeCaption(report, view.title, left, top + height + MEASURE);
    left += Math.max(view.box.width * scale, 60) + 2 * MEASURE;
  }
  report.y = top + height + MEASURE + CAPTION;
  const barEnd = drawScaleBar(report, scale, Math.max(...drawing.views.map(({ box }) => box.width)));
  report.fontSize(8).fillColor(GRAY);
  const size = per === 1 ? 'actual size' : `1/${countText(per)} of its size`;
  write(report, [`Drawn at ${size}, lengths in inches.`, ...legendOf(drawing)].join(' '), {
    x: barEnd + BAR_GAP,
    y: report.y,
  });
  report.x = MARGIN;
  report.y += 4;
}

/** Whole inches at the scale of the views, as long as it is legible. @returns its right end, pt */
function drawScaleBar(report: Report, scale: number, widest: number): number {
  const inches = Math.max(1, Math.min(Math.floor(widest), Math.floor(MAX_BAR / scale)));
  const [left, right, y] = [MARGIN + MEASURE, MARGIN + MEASURE + inches * scale, report.y + 5];
  const every = Math.ceil(MIN_TICK_GAP / scale);
  const ticks = Array.from({ length: Math.ceil(inches / every) }, (_, place) => place * every);
  report.lineWidth(0.75).strokeColor(INK).undash().moveTo(left, y).lineTo(right, y);
  for (const inch of [...ticks, inches]) {
    const isEnd = inch === 0 || inch === inches;
    const x = left + inch * scale;
    report.moveTo(x, y - (isEnd ? TICK : TICK / 2)).lineTo(x, y + (isEnd ? TICK : TICK / 2));
  }
  report.stroke();
  const text = `${countText(inches)} in`;
  report.fontSize(8).fillColor(INK);
  const width = widthOf(report, text);
  write(report, text, { x: right + TICK, y: y - 5, width: width + 2 });
  report.y = y - 5;
  return right + TICK + width;
}

/** Fills the height or the width, whichever is less; never larger than life. */
function scaleOf(report: Report, { views }: Drawing): RoundScale {
  const width = report.page.width - 2 * MARGIN - views.length * 2 * MEASURE;
  const widest = views.reduce((sum, { box }) => sum + box.width, 0);
  const highest = Math.max(...views.map(({ box }) => box.height));
  return roundScaleUpTo(Math.min(1, width / widest / PT_PER_INCH, MAX_HEIGHT / highest / PT_PER_INCH));
}

/** What the lines of a drawing mean; hidden edges need no words. */
const lineNames = [
  ['trim', 'Solid: trim.'],
  ['bleed', 'Dashed: bleed.'],
  ['fold', 'Dash-dot: fold.'],
] as const;

function legendOf({ views }: Drawing): string[] {
  const roles = drawnRoles(views);
  return lineNames.flatMap(([role, name]) => (roles.has(role) ? [name] : []));
}

function drawView(report: Report, { box, shapes }: DrawingView, { left, top, scale }: Placement): void {
  report.save();
  report.translate(left - box.x * scale, top - box.y * scale);
  for (const shape of shapes) drawShape(report, shape, scale);
  report.restore();
}

function drawShape(report: Report, shape: Shape, scale: number): void {
  if (shape.kind === 'label') {
    writeCentered(report, shape.text, shape.x * scale, shape.y * scale - 4);
    return;
  }
  if (shape.kind === 'measure') {
    drawMeasure(report, shape, scale);
    return;
  }
  if (shape.kind === 'path') throw new RangeError('Only cross-sections have paths, and they are not printed');
  const { width, dash, color } = strokes[shape.role];
  report.lineWidth(width).strokeColor(color);
  if (dash) report.addContent(`[${dash.join(' ')}] 0 d`);
  if (shape.kind === 'rect')
    report.rect(shape.x * scale, shape.y * scale, shape.width * scale, shape.height * scale);
  else report.moveTo(shape.x1 * scale, shape.y1 * scale).lineTo(shape.x2 * scale, shape.y2 * scale);
  report.stroke().undash();
}

/** A length beside the paper, between two ticks. */
function drawMeasure(report: Report, measure: Extract<Shape, { kind: 'measure' }>, scale: number): void {
  const { side, text } = measure;
  const isUpright = side === 'left' || side === 'right';
  const away = (side === 'left' || side === 'above' ? -1 : 1) * (MEASURE / 2 - 3);
  const [dx, dy] = isUpright ? [away, 0] : [0, away];
  const [x1, y1] = [measure.x1 * scale + dx, measure.y1 * scale + dy];
  const [x2, y2] = [measure.x2 * scale + dx, measure.y2 * scale + dy];
  const [tickX, tickY] = isUpright ? [TICK, 0] : [0, TICK];
  report.lineWidth(0.5).strokeColor(GRAY).undash();
  report.moveTo(x1, y1).lineTo(x2, y2);
  for (const [x, y] of [
    [x1, y1],
    [x2, y2],
  ] as const)
    report.moveTo(x - tickX, y - tickY).lineTo(x + tickX, y + tickY);
  report.stroke();
  const [middleX, middleY] = [(x1 + x2) / 2, (y1 + y2) / 2];
  if (!isUpright) {
    writeCentered(report, text, middleX, side === 'above' ? middleY - 11 : middleY + 3);
    return;
  }
  report.save();
  report.rotate(-90, { origin: [middleX, middleY] });
  writeCentered(report, text, middleX, side === 'left' ? middleY - 11 : middleY + 3);
  report.restore();
}

const LABEL_WIDTH = 120;

function writeCentered(report: Report, text: string, x: number, y: number): void {
  report.fontSize(7.5).fillColor(GRAY);
  const built = builtInches(text);
  const width = widthOf(report, built);
  write(report, built, { x: x - width / 2, y, width: width + 2 });
}

function writeCaption(report: Report, title: string, x: number, y: number): void {
  report.fontSize(8.5).fillColor(INK);
  write(report, title, { x, y, width: LABEL_WIDTH });
}
