import { type ColorSpace, inksOf, processInks } from '../interpreter/color-space.ts';

/** Collects the names of all inks in a file. */
export class InkNames {
  readonly #names = new Set<string>();

  add(space: ColorSpace | null): void {
    for (const ink of space ? inksOf(space) : []) this.#names.add(ink);
  }

  /** Process inks in CMYK order, then spot colors by name. */
  sorted(): string[] {
    const spots = [...this.#names].filter(
      (ink) => !processInks.includes(ink) && ink !== 'None' && ink !== 'All',
    );
    return [...processInks.filter((ink) => this.#names.has(ink)), ...spots.toSorted()];
  }
}
