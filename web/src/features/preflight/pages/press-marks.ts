import type { PreflightPage } from '@printpartner/contracts/types';
import type { PlacedFinding } from './page-view.ts';
import { type Box, boxOnScreen, type PageSpace, type Rect } from './page-space.ts';
import { bottom, right } from './rect.ts';

/** pt: what a cutter may be off. */
const safeMargin = 9;

/** The part of the page where nothing is cut away. */
export function safeBox({ boxes, userUnit }: PreflightPage): Box {
  const [x0, y0, x1, y1] = boxes.TrimBox;
  const margin = safeMargin / userUnit;
  return [x0 + margin, y0 + margin, x1 - margin, y1 - margin];
}

/** Under this many pixels hatching cannot be seen. */
const leastStrip = 6;

/** Where bleed is wanted and missing; null when the finding is not about one side. */
export function missingBleed(
  space: PageSpace,
  { boxes, userUnit }: PreflightPage,
  { check, finding: { box, measured, limit } }: PlacedFinding,
): Rect | null {
  if (check.id !== 'bleed' || !box) return null;
  const [x0, y0, x1, y1] = box;
  const isUpright = Math.abs(x1 - x0) < Math.abs(y1 - y0);
  // A box of some size is the page's, and not a line along the trim.
  if (Math.min(Math.abs(x1 - x0), Math.abs(y1 - y0)) * userUnit > 1) return null;
  const from = (measured?.value ?? 0) / userUnit;
  const to = Math.max((limit?.value ?? safeMargin) / userUnit, from + leastStrip / space.scale);
  const trim = boxes.TrimBox;
  if (isUpright) {
    const isLeft = Math.abs(x0 - trim[0]) < Math.abs(x0 - trim[2]);
    return boxOnScreen(
      space,
      isLeft ? [trim[0] - to, y0, trim[0] - from, y1] : [trim[2] + from, y0, trim[2] + to, y1],
    );
  }
  const isFoot = Math.abs(y0 - trim[1]) < Math.abs(y0 - trim[3]);
  return boxOnScreen(
    space,
    isFoot ? [x0, trim[1] - to, x1, trim[1] - from] : [x0, trim[3] + from, x1, trim[3] + to],
  );
}

export interface CropMark {
  x1: number;
  y1: number;
  x2: number;
  y2: number;
  /** On the page rather than on the desk around it. */
  onPaper: boolean;
}

const gap = 5;

/** Two marks at each corner of the trim, outside the bleed; all on the screen. */
export function cropMarks(trim: Rect, bleed: Rect, paper: Rect, length: number): CropMark[] {
  const across = [
    outward(Math.min(trim.x, bleed.x), paper.x, -1, length),
    outward(Math.max(right(trim), right(bleed)), right(paper), 1, length),
  ].flatMap(({ from, to, onPaper }) =>
    [trim.y, bottom(trim)].map((y) => ({ x1: from, x2: to, y1: y, y2: y, onPaper })),
  );
  const down = [
    outward(Math.min(trim.y, bleed.y), paper.y, -1, length),
    outward(Math.max(bottom(trim), bottom(bleed)), bottom(paper), 1, length),
  ].flatMap(({ from, to, onPaper }) =>
    [trim.x, right(trim)].map((x) => ({ x1: x, x2: x, y1: from, y2: to, onPaper })),
  );
  return [...across, ...down];
}

/** A mark is wholly on the paper or wholly off it, so that one color shows. */
function outward(bleed: number, paper: number, direction: 1 | -1, length: number) {
  const room = (paper - bleed) * direction;
  const onPaper = room >= length + gap;
  const from = (onPaper ? bleed : paper) + gap * direction;
  return { from, to: from + length * direction, onPaper };
}
