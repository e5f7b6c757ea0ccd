import type { PdfDocument } from '../pdf/document.ts';
import {
  isDict,
  isName,
  isNumber,
  isStream,
  type PdfDict,
  PdfName,
  type PdfObject,
  type PdfStream,
} from '../pdf/objects.ts';

export type ColorKind =
  | 'gray'
  | 'rgb'
  | 'cmyk'
  | 'lab'
  | 'icc-gray'
  | 'icc-rgb'
  | 'icc-cmyk'
  | 'indexed'
  | 'separation'
  | 'devicen'
  | 'pattern';

/** A color space as written in the file; nothing is converted to RGB. */
export interface ColorSpace {
  kind: ColorKind;
  /** Number of components. */
  components: number;
  /** Ink names of a Separation or DeviceN space, in order. */
  inks: readonly string[];
  /** The base of an indexed space, or the alternate of a Separation or DeviceN space. */
  base?: ColorSpace | undefined;
  /** The function of a Separation or DeviceN space from its inks to the alternate. */
  tint?: PdfObject;
  /** The ICC profile. */
  profile?: PdfStream;
  /** The parameters of Lab and CalRGB: white point, ranges, gamma. */
  parameters?: PdfDict;
  /** The colors of an indexed space, as written. */
  palette?: PdfObject;
}

/** Whether the space is fully known, including its base or alternate. */
export function isKnown(space: ColorSpace | null): space is ColorSpace {
  if (!space) return false;
  const needsBase = space.kind === 'indexed' || space.kind === 'separation' || space.kind === 'devicen';
  return needsBase || space.base ? isKnown(space.base ?? null) : true;
}

/** Inks that a space prints with; none if a conversion decides that. */
export function inksOf({ kind, inks, base }: ColorSpace): readonly string[] {
  if (inks.length > 0) return inks;
  if (kind === 'cmyk' || kind === 'icc-cmyk') return processInks;
  if (kind === 'gray' || kind === 'icc-gray') return blackAlone;
  return base ? inksOf(base) : [];
}

export const processInks: readonly string[] = ['Cyan', 'Magenta', 'Yellow', 'Black'];
const blackAlone = ['Black'];
const MAX_DEPTH = 8;
const plain = (kind: ColorKind, components: number): ColorSpace => ({ kind, components, inks: [] });

/** A map, because names in a file may equal JavaScript's built-in property names. */
const named: ReadonlyMap<string, ColorSpace> = new Map(
  Object.entries({
    DeviceGray: plain('gray', 1),
    CalGray: plain('gray', 1),
    DeviceRGB: plain('rgb', 3),
    CalRGB: plain('rgb', 3),
    DeviceCMYK: plain('cmyk', 4),
    CalCMYK: plain('cmyk', 4),
    Pattern: plain('pattern', 0),
  }),
);

export const deviceGray: ColorSpace = plain('gray', 1);
export const deviceRgb: ColorSpace = plain('rgb', 3);
export const deviceCmyk: ColorSpace = plain('cmyk', 4);

/** Abbreviations in inline images. ISO 32000-1, table 94. */
const longNames: ReadonlyMap<string, string> = new Map([
  ['G', 'DeviceGray'],
  ['RGB', 'DeviceRGB'],
  ['CMYK', 'DeviceCMYK'],
]);

/** The color space described by an object; null if malformed. `resources` resolves names. */
export function colorSpaceOf(
  document: PdfDocument,
  object: PdfObject,
  resources: PdfDict | null,
  depth = 0,
): ColorSpace | null {
  if (depth > MAX_DEPTH) return null;
  const space = document.resolve(object);
  if (isName(space)) {
    const known = named.get(space.name);
    if (known) return (resources && defaultOf(document, known, resources, depth)) ?? known;
    const spaces = resources && document.value(resources, 'ColorSpace');
    const found = isDict(spaces ?? null) ? document.value(spaces as PdfDict, space.name) : null;
    if (found !== null) return colorSpaceOf(document, found, null, depth + 1);
    const long = longNames.get(space.name);
    return long ? colorSpaceOf(document, new PdfName(long), resources, depth + 1) : null;
  }
  if (!Array.isArray(space)) return null;
  const family = document.resolve(space[0] ?? null);
  if (!isName(family)) return null;
  const inner = (index: number) => colorSpaceOf(document, space[index] ?? null, resources, depth + 1);
  switch (family.name) {
    case 'ICCBased':
      return iccBased(document, space[1] ?? null, inner);
    case 'Lab':
    case 'CalRGB': {
      const parameters = document.resolve(space[1] ?? null);
      const found = family.name === 'Lab' ? plain('lab', 3) : deviceRgb;
      return isDict(parameters) ? { ...found, parameters } : found;
    }
    case 'Indexed':
    case 'I':
      return { ...plain('indexed', 1), base: inner(1) ?? undefined, palette: space[3] ?? null };
    case 'Separation':
      return {
        ...plain('separation', 1),
        inks: inksIn(document, [space[1] ?? null]),
        base: inner(2) ?? undefined,
        tint: space[3] ?? null,
      };
    case 'DeviceN': {
      const names = document.resolve(space[1] ?? null);
      const inks = inksIn(document, Array.isArray(names) ? names : []);
      const base = inner(2) ?? undefined;
      return { kind: 'devicen', components: inks.length, inks, base, tint: space[3] ?? null };
    }
    case 'Pattern':
      return { ...plain('pattern', 0), base: inner(1) ?? undefined };
    default:
      return named.get(family.name) ?? null;
  }
}

const defaults: Readonly<Partial<Record<ColorKind, string>>> = {
  gray: 'DefaultGray',
  rgb: 'DefaultRGB',
  cmyk: 'DefaultCMYK',
};

/** Default color spaces that replace device spaces. ISO 32000-1, 8.6.5.6. */
function defaultOf(
  document: PdfDocument,
  { kind, components }: ColorSpace,
  resources: PdfDict,
  depth: number,
): ColorSpace | null {
  const name = defaults[kind];
  const spaces = name ? document.value(resources, 'ColorSpace') : null;
  const object = isDict(spaces) && name ? spaces.get(name) : null;
  const space = object === null ? null : colorSpaceOf(document, object, null, depth + 1);
  return space?.components === components ? space : null;
}

function iccBased(
  document: PdfDocument,
  object: PdfObject,
  inner: (index: number) => ColorSpace | null,
): ColorSpace | null {
  const profile = document.resolve(object);
  if (!isStream(profile)) return inner(1);
  const components = document.value(profile.dict, 'N');
  const count = isNumber(components) ? components : 0;
  const kinds: Record<number, ColorKind> = { 1: 'icc-gray', 3: 'icc-rgb', 4: 'icc-cmyk' };
  const kind = kinds[count];
  return kind
    ? { ...plain(kind, count), profile }
    : colorSpaceOf(document, profile.dict.get('Alternate'), null, MAX_DEPTH - 1);
}

function inksIn(document: PdfDocument, names: readonly PdfObject[]): string[] {
  return names
    .map((name) => document.resolve(name))
    .flatMap((name) => (name instanceof PdfName ? [name.name] : []));
}
