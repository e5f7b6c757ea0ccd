import type { PreflightPage } from '@printpartner/contracts/types';
import { boxOn } from './finding-place.ts';
import type { BoxedFinding } from './marker-places.ts';
import { boxOnScreen, type PageSpace, type Rect } from './page-space.ts';
import type { PlacedFinding } from './page-view.ts';
import { missingBleed } from './press-marks.ts';
import { atLeast, centre, clamped, grown, moved, overlap } from './rect.ts';

/** Pixels: a hairline's box is nothing wide. */
const leastBox = 3;
/** Pixels; what lies further out would be off the desk. */
const beyond = 16;

/** Pixels; a box of the whole page leaves the bleed line to be seen. */
const clear = 4;

/** Where the findings of a page are on the stage; those without a place are left out. */
export function drawnFindings(
  findings: readonly PlacedFinding[],
  page: PreflightPage,
  space: PageSpace,
  paper: Rect,
): BoxedFinding[] {
  const around = grown(paper, beyond);
  return findings.flatMap((placed): BoxedFinding[] => {
    const box = boxOn(placed.finding, page.number);
    if (!box) return [];
    const strip = missingBleed(space, page, placed);
    if (strip) return [{ placed, rect: moved(strip, paper), isMissing: true }];
    const rect = moved(boxOnScreen(space, box), paper);
    const near = overlap(rect, around) ?? { ...clamped(centre(rect), around), width: 0, height: 0 };
    const isWhole = near.width > paper.width - 2 && near.height > paper.height - 2;
    const drawn = isWhole ? grown(near, clear) : atLeast(near, leastBox);
    return [{ placed, rect: drawn, isMissing: false }];
  });
}
