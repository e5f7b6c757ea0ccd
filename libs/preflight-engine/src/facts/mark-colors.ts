import { type ColorSpace, inksOf } from '../interpreter/color-space.ts';
import type { Color, GraphicsState } from '../interpreter/graphics-state.ts';
import { inkOfColor } from './ink-of-color.ts';
import { isTechnicalInk } from './technical-inks.ts';

/** The colors of a mark's fill and outline; null where there is none. */
export interface MarkColors {
  fill: Color | null;
  stroke: Color | null;
}

/** The colors that a mark leaves on the sheet: not those of full transparency and of the colorant `None`. */
export function printedColors({ fill, stroke }: MarkColors, state: GraphicsState): MarkColors {
  return {
    fill: fill && state.fillAlpha > 0 && !isNone(fill) ? fill : null,
    stroke: stroke && state.strokeAlpha > 0 && !isNone(stroke) ? stroke : null,
  };
}

/** A mark's colors without those for finishing, which are no artwork. */
export function artworkColors({ fill, stroke }: MarkColors): MarkColors {
  return {
    fill: fill && !isTechnical(fill) ? fill : null,
    stroke: stroke && !isTechnical(stroke) ? stroke : null,
  };
}

const known = new WeakMap<Color, boolean>();

/** Whether a color prints only with inks for finishing, underprints or notes. */
export function isTechnical(color: Color): boolean {
  const before = known.get(color);
  if (before !== undefined) return before;
  const { space } = color;
  const { inks } = inkOfColor(color);
  const found =
    inks.length > 0 && space.kind !== 'pattern' ? inks.every(isTechnicalInk) : isTechnicalSpace(space);
  known.set(color, found);
  return found;
}

/** The same for an image or gradient, which may use all inks of its space. */
export function isTechnicalSpace(space: ColorSpace | null): boolean {
  if (!space || space.kind === 'pattern') return false;
  const names = inksOf(space);
  return names.length > 0 && names.every(isTechnicalInk);
}

const isNone = ({ space: { inks } }: Color): boolean =>
  inks.length > 0 && inks.every((ink) => ink === 'None');
