import { type ColorSpace, inksOf, processInks } from '../interpreter/color-space.ts';

const MAX_INKS = 10_000;

/** Collects the names of all inks in a file. */
export class InkNames {
  readonly #names = new Set<string>();
  /** Some inks are missing, because a file can define any number. */
  isCut = false;

  add(space: ColorSpace | null): void {
    for (const ink of space ? inksOf(space) : []) {
      if (this.#names.size < MAX_INKS || this.#names.has(ink)) this.#names.add(ink);
      else this.isCut = true;
    }
  }

  /** Process inks in CMYK order, then spot colors by name. */
  sorted(): string[] {
    const spots = [...this.#names].filter(
      (ink) => !processInks.includes(ink) && ink !== 'None' && ink !== 'All',
    );
    return [...processInks.filter((ink) => this.#names.has(ink)), ...spots.toSorted()];
  }
}
