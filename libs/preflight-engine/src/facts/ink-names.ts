import { type ColorSpace, inksOf, PROCESS_INKS } from '../interpreter/color-space.ts';

/** Collects the names of all inks in a file. */
export class InkNames {
  readonly #names = new Set<string>();

  add(space: ColorSpace | null): void {
    for (const ink of space ? inksOf(space) : []) this.#names.add(ink);
  }

  /** Process inks in CMYK order, then spot colors by name. */
  sorted(): string[] {
    const spots = [...this.#names].filter(
      (ink) => !PROCESS_INKS.includes(ink) && ink !== 'None' && ink !== 'All',
    );
    return [...PROCESS_INKS.filter((ink) => this.#names.has(ink)), ...spots.toSorted()];
  }
}
