import { boundsOf, foldedPanels, moved, pointsOf, type Point3, type Sheet } from '@printpartner/dielines';
import { slopes, type Camera, type Size } from './projection.ts';
import { between, dot, minus } from './vectors.ts';
import { homeView, viewAxes, type View, type ViewAxes } from './view.ts';

/** Share of the picture that the piece may fill. */
const FILLED = 0.9;
/** How much closer than to the flat sheet the camera comes: a folded piece is smaller, and must look so. */
const CLOSEST = 0.7;
/** Layers closer than this share of the sheet's larger side can't be told apart in the picture. */
const MIN_SPACING = 0.004;
const STEPS = 20;
const ORIGIN: Point3 = [0, 0, 0];

/** Inches between two places of the stack, as drawn. */
export function drawnSpacing({ panels, caliper }: Sheet): number {
  const { left, right, bottom, top } = boundsOf(panels.flatMap(({ outline }) => pointsOf(outline)));
  return Math.max(caliper, MIN_SPACING * Math.max(right - left, top - bottom));
}

/** The corners of a piece at one progress of folding, from the point that the camera looks at. */
type State = readonly Point3[];

/** Puts the camera where the whole piece is seen, from flat to folded without a jump. */
export class Framing {
  /** The middle of every state: a piece folds up to one side or the middle of its sheet. */
  private readonly middles: readonly Point3[];
  private readonly states: readonly State[];
  /** From the home view, for every state. */
  private readonly homeDistances: readonly number[];

  constructor(
    sheet: Sheet,
    private readonly size: Size,
  ) {
    const spacing = drawnSpacing(sheet);
    const corners = Array.from({ length: STEPS + 1 }, (_, step) => cornersAt(sheet, step / STEPS, spacing));
    this.middles = corners.map(middleOf);
    this.states = corners.map((points) => {
      const middle = middleOf(points);
      return points.map((point) => minus(point, middle));
    });
    const home = viewAxes(homeView);
    const distances = this.states.map((state) => this.distanceTo(state, home));
    this.homeDistances = distances.map((distance) => Math.max(distance, CLOSEST * (distances[0] ?? 0)));
  }

  /** It never comes closer while the piece is turned, and goes back only as far as some sides need. */
  cameraFor(progress: number, view: View): Camera {
    const axes = viewAxes(view);
    const step = Math.min(STEPS - 1, Math.floor(progress * STEPS));
    const distanceAt = (at: number) =>
      // The next states, too, so that the piece fits between two of them.
      Math.max(
        ...[at - 1, at, at + 1].flatMap((near) => {
          const state = this.states[near];
          return state ? [this.homeDistances[near] ?? 0, this.distanceTo(state, axes)] : [];
        }),
      );
    const share = progress * STEPS - step;
    return {
      axes,
      target: between(this.middles[step] ?? ORIGIN, this.middles[step + 1] ?? ORIGIN, share),
      distance: distanceAt(step) * (1 - share) + distanceAt(step + 1) * share,
    };
  }

  private distanceTo(state: State, { right, up, near }: ViewAxes): number {
    const { horizontal, vertical } = slopes(this.size);
    const needed = state.map((point) => {
      const across = Math.abs(dot(point, right)) / horizontal;
      const along = Math.abs(dot(point, up)) / vertical;
      return Math.max(across, along) / FILLED + dot(point, near);
    });
    return Math.max(...needed);
  }
}

const cornersAt = (sheet: Sheet, progress: number, spacing: number): Point3[] =>
  foldedPanels(sheet, progress, spacing).flatMap(({ panel, move }) =>
    pointsOf(panel.outline).map((point) => moved(move, [...point, 0])),
  );

function middleOf(points: readonly Point3[]): Point3 {
  const middle = (axis: 0 | 1 | 2) => {
    const values = points.map((point) => point[axis]);
    return (Math.min(...values) + Math.max(...values)) / 2;
  };
  return [middle(0), middle(1), middle(2)];
}
