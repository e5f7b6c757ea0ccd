import { type ColorSpace, inksOf, PROCESS_INKS } from '../interpreter/color-space.ts';

/** Names of all inks that a file paints with. */
export class InkNames {
  readonly #names = new Set<string>();

  add(space: ColorSpace | null): void {
    for (const ink of space ? inksOf(space) : []) this.#names.add(ink);
  }

  /** Process inks in their order, then spot inks by name. */
  sorted(): string[] {
    const spots = [...this.#names].filter(
      (ink) => !PROCESS_INKS.includes(ink) && ink !== 'None' && ink !== 'All',
    );
    return [...PROCESS_INKS.filter((ink) => this.#names.has(ink)), ...spots.toSorted()];
  }
}
