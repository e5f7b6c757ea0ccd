import { boundsOf, pointsOf } from '../sheet/outline.ts';
import type { Hinge, Outline, Panel, Sheet } from '../sheet/sheet.ts';
import { after, atRest, turnAround, type Move, type Point3 } from './move.ts';

/** A panel and where folding has moved it. */
export interface FoldedPanel {
  panel: Panel;
  move: Move;
}

/**
 * Where each panel is when the sheet is folded so far.
 *
 * @param progress 0 flat, 1 folded; hinges fold in their turns
 * @param spacing inches between two places of the stack; more than the caliper makes it easier to see
 */
export function foldedPanels(sheet: Sheet, progress: number, spacing = sheet.caliper): FoldedPanel[] {
  const turns = turnsOf(sheet);
  const placed = new Map<string, FoldedPanel>();
  for (const panel of sheet.panels) {
    const { parent } = panel;
    const base = parent && placed.get(parent.id);
    if (!parent || !base) {
      placed.set(panel.id, { panel, move: atRest });
      continue;
    }
    const { hinge } = parent;
    const folded = Math.min(1, Math.max(0, progress * turns - hinge.turn));
    const lift = placesBetween(panel, base.panel, hinge) * spacing;
    placed.set(panel.id, { panel, move: after(base.move, foldAlong(hinge, panel.outline, folded, lift)) });
  }
  return [...placed.values()];
}

/** How many turns it takes to fold the sheet. */
export const turnsOf = ({ panels }: Sheet): number =>
  1 + Math.max(0, ...panels.map(({ parent }) => parent?.hinge.turn ?? 0));

/** A fold around an axis beside the paper, half of the lift away, which leaves the panel that far from its parent. */
function foldAlong({ from, to, crease, angle }: Hinge, panel: Outline, folded: number, lift: number): Move {
  const toward = crease === 'valley' ? 1 : -1;
  const length = Math.hypot(to[0] - from[0], to[1] - from[1]);
  const direction: Point3 = [(to[0] - from[0]) / length, (to[1] - from[1]) / length, 0];
  // A turn around the direction lifts what is on its left.
  const { left, right, bottom, top } = boundsOf(pointsOf(panel));
  const [x, y] = [(left + right) / 2 - from[0], (bottom + top) / 2 - from[1]];
  const isOnLeft = direction[0] * y - direction[1] * x > 0;
  return turnAround([...from, (toward * lift) / 2], direction, toward * (isOnLeft ? 1 : -1) * angle * folded);
}

/** Places of the stack between a panel and its parent; a strip's own width keeps apart what it joins. */
function placesBetween(panel: Panel, parent: Panel, { angle }: Hinge): number {
  return angle === 180 ? Math.abs(panel.layer - parent.layer) : 0;
}
