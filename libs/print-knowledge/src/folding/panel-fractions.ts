import { MM_IN_INCH } from '../measure/units.ts';

/** Panel widths in fractions of an inch. */
export interface PanelFractions {
  /** Inches, multiples of 1/64; equal panels get equal fractions. */
  widths: number[];
  /** False if no such fractions add up to the flat width; then the decimals must be used. */
  addUp: boolean;
}

const PARTS = 64;
const isEqual = (one: number, other: number) => Math.abs(one - other) < 1e-9;

/**
 * Panels rounded to 1/64 in that still add up to the flat width, where possible: narrower panels are rounded down, so
 * that they still tuck in, and the widest take the rest. No panel changes by more than 1/32 in.
 */
export function panelsIn64ths(widthsIn: readonly number[]): PanelFractions {
  const [widest = 0, ...narrower] = distinctWidths(widthsIn);
  const countOf = (width: number) => widthsIn.filter((other) => isEqual(other, width)).length;
  const flat = widthsIn.reduce((sum, width) => sum + width, 0) * PARTS;
  const total = Math.round(flat);
  const isIn64ths = Math.abs(flat - total) < 1e-6;
  for (const rounded of isIn64ths ? roundedDown(narrower) : []) {
    const rest = rounded.reduce((left, part, place) => left - part * countOf(narrower[place] ?? 0), total);
    const share = rest / countOf(widest);
    if (Number.isInteger(share)) return { widths: placed([share, ...rounded]), addUp: true };
  }
  return {
    widths: placed([Math.round(widest * PARTS), ...narrower.map((width) => wholeParts(width))]),
    addUp: false,
  };

  function placed(rounded: readonly number[]): number[] {
    const distinct = [widest, ...narrower];
    return widthsIn.map((width) => (rounded[distinct.findIndex((one) => isEqual(one, width))] ?? 0) / PARTS);
  }
}

const wholeParts = (inches: number) => Math.floor(inches * PARTS + 1e-6);

/** Widest first. */
function distinctWidths(widthsIn: readonly number[]): number[] {
  return widthsIn
    .filter((width, place) => widthsIn.findIndex((other) => isEqual(other, width)) === place)
    .toSorted((one, other) => other - one);
}

/** All rounded down, then the narrowest by another 1/64, which makes an odd remainder even. */
function roundedDown(narrower: readonly number[]): number[][] {
  const first = narrower.map((width) => wholeParts(width));
  const last = first.at(-1);
  return last === undefined ? [first] : [first, [...first.slice(0, -1), last - 1]];
}

/** Fold positions in a file, inches from the left edge. */
export function foldPositions(widthsIn: readonly number[]): number[] {
  let at = 0;
  return widthsIn.slice(0, -1).map((width) => (at += width));
}

/**
 * Panels in tenths of a millimeter that add up to the flat width: the folds between them are rounded, not the panels. No
 * panel changes by more than 0.1 mm.
 */
export function panelsInMillimeters(widthsIn: readonly number[]): number[] {
  let inches = 0;
  let tenths = 0;
  return widthsIn.map((width) => {
    inches += width;
    const before = tenths;
    tenths = Math.round(inches * MM_IN_INCH * 10);
    return (tenths - before) / 10;
  });
}
