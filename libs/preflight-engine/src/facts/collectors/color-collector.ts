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

  /** @param mostSpots maximum spot colors per page; their names are known for the file, and other spaces are few */
  constructor(mostSpots: number) {
    this.#mostSpots = mostSpots;
  }

  add(space: ColorSpace | null, kind: MarkKind, box: Box | null): void {
    if (!space || !box || space.kind === 'pattern') return;
    const family = familyOf(space);
    const names = family === 'spot' ? spotsOf(space) : [nameOf(space)];
    for (const name of names) {
      const key = `${family} ${name} ${kind}`;
      const use = this.#uses.get(key);
      if (family === 'spot' && !use) this.#spots += 1;
      if (use) use.count += 1;
      else if (family !== 'spot' || this.#spots <= this.#mostSpots)
        this.#uses.set(key, { family, name, kind, count: 1, box });
    }
  }

  finish(): ColorUse[] {
    return [...this.#uses.values()];
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

const nameOf = (space: ColorSpace): string =>
  space.kind === 'indexed' && space.base ? nameOf(space.base) : (names[space.kind] ?? 'DeviceCMYK');
