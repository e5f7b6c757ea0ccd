import type { GraphicsState } from '../../interpreter/graphics-state.ts';
import type { PaintedGroup, PaintedMask } from '../../interpreter/visitor.ts';
import type { ColorSpace } from '../../interpreter/color-space.ts';
import type { Box } from '../../pdf/boxes.ts';
import { type CellRange, intersectRanges } from '../raster/cell-range.ts';
import { ClipMasks } from '../raster/clip-masks.ts';
import { compositeGroup } from './composite-group.ts';
import type { InkColors } from '../color/ink-colors.ts';
import type { Backdrop, InkRaster, ProcessModel, RasterOptions } from '../raster/ink-raster.ts';
import { goneMask, maskIn, type SoftMask } from '../raster/soft-mask.ts';
import { PAINTED_BIT } from '../raster/uncertainty.ts';

/** What marks are painted on: the page, a group, a mask or a tile. */
export interface Layer {
  raster: InkRaster;
  clips: ClipMasks;
}

/** Bytes of all groups and masks at a time: forty groups over a Letter page inside each other, or six over a poster. */
const MAX_BYTES = 120_000_000;
/** Bytes per cell of a group: inks, opacity and uncertainties; twice for one that knows what it is painted on. */
const PER_CELL = 6;

/** The process model of a blending space; null for spaces that leave it as it is. */
export function modelOfSpace(space: ColorSpace | null): ProcessModel | null {
  if (space?.kind === 'rgb' || space?.kind === 'icc-rgb') return 'rgb';
  return space?.kind === 'cmyk' || space?.kind === 'icc-cmyk' ? 'cmyk' : null;
}

export const layerOf = (raster: InkRaster): Layer => ({ raster, clips: new ClipMasks(raster) });

/** Groups and masks that are only partly painted, because images inside them haven't been decoded yet. */
export class OpenLayers {
  readonly #open = new Map<number, Layer>();
  readonly #done = new Set<number>();
  readonly #masks = new Map<number, SoftMask>();
  readonly #gone = new Set<number>();
  #bytes = 0;

  isDone(id: number): boolean {
    return this.#done.has(id);
  }

  /** A finished mask; `goneMask` if it had to make room for later ones. */
  maskOf(id: number): object | undefined {
    return this.#masks.get(id) ?? (this.#gone.has(id) ? goneMask : undefined);
  }

  /** The layer with this number, begun before or made now; null if there is no memory for it. */
  begin(id: number, range: CellRange, make: () => InkRaster, hasBackdrop = false): Layer | null {
    const known = this.#open.get(id);
    if (known) return known;
    const cells = (range.right - range.left) * (range.bottom - range.top);
    const bytes = cells * PER_CELL * (hasBackdrop ? 2 : 1);
    if (this.#bytes + bytes > MAX_BYTES) return null;
    this.#bytes += bytes;
    const layer = layerOf(make());
    this.#open.set(id, layer);
    return layer;
  }

  finish(id: number, { raster }: Layer): void {
    this.#open.delete(id);
    this.#done.add(id);
    this.#bytes -= raster.width * raster.height * PER_CELL * (raster.backdrop ? 2 : 1);
  }

  keepMask(id: number, mask: SoftMask): void {
    this.#masks.set(id, mask);
    this.#done.add(id);
    this.#bytes += mask.values.length;
    // Most masks are used right after they are defined, so a later pass rarely needs them.
    for (const [oldest, { values }] of this.#masks) {
      if (this.#bytes <= MAX_BYTES / 2 || oldest === id) return;
      this.#masks.delete(oldest);
      this.#gone.add(oldest);
      this.#bytes -= values.length;
    }
  }
}

/**
 * Without blend modes inside, what a group is painted on makes no difference; nor without overprint in a knockout group,
 * whose marks each overprint what the group is painted on.
 */
export const needsBackdrop = ({ isIsolated, hasBlending, hasOverprint, isKnockout }: PaintedGroup): boolean =>
  !isIsolated && (hasBlending || (isKnockout && hasOverprint));

/** The raster of a group over the visible part of its box. */
export function groupRaster(parent: InkRaster, range: CellRange, group: PaintedGroup): InkRaster {
  const { isIsolated, isKnockout, colorSpace } = group;
  const model = (isIsolated ? modelOfSpace(colorSpace) : null) ?? parent.model;
  const options: RasterOptions = { model, hasAlpha: true, isKnockout };
  if (!needsBackdrop(group)) return parent.part(range, options);
  return parent.part(range, { ...options, backdrop: backdropOf(parent, range) });
}

function backdropOf(parent: InkRaster, { left, top, right, bottom }: CellRange): Backdrop {
  const [width, height] = [right - left, bottom - top];
  const cut = (plane: Uint8ClampedArray | Uint8Array): Uint8ClampedArray => {
    const part = new Uint8ClampedArray(width * height);
    for (let row = 0; row < height; row += 1) {
      const from = (top + row) * parent.width + left;
      part.set(plane.subarray(from, from + width), row * width);
    }
    return part;
  };
  const painted = (): Uint8ClampedArray => {
    const alpha = cut(parent.doubts);
    for (let at = 0; at < alpha.length; at += 1)
      alpha[at] = ((alpha[at] as number) & PAINTED_BIT) === 0 ? 0 : 255;
    return alpha;
  };
  return {
    planes: parent.planes.map((plane) => plane && cut(plane)),
    alpha: parent.alpha ? cut(parent.alpha) : painted(),
  };
}

/** Cells that a box touches. */
export function cellsAround(raster: InkRaster, [x0, y0, x1, y1]: Box): CellRange {
  const all: CellRange = { left: 0, top: 0, right: raster.width, bottom: raster.height };
  return intersectRanges(all, {
    left: Math.floor(raster.column(x0)),
    top: Math.floor(raster.row(y1)),
    right: Math.ceil(raster.column(x1)),
    bottom: Math.ceil(raster.row(y0)),
  });
}

/** Whether a group looks the same when its marks are painted one by one. */
export function isPlain(group: PaintedGroup, parent: InkRaster): boolean {
  const { state, isIsolated, hasBlending, hasOpacity, hasOverprint, colorSpace } = group;
  const isOpaque = state.fillAlpha === 1 && state.blendMode === 'Normal' && !state.hasSoftMask;
  if (!isOpaque) return false;
  // Marks that hide what is under them look the same with knockout.
  const showsThrough = hasBlending || hasOpacity || hasOverprint;
  if ((group.isKnockout || parent.isKnockout) && showsThrough) return false;
  if (!isIsolated) return true;
  return !hasBlending && (modelOfSpace(colorSpace) ?? parent.model) === parent.model;
}

/** Composites a group with the state it was painted in. */
export function closeGroup(parent: Layer, group: Layer, state: GraphicsState, colors: InkColors): void {
  compositeGroup(
    parent.raster,
    group.raster,
    { alpha: state.fillAlpha, blend: state.blendMode, clip: parent.clips.of(null, maskIn(state)) },
    colors,
  );
}

/** Luminosity of a mask's backdrop, 0 to 1; null for a mask of opacity. */
export function backdropLight({ kind, backdrop, colorSpace }: PaintedMask): number | null {
  if (kind === 'Alpha') return null;
  const [a = 0, b = 0, c = 0, d = 0] = backdrop ?? [];
  if (!backdrop) return 0;
  const light =
    modelOfSpace(colorSpace) === 'cmyk' || backdrop.length === 4
      ? 1 - Math.min(1, 0.3 * a + 0.59 * b + 0.11 * c + d)
      : backdrop.length === 3
        ? 0.3 * a + 0.59 * b + 0.11 * c
        : a;
  return Math.min(1, Math.max(0, light));
}
