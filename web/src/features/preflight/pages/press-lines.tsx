import type { PreflightPage } from '@printpartner/contracts/types';
import type { ShownOverlays } from './overlay-toolbar.tsx';
import { bottom, boxOnScreen, type PageSpace, type Rect, right, safeBox } from './page-space.ts';

/** Paper stays white in the dark theme, so these are always the light theme's colors. */
export const paperColors = {
  trim: '#171717',
  bleed: '#00759c',
  safe: '#bc1a75',
  paper: '#ffffff',
  fail: '#b3200e',
  warning: '#8a5300',
  warningFill: '#f2a900',
  manual: '#3f52a3',
} as const;

interface CropMark {
  x1: number;
  y1: number;
  x2: number;
  y2: number;
  /** Whether the line is on the page rather than on the pasteboard. */
  onPaper: boolean;
}

/** Pixels between the bleed, or the edge of the paper, and a crop mark. */
const MARK_OFFSET = 5;

/** Two marks at each corner of the trim, outside the bleed, in screen coordinates. */
export function cropMarks(trim: Rect, bleed: Rect, paper: Rect, length: number): CropMark[] {
  const horizontal = [
    outward(Math.min(trim.x, bleed.x), paper.x, -1, length),
    outward(Math.max(right(trim), right(bleed)), right(paper), 1, length),
  ].flatMap(({ from, to, onPaper }) =>
    [trim.y, bottom(trim)].map((y) => ({ x1: from, x2: to, y1: y, y2: y, onPaper })),
  );
  const vertical = [
    outward(Math.min(trim.y, bleed.y), paper.y, -1, length),
    outward(Math.max(bottom(trim), bottom(bleed)), bottom(paper), 1, length),
  ].flatMap(({ from, to, onPaper }) =>
    [trim.x, right(trim)].map((x) => ({ x1: x, x2: x, y1: from, y2: to, onPaper })),
  );
  return [...horizontal, ...vertical];
}

/** A mark is entirely on the paper or entirely off it, so that one color is visible along its whole length. */
function outward(bleed: number, paper: number, direction: 1 | -1, length: number) {
  const available = (paper - bleed) * direction;
  const onPaper = available >= length + MARK_OFFSET;
  const from = (onPaper ? bleed : paper) + MARK_OFFSET * direction;
  return { from, to: from + length * direction, onPaper };
}

interface PressLinesProps {
  page: PreflightPage;
  space: PageSpace;
  /** The page on the pasteboard; only its size is used. */
  paper: Rect;
  shown: ShownOverlays;
  /** Length of a crop mark, in pixels. */
  markLength: number;
}

/** Trim with crop marks, bleed and safe area; the origin is the top left of the page. */
export function PressLines({ page, space, paper, shown, markLength }: PressLinesProps) {
  const trim = boxOnScreen(space, page.boxes.TrimBox);
  const bleed = boxOnScreen(space, page.boxes.BleedBox);
  const safe = boxOnScreen(space, safeBox(page));
  const hasBleed = bleed.width - trim.width > 0.5 || bleed.height - trim.height > 0.5;
  const whole = { x: 0, y: 0, width: paper.width, height: paper.height };
  return (
    <g>
      {shown.bleed && hasBleed && <Line rect={bleed} color={paperColors.bleed} dashes="6 3" width={1.5} />}
      {shown.safe && <Line rect={safe} color={paperColors.safe} dashes="1.5 2.5" width={1.5} />}
      {shown.trim && (
        <>
          <Line rect={trim} color={paperColors.trim} width={1} />
          {cropMarks(trim, bleed, whole, markLength).map(({ onPaper, ...ends }) => (
            <line
              key={Object.values(ends).join()}
              {...ends}
              className={onPaper ? '' : 'stroke-ink'}
              stroke={onPaper ? paperColors.trim : undefined}
              strokeWidth={1}
              shapeRendering="crispEdges"
            />
          ))}
        </>
      )}
    </g>
  );
}

interface LineProps {
  rect: Rect;
  color: string;
  width: number;
  dashes?: string;
}

/** A light outline keeps the line visible on dark images. */
function Line({ rect, color, width, dashes }: LineProps) {
  return (
    <g fill="none" shapeRendering={dashes ? undefined : 'crispEdges'}>
      <rect {...rect} stroke={paperColors.paper} strokeOpacity={0.6} strokeWidth={width + 1.5} />
      <rect {...rect} stroke={color} strokeWidth={width} strokeDasharray={dashes} />
    </g>
  );
}
