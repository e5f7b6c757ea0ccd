import { processInks } from '../../interpreter/color-space.ts';
import { type Blend, type JointBlend, jointBlend, keepsUnderWhite, separableBlend } from './blend-modes.ts';
import type { InkRaster } from '../raster/ink-raster.ts';
import type { Compositing, InkRow } from '../raster/ink-row.ts';
import { PAINTED_BIT } from '../raster/uncertainty.ts';

const SPOTS = processInks.length;
/** Planes of a mode that blends three components at once; with inks, black is separate. */
const JOINT = 3;
const BLACK = 3;

/** One plane of the row that is composited. */
interface PlaneRow {
  number: number;
  plane: Uint8ClampedArray;
  /** Undefined where nothing is painted on this plane. */
  values: Uint8ClampedArray | undefined;
  isKept: boolean;
  blend: Blend | null;
}

/**
 * Composites inks on part of a row in any blend mode and on groups, whose cells have an opacity. ISO 32000-1, 11.3.6 and
 * 11.7.4: inks are subtractive, so blend functions get what they leave of the light.
 */
export function compositeRow(raster: InkRaster, compositing: Compositing, row: InkRow): void {
  const planes = planeRows(raster, compositing, row);
  if (raster.isKnockout) return knockOutRow(raster, planes, compositing.alpha, row);
  const joint = jointBlend(compositing.blend);
  const weights = weigh(raster, compositing.alpha, row);
  if (joint) blendJointly(joint, planes, compositing, row, weights);
  else for (const plane of planes) mix(plane, row, weights);
}

/** Weights of the cells of a row. */
interface Weights {
  /** How opaque what is below is, 0 to 1. */
  unders: Float64Array;
  /** The share of the new color in the result. */
  shares: Float64Array;
}

const NO_WEIGHTS: Weights = { unders: new Float64Array(), shares: new Float64Array() };
/** Reused by every row. */
let scratch = NO_WEIGHTS;

/** Weighs a row's cells and makes those of a group as opaque as they become. */
function weigh(raster: InkRaster, alpha: number, { first, from, to, coverage }: InkRow): Weights {
  if (scratch.shares.length < to)
    scratch = { unders: new Float64Array(2 * to), shares: new Float64Array(2 * to) };
  const { unders, shares } = scratch;
  const { alpha: opacity, backdrop, doubts } = raster;
  for (let index = from; index < to; index += 1) {
    const shape = coverage[index] as number;
    shares[index] = 0;
    if (shape === 0) continue;
    const at = first + index;
    const source = (shape / 255) * alpha;
    const own = opacity ? (opacity[at] as number) / 255 : isPainted(doubts[at] as number) ? 1 : 0;
    const under = backdrop ? union((backdrop.alpha[at] as number) / 255, own) : own;
    const result = union(under, source);
    if (result === 0) continue;
    unders[index] = under;
    shares[index] = source / result;
    if (opacity) opacity[at] = 255 * union(own, source);
  }
  return scratch;
}

const union = (one: number, other: number): number => one + other - one * other;

const isPainted = (doubts: number): boolean => (doubts & PAINTED_BIT) !== 0;

function mix({ plane, values, isKept, blend }: PlaneRow, row: InkRow, { unders, shares }: Weights): void {
  const { first, from, to } = row;
  for (let index = from; index < to; index += 1) {
    const share = shares[index] as number;
    if (share === 0) continue;
    const at = first + index;
    const old = plane[at] as number;
    const ink = values ? (values[index] as number) : 0;
    if (!isKept && !blend) {
      plane[at] = old + share * (ink - old);
      continue;
    }
    const over = isKept || !blend ? old : 255 - 255 * blend(1 - old / 255, 1 - ink / 255);
    plane[at] = old + share * (ink + (unders[index] as number) * (over - ink) - old);
  }
}

/** Modes that blend three components at once. */
function blendJointly(
  joint: JointBlend,
  planes: readonly PlaneRow[],
  { blend: mode }: Compositing,
  { first, from, to }: InkRow,
  { unders, shares }: Weights,
): void {
  const colors = planes.filter(({ number, isKept }) => number < JOINT && !isKept);
  const blended = new Float64Array(JOINT);
  for (let index = from; index < to; index += 1) {
    const [under, share] = [unders[index] as number, shares[index] as number];
    if (share === 0) continue;
    const at = first + index;
    if (colors.length === JOINT && under > 0) {
      const light = (valueOf: (color: PlaneRow) => number) =>
        colors.map((color) => 1 - valueOf(color) / 255) as unknown as [number, number, number];
      blended.set(
        joint(
          light(({ plane }) => plane[at] as number),
          light(({ values }) => values?.[index] ?? 0),
        ),
      );
    }
    for (const { number, plane, values, isKept } of planes) {
      const old = plane[at] as number;
      const ink = values ? (values[index] as number) : 0;
      let over = ink;
      if (isKept) over = old;
      else if (number < JOINT) over = 255 - 255 * (blended[number] as number);
      else if (number === BLACK) over = mode === 'Luminosity' ? ink : old;
      plane[at] = old + share * (ink + under * (over - ink) - old);
    }
  }
}

function planeRows(raster: InkRaster, compositing: Compositing, row: InkRow): PlaneRow[] {
  const { planes, keeps, blend } = compositing;
  const rows: PlaneRow[] = [];
  const isSpotBlended = keepsUnderWhite(blend);
  for (let number = 0; number < raster.inks.length; number += 1) {
    if (number === BLACK && raster.model === 'rgb') continue;
    const index = planes.indexOf(number);
    const values = index < 0 ? undefined : row.values[index];
    if (!raster.planes[number]) {
      const isNeeded = blend === 'Normal' ? values && hasInk(values, row) : values || number < SPOTS;
      const isUnder = raster.isKnockout && raster.backdrop?.planes[number];
      if (!isNeeded && !isUnder) continue;
    }
    const isKept = index < 0 && (keeps === 'others' || (keeps === 'spots' && number >= SPOTS));
    rows.push({
      number,
      plane: raster.plane(number),
      values,
      isKept,
      blend: number < SPOTS || isSpotBlended ? separableBlend(blend) : null,
    });
  }
  return rows;
}

function hasInk(values: Uint8ClampedArray, { from, to }: InkRow): boolean {
  for (let at = from; at < to; at += 1) if (values[at] !== 0) return true;
  return false;
}

/** In a knockout group, each mark replaces the marks before it where it has shape, and blends only with the backdrop. */
function knockOutRow(
  { alpha, backdrop }: InkRaster,
  planes: readonly PlaneRow[],
  opacity: number,
  { first, from, to, coverage }: InkRow,
): void {
  for (let index = from; index < to; index += 1) {
    const shape = (coverage[index] as number) / 255;
    if (shape === 0) continue;
    const at = first + index;
    const own = alpha ? (alpha[at] as number) / 255 : 1;
    const result = own * (1 - shape) + opacity * shape;
    const share = result === 0 ? 0 : (opacity * shape) / result;
    const under = backdrop ? (backdrop.alpha[at] as number) / 255 : 0;
    for (const { number, plane, values, isKept, blend } of planes) {
      const old = plane[at] as number;
      const ink = values ? (values[index] as number) : 0;
      const below = backdrop?.planes[number]?.[at] ?? 0;
      const over = isKept ? below : blend ? 255 - 255 * blend(1 - below / 255, 1 - ink / 255) : ink;
      plane[at] = old + share * (ink + under * (over - ink) - old);
    }
    if (alpha) alpha[at] = 255 * result;
  }
}
