/** Limits for rendering the ink of a document. Anything beyond is uncertain, never a pass. */
export interface InkLimits {
  /** Operators, counted each time: a page with images is interpreted several times. */
  operators: number;
  /** Painted images, counted each time. */
  images: number;
  /** Filled cells of flat color, or the equivalent cost. */
  cells: number;
  /** Rendering of one page, ms. Rendering has no pauses, so an abort waits for it. */
  pageMs: number;
  /** Rendering of all pages, ms. */
  paintMs: number;
  /** Decoding of all images, ms. */
  decodeMs: number;
}

const usual: InkLimits = {
  operators: 40_000_000,
  images: 1_000_000,
  cells: 20_000_000_000,
  pageMs: 20_000,
  paintMs: 120_000,
  decodeMs: 300_000,
};

/** Splits a total time, ms, in the proportion of the default limits. */
export function inkTimes(ms: number): Pick<InkLimits, 'paintMs' | 'decodeMs'> {
  const share = ms / (usual.paintMs + usual.decodeMs);
  return { paintMs: usual.paintMs * share, decodeMs: usual.decodeMs * share };
}

/** Why a page wasn't rendered, or not completely. */
export const TOO_MUCH = 'the artwork exceeds the rendering limits';

/** Cells between two looks at the clock; every mark counts as several cells. */
const CHECK_CLOCK_EVERY = 1_000_000;
const CELLS_PER_MARK = 50_000;

/** Counts what the pages of a document have cost. The interpreter counts operators and images. */
export class InkBudget {
  readonly limits: InkLimits;
  #cells = 0;
  #paintMs = 0;
  #pageMs = 0;
  #decodeMs = 0;
  #cellsSinceCheck = 0;
  #until = Infinity;
  #isLate = false;

  constructor(limits: Partial<InkLimits> = {}) {
    this.limits = { ...usual, ...limits };
  }

  /** No further page may start. */
  get isSpent(): boolean {
    return this.#cells > this.limits.cells || this.#paintMs >= this.limits.paintMs;
  }

  /** This page must stop. */
  get isPageOver(): boolean {
    return this.#isLate || this.isSpent;
  }

  get isDecodingOver(): boolean {
    return this.#decodeMs >= this.limits.decodeMs;
  }

  startPage(): void {
    this.#pageMs = 0;
    this.#isLate = false;
  }

  /** Runs part of a page and counts its time. */
  paint<Result>(work: () => Result): Result {
    const { pageMs, paintMs } = this.limits;
    const start = performance.now();
    this.#until = start + Math.min(pageMs - this.#pageMs, paintMs - this.#paintMs);
    try {
      return work();
    } finally {
      const spent = performance.now() - start;
      this.#pageMs += spent;
      this.#paintMs += spent;
      this.#until = Infinity;
    }
  }

  /** @param cells or the equivalent cost */
  noteWork(cells: number): void {
    this.#cells += cells;
    this.#checkClock(cells);
  }

  noteMark(): void {
    this.#checkClock(CELLS_PER_MARK);
  }

  noteDecoding(ms: number): void {
    this.#decodeMs += ms;
  }

  #checkClock(cells: number): void {
    this.#cellsSinceCheck += cells;
    if (this.#cellsSinceCheck < CHECK_CLOCK_EVERY) return;
    this.#cellsSinceCheck = 0;
    if (performance.now() > this.#until) this.#isLate = true;
  }
}
