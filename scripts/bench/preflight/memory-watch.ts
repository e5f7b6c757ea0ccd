import { familyOf, peakMbOf } from '../harness/processes.ts';

const EVERY_MS = 20;

/** Peak memory of a process and those that it starts. */
export class MemoryWatch {
  readonly #pid: number;
  readonly #timer: NodeJS.Timeout;
  #together = 0;
  #largest = 0;

  constructor(pid: number) {
    this.#pid = pid;
    this.#timer = setInterval(() => this.#look(), EVERY_MS);
  }

  /** Each one's own peak, summed over those running at the same time: MB of 1,000,000 bytes; NaN without /proc. */
  get togetherMb(): number {
    this.#look();
    return this.#together === 0 ? Number.NaN : this.#together;
  }

  /** The peak of the largest one. */
  get largestMb(): number {
    this.#look();
    return this.#largest === 0 ? Number.NaN : this.#largest;
  }

  stop(): void {
    clearInterval(this.#timer);
  }

  #look(): void {
    const peaks = familyOf(this.#pid).map(peakMbOf);
    this.#together = Math.max(
      this.#together,
      peaks.reduce((sum, mb) => sum + mb, 0),
    );
    this.#largest = Math.max(this.#largest, ...peaks);
  }
}
