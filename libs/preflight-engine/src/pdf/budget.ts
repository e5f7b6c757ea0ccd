import { PdfError } from './pdf-error.ts';

/** A limit on something counted across a file, such as decoded bytes. */
export class Budget {
  #left: number;
  readonly #what: string;

  /** @param what is counted, for the message "The file exceeds the limit of …" */
  constructor(most: number, what: string) {
    this.#left = most;
    this.#what = what;
  }

  get left(): number {
    return this.#left;
  }

  /** @throws PdfError `limit` once it is used up */
  spend(amount: number): void {
    this.#left -= amount;
    if (this.#left < 0) throw new PdfError('limit', `The file exceeds the limit of ${this.#what}`);
  }
}
