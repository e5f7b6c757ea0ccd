export interface Tally {
  passed: number;
  failed: number;
  skipped: number;
  /** What each file took, where the step runs files. */
  files?: FileTime[];
  /** Titles of tests that passed at a second try. */
  flakes?: string[];
}

export interface FileTime {
  /** From the project's root. */
  file: string;
  seconds: number;
}

/** One part of `npm test`: shown with its time, counted at the end. */
export interface TestStep {
  name: string;
  run(this: void): Promise<Tally>;
}

export const passedOne: Tally = { passed: 1, failed: 0, skipped: 0 };
export const failedOne: Tally = { passed: 0, failed: 1, skipped: 0 };
