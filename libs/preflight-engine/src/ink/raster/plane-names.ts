import { isTechnicalInk } from '../../facts/technical-inks.ts';
import { processInks } from '../../interpreter/color-space.ts';

const MAX_SPOTS = 8;

/** The inks of a page by plane number, shared by all its rasters: 0 to 3 are the process inks. */
export class PlaneNames {
  readonly #names: string[] = [...processInks];
  readonly #technical: boolean[] = processInks.map(() => false);

  get all(): readonly string[] {
    return this.#names;
  }

  /** Plane number of an ink; -1 for spot colors beyond the limit. */
  planeOf(ink: string): number {
    const known = this.#names.indexOf(ink);
    if (known >= 0) return known;
    if (this.#names.length >= processInks.length + MAX_SPOTS) return -1;
    this.#technical.push(isTechnicalInk(ink));
    return this.#names.push(ink) - 1;
  }

  /** Whether a plane counts in ink sums: cutting lines, varnishes and white don't. */
  isCounted(plane: number): boolean {
    return this.#technical[plane] !== true;
  }

  /** Ink sum of a color, percent. @param values 0 to 255, by plane in `planes` */
  total(planes: readonly number[], values: readonly number[]): number {
    let sum = 0;
    for (let index = 0; index < planes.length; index += 1)
      if (this.isCounted(planes[index] as number)) sum += values[index] ?? 0;
    return sum / 2.55;
  }
}
