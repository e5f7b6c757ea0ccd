const MOST_OF_PAGE = 100;
const MOST_OF_FILE = 5_000;
const AFTER_THAT = 5;

/** Marks kept in a whole file, so that memory does not follow the number of its pages: after the first many, the worst few of each page. */
export class MarkBudget {
  #spent = 0;

  /** Of each kind on the page that is read next. */
  get ofPage(): number {
    return this.#spent < MOST_OF_FILE ? MOST_OF_PAGE : AFTER_THAT;
  }

  spend(marks: number): void {
    this.#spent += marks;
  }
}
