import { type ColorSpace, processInks } from '../../interpreter/color-space.ts';
import type { Box } from '../../pdf/boxes.ts';
import { familyOf } from '../ink-of-color.ts';
import type { ColorUse, MarkKind } from '../page-marks.ts';

const noSpots = new Set([...processInks, 'None', 'All']);

/** Collects the color spaces used on a page, with the first use of each. */
export class ColorCollector {
  readonly #uses = new Map<string, ColorUse>();
  readonly #mostSpots: number;
  #spots = 0;
  /** Most marks have the color space of the one before. */
  #last: { space: ColorSpace; kind: MarkKind; isGray: boolean; uses: ColorUse[] } | null = null;

  /** @param mostSpots maximum spot colors per page; their names are known for the file, and other spaces are few */
  constructor(mostSpots: number) {
    this.#mostSpots = mostSpots;
  }

  /** @param isGray whether it is known to be black or gray */
  add(space: ColorSpace | null, kind: MarkKind, box: Box | null, isGray = false): void {
    if (!space || !box || space.kind === 'pattern') return;
    const last = this.#last;
    if (last?.space === space && last.kind === kind && last.isGray === isGray) {
      for (const use of last.uses) use.count += 1;
      return;
    }
    const uses = this.#usesOf(space, kind, box, isGray);
    this.#last = { space, kind, isGray, uses };
  }

  finish(): ColorUse[] {
    return [...this.#uses.values()];
  }

  /** Counts a mark. */
  #usesOf(space: ColorSpace, kind: MarkKind, box: Box, isGray: boolean): ColorUse[] {
    const family = familyOf(space);
    const uses: ColorUse[] = [];
    const names = family === 'spot' ? spotsOf(space) : [nameOf(space)];
    for (const name of names) {
      // Black text that becomes four inks is another matter than colors that shift, also where both are on a page.
      const key = `${family} ${name} ${kind} ${isGray}`;
      const use = this.#uses.get(key);
      if (family === 'spot' && !use) this.#spots += 1;
      const counted = use ?? { family, name, kind, count: 0, isGray, box };
      if (!use && family === 'spot' && this.#spots > this.#mostSpots) continue;
      if (!use) this.#uses.set(key, counted);
      counted.count += 1;
      uses.push(counted);
    }
    return uses;
  }
}

const spotsOf = (space: ColorSpace): string[] => {
  const { inks, base } = space;
  return inks.length > 0 ? inks.filter((ink) => !noSpots.has(ink)) : base ? spotsOf(base) : [];
};

const names: Readonly<Partial<Record<ColorSpace['kind'], string>>> = {
  gray: 'DeviceGray',
  rgb: 'DeviceRGB',
  cmyk: 'DeviceCMYK',
  lab: 'Lab',
  'icc-gray': 'ICC gray',
  'icc-rgb': 'ICC RGB',
  'icc-cmyk': 'ICC CMYK',
};

function nameOf(space: ColorSpace): string {
  if (space.kind === 'indexed' && space.base) return nameOf(space.base);
  if (space.kind === 'rgb' && space.parameters) return 'CalRGB';
  return names[space.kind] ?? 'DeviceCMYK';
}
