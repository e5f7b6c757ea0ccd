import { type ColorKind, type ColorSpace, inksOf, processInks } from '../interpreter/color-space.ts';
import type { Color } from '../interpreter/graphics-state.ts';

/** Color families of check 7. */
export type ColorFamily = 'gray' | 'cmyk' | 'rgb' | 'lab' | 'spot' | 'pattern';

/** What is under a place: nothing, black in some tint or inks too light for a gap in them to show, or other inks. */
export type Ground = 'paper' | 'black' | 'inks';

/** A color as printed. */
export interface InkOfColor {
  family: ColorFamily;
  /** Inks it prints with; for RGB and Lab those that a conversion would use. */
  inks: readonly string[];
  /** Paper white: no ink. */
  isWhite: boolean;
  /** Sum of its inks, percent; null if a conversion decides. */
  total: number | null;
  /** 100% black and no other ink. */
  isBlackAlone: boolean;
  /** Black with other inks, dark enough to be meant as black. */
  isRichBlack: boolean;
  /** The colorant `All`, which prints on every plate. */
  isRegistration: boolean;
}

/** Tints below this don't print: a plate can't hold a 1% dot. */
const MIN_TINT = 0.005;

const noInk: InkOfColor = {
  family: 'gray',
  inks: [],
  isWhite: true,
  total: 0,
  isBlackAlone: false,
  isRichBlack: false,
  isRegistration: false,
};

const families: Readonly<Partial<Record<ColorKind, ColorFamily>>> = {
  gray: 'gray',
  'icc-gray': 'gray',
  cmyk: 'cmyk',
  'icc-cmyk': 'cmyk',
  rgb: 'rgb',
  'icc-rgb': 'rgb',
  lab: 'lab',
  pattern: 'pattern',
};

export function familyOf({ kind, inks, base }: ColorSpace): ColorFamily {
  if (kind === 'indexed') return base ? familyOf(base) : 'gray';
  const isProcess = inks.every((ink) => processInks.includes(ink) || ink === 'None');
  return families[kind] ?? (isProcess ? 'cmyk' : 'spot');
}

/** The ink under marks printed on this color; for an image or gradient, which has no values, by its space. */
export function groundOf(color: Color): Ground {
  const family = familyOf(color.space);
  if (color.values.length === 0) return family === 'gray' ? 'black' : 'inks';
  const { isWhite, inks } = inkOfColor(color);
  if (isWhite) return 'paper';
  if (isFaint(color, family)) return 'black';
  return inks.length > 0 && inks.every((ink) => ink === 'Black') ? 'black' : 'inks';
}

/** Percent, all inks together: the white edge that black leaves in a lighter tint can't be seen. */
const FAINT = 15;

function isFaint(color: Color, family: ColorFamily): boolean {
  const { total } = inkOfColor(color);
  if (family !== 'rgb') return total !== null && total <= FAINT;
  return color.values.reduce((sum, value) => sum + 100 * (1 - value), 0) <= FAINT;
}

const known = new WeakMap<Color, InkOfColor>();

/** @param color white, black and registration color are determined by its values */
export function inkOfColor(color: Color): InkOfColor {
  const before = known.get(color);
  if (before) return before;
  const ink = workOut(color);
  known.set(color, ink);
  return ink;
}

function workOut({ space, values }: Color): InkOfColor {
  const family = familyOf(space);
  if (space.kind === 'indexed' || space.kind === 'pattern')
    return { ...noInk, family, inks: inksOf(space), isWhite: false, total: null };
  if (family === 'rgb' || family === 'lab') return inkOfLight(family, values);
  const tints = family === 'gray' ? [1 - (values[0] ?? 0)] : values;
  const names = space.inks.length > 0 ? space.inks : inksOf(space);
  const printed = names.flatMap((ink, index) => {
    const tint = tints[index] ?? 0;
    return tint > MIN_TINT && ink !== 'None' ? [{ ink, tint }] : [];
  });
  if (printed.length === 0) return { ...noInk, family };
  const black = printed.find(({ ink }) => ink === 'Black')?.tint ?? 0;
  const isRegistration = printed.some(({ ink }) => ink === 'All');
  return {
    family,
    inks: printed.map(({ ink }) => ink),
    isWhite: false,
    total: isRegistration ? null : 100 * printed.reduce((sum, { tint }) => sum + tint, 0),
    isBlackAlone: printed.length === 1 && black > 0.995,
    isRichBlack: black > 0.8 && printed.length > 1,
    isRegistration,
  };
}

/** Whether a color in RGB or Lab is black or gray. */
export function isGrayLight(color: Color): boolean {
  const { family, inks } = inkOfColor(color);
  return (family === 'rgb' || family === 'lab') && inks.length === 1;
}

/** The inks of an RGB or Lab color. Equal parts of RGB count as gray, which a press conversion can print with black only. */
function inkOfLight(family: 'rgb' | 'lab', values: readonly number[]): InkOfColor {
  const isLab = family === 'lab';
  const [r = 0, g = 0, b = 0] = values;
  const isGray = isLab ? Math.abs(g) < 1 && Math.abs(b) < 1 : Math.max(r, g, b) - Math.min(r, g, b) < 0.01;
  const isWhite = isLab ? r > 99.5 && isGray : Math.min(r, g, b) > 0.995;
  if (isWhite) return { ...noInk, family };
  const isBlack = isLab ? r < 1 : Math.max(r, g, b) < 0.005;
  return {
    ...noInk,
    family,
    inks: isGray ? ['Black'] : processInks,
    isWhite: false,
    total: null,
    isBlackAlone: isBlack,
  };
}
