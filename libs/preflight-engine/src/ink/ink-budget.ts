/** What the ink of a whole document may cost. What lies beyond is uncertain, never clean. */
export interface InkLimits {
  /** Operators, each time that they are run: a page with pictures is run several times. */
  operators: number;
  /** Images, each time that one is painted. */
  images: number;
  /** Cells that are filled with flat colour, or what costs as much. */
  cells: number;
  /** Painting of one page, ms: it has no pauses, so that an abort waits for it. */
  pageMs: number;
  /** Painting of all pages, ms. */
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

/** Times that are so much together, ms, one to the other as they usually are. */
export function inkTimes(ms: number): Pick<InkLimits, 'paintMs' | 'decodeMs'> {
  const share = ms / (usual.paintMs + usual.decodeMs);
  return { paintMs: usual.paintMs * share, decodeMs: usual.decodeMs * share };
}

/** Said of a page that was not painted, or not to its end. */
export const TOO_MUCH = 'the artwork exceeds the rendering limits';

/** Cells after which the clock is looked at; a mark counts as some of them, however small it is. */
const LOOK_AFTER = 1_000_000;
const CELLS_A_MARK = 50_000;

/** Counts what the pages of one document have cost. Operators and images are the interpreter's to count. */
export class InkBudget {
  readonly limits: InkLimits;
  #cells = 0;
  #paintMs = 0;
  #pageMs = 0;
  #decodeMs = 0;
  #sinceLook = 0;
  #until = Infinity;
  #isLate = false;

  constructor(limits: Partial<InkLimits> = {}) {
    this.limits = { ...usual, ...limits };
  }

  /** No further page is to be begun. */
  get isSpent(): boolean {
    return this.#cells > this.limits.cells || this.#paintMs >= this.limits.paintMs;
  }

  /** This page is to be left as it is. */
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

  /** Does a part of a page against the clock. */
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

  /** @param cells or as many as it costs as much as */
  noteWork(cells: number): void {
    this.#cells += cells;
    this.#look(cells);
  }

  noteMark(): void {
    this.#look(CELLS_A_MARK);
  }

  noteDecoding(ms: number): void {
    this.#decodeMs += ms;
  }

  #look(cells: number): void {
    this.#sinceLook += cells;
    if (this.#sinceLook < LOOK_AFTER) return;
    this.#sinceLook = 0;
    if (performance.now() > this.#until) this.#isLate = true;
  }
}
