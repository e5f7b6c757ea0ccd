const MAX_OF_PAGE = 100;
const MAX_OF_FILE = 5_000;
const AFTER_THAT = 5;

/** Limits the marks kept per file, so that memory doesn't grow with the number of pages: later pages keep only a few of the worst. */
export class MarkBudget {
  #spent = 0;

  /** Maximum marks per kind on the next page. */
  get ofPage(): number {
    return this.#spent < MAX_OF_FILE ? MAX_OF_PAGE : AFTER_THAT;
  }

  spend(marks: number): void {
    this.#spent += marks;
  }
}
