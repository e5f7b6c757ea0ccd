import { PdfError } from './pdf-error.ts';

/** How much of something one file may cost. */
export class Budget {
  #left: number;
  readonly #what: string;

  /** @param what names what is counted: "The file … than is looked at" */
  constructor(most: number, what: string) {
    this.#left = most;
    this.#what = what;
  }

  get left(): number {
    return this.#left;
  }

  /** @throws PdfError limit when it is used up */
  spend(amount: number): void {
    this.#left -= amount;
    if (this.#left < 0) throw new PdfError('limit', `The file ${this.#what} than is looked at`);
  }
}
