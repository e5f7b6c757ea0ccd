import { useId } from 'react';
import type { PreflightPage } from '@printpartner/contracts/types';
import {
  atLeast,
  boxOnScreen,
  center,
  clamped,
  grown,
  moved,
  overlap,
  type PageSpace,
  type Rect,
  SAFE_MARGIN_PT,
} from './page-space.ts';
import { paperColors } from './press-lines.tsx';
import { boxOn, findingKey, type FindingSelection, isSame, type PlacedFinding } from './placed-finding.ts';

/** A finding and its box on the pasteboard. */
export interface BoxedFinding {
  placed: PlacedFinding;
  rect: Rect;
  /** The box is missing bleed along one side; drawn hatched. */
  isMissingBleed: boolean;
}

/** Pixels; the box of a hairline has no width of its own. */
const MIN_BOX = 3;
/** Pixels; boxes farther outside the page are moved in. */
const MAX_OUTSIDE = 16;
/** Pixels around a box of the whole page, so that the bleed line stays visible. */
const PAGE_CLEARANCE = 4;

/** The boxes of a page's findings; findings without a position are left out. */
export function boxFindings(
  findings: readonly PlacedFinding[],
  page: PreflightPage,
  space: PageSpace,
  paper: Rect,
): BoxedFinding[] {
  const bounds = grown(paper, MAX_OUTSIDE);
  return findings.flatMap((placed): BoxedFinding[] => {
    const box = boxOn(placed.finding, page.number);
    if (!box) return [];
    const strip = missingBleed(space, page, placed);
    if (strip) return [{ placed, rect: moved(strip, paper), isMissingBleed: true }];
    const rect = moved(boxOnScreen(space, box), paper);
    const near = overlap(rect, bounds) ?? { ...clamped(center(rect), bounds), width: 0, height: 0 };
    const isWholePage = near.width > paper.width - 2 && near.height > paper.height - 2;
    const drawn = isWholePage ? grown(near, PAGE_CLEARANCE) : atLeast(near, MIN_BOX);
    return [{ placed, rect: drawn, isMissingBleed: false }];
  });
}

/** Pixels; narrower hatching would be invisible. */
const MIN_STRIP = 6;

/** The strip where bleed is missing; null if the finding isn't about a single side. */
export function missingBleed(
  space: PageSpace,
  { boxes, userUnit }: PreflightPage,
  { check, finding: { box, measured, limit } }: PlacedFinding,
): Rect | null {
  if (check.id !== 'bleed' || !box) return null;
  const [x0, y0, x1, y1] = box;
  const isVertical = Math.abs(x1 - x0) < Math.abs(y1 - y0);
  // A side is a line along the trim; a box with an area is the whole page.
  if (Math.min(Math.abs(x1 - x0), Math.abs(y1 - y0)) * userUnit > 1) return null;
  const from = (measured?.value ?? 0) / userUnit;
  const to = Math.max((limit?.value ?? SAFE_MARGIN_PT) / userUnit, from + MIN_STRIP / space.scale);
  const [left, bottom, right, top] = boxes.TrimBox;
  const [low, high, side] = isVertical ? [left, right, x0] : [bottom, top, y0];
  const isLow = Math.abs(side - low) < Math.abs(side - high);
  const [inner, outer] = isLow ? [low - from, low - to] : [high + from, high + to];
  return boxOnScreen(space, isVertical ? [inner, y0, outer, y1] : [x0, inner, x1, outer]);
}

interface FindingBoxesProps extends FindingSelection {
  boxed: readonly BoxedFinding[];
}

const dashes = { fail: undefined, warning: '7 4', manual: '2 3' } as const;

/** The severity shows in the color and in the line pattern. */
export function FindingBoxes({ boxed, selected, hovered, onSelect, onHover }: FindingBoxesProps) {
  const hatching = useId();
  const isHighlighted = ({ placed }: BoxedFinding) => isSame(placed, selected) || isSame(placed, hovered);
  const highlightedLast = boxed.toSorted((a, b) => Number(isHighlighted(a)) - Number(isHighlighted(b)));
  return (
    <g>
      <pattern
        id={hatching}
        width="6"
        height="6"
        patternUnits="userSpaceOnUse"
        patternTransform="rotate(-45)"
      >
        <rect width="6" height="6" fill={paperColors.paper} />
        <rect width="6" height="2.5" fill={paperColors.fail} />
      </pattern>
      {highlightedLast.map((item) => {
        const { placed, rect, isMissingBleed } = item;
        const { severity } = placed.finding;
        const isSelected = isSame(placed, selected);
        const isBold = isHighlighted(item);
        const edge = isMissingBleed ? rect : grown(rect, 2);
        return (
          // Keyboard users reach the same finding through its marker.
          <g
            key={findingKey(placed)}
            className="pointer-events-auto cursor-pointer"
            onClick={() => onSelect(placed)}
            onPointerEnter={() => onHover(placed)}
            onPointerLeave={() => onHover(null)}
          >
            <rect
              {...grown(rect, 4)}
              fill={isBold ? paperColors[severity] : 'none'}
              fillOpacity={0.1}
              stroke="none"
            />
            {isSelected && (
              <rect
                {...grown(edge, 3.5)}
                fill="none"
                stroke={paperColors[severity]}
                strokeOpacity={0.35}
                strokeWidth={4}
              />
            )}
            <rect
              {...edge}
              fill={isMissingBleed ? `url(#${hatching})` : 'none'}
              stroke={paperColors.paper}
              strokeWidth={isBold ? 5 : 4}
            />
            <rect
              {...edge}
              fill="none"
              // Only the line takes clicks, so that smaller boxes inside stay reachable.
              pointerEvents="stroke"
              stroke={paperColors[severity]}
              strokeWidth={isBold ? 3 : 2}
              strokeDasharray={isBold && severity !== 'manual' ? undefined : dashes[severity]}
            />
          </g>
        );
      })}
    </g>
  );
}
