import type { ClipMask } from './clip-mask.ts';

/** Bytes of the masks of a layer: twelve over the largest raster, a hundred over a Letter page. */
const MAX_BYTES = 48_000_000;
/** Bytes of a mask without cells. */
const PLAIN_BYTES = 500;

interface Entry {
  bytes: number;
  forget: () => void;
}

/** The clip masks of a layer that are kept; those not used for longest make room for others and are rendered again. */
export class RecentMasks {
  readonly #entries = new Map<ClipMask, Entry>();
  #bytes = 0;

  /**
   * Keeps a new mask.
   *
   * @param others bytes of what it is made of
   * @param forget called when it has to make room
   */
  keep(mask: ClipMask, others: number, forget: () => void): void {
    // One without coverage takes no memory of its own.
    if (!mask.coverage || this.#entries.has(mask)) return;
    const bytes = PLAIN_BYTES + mask.coverage.length + others;
    this.#entries.set(mask, { bytes, forget });
    this.#bytes += bytes;
    for (const [oldest, entry] of this.#entries) {
      if (this.#bytes <= MAX_BYTES || oldest === mask) return;
      this.#entries.delete(oldest);
      this.#bytes -= entry.bytes;
      entry.forget();
    }
  }

  /** Notes that a mask is used. */
  use(mask: ClipMask): ClipMask {
    const entry = this.#entries.get(mask);
    if (entry && this.#entries.delete(mask)) this.#entries.set(mask, entry);
    return mask;
  }
}
