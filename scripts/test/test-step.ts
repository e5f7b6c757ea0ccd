export interface Tally {
  passed: number;
  failed: number;
  skipped: number;
  /** Duration of each test, if the step runs tests. */
  times?: TestTime[];
  /** Titles of the skipped tests. */
  skips?: string[];
  /** Titles of tests that passed on retry. */
  flakes?: string[];
}

export interface TestTime {
  /** Relative to the project root. */
  file: string;
  title: string;
  /** Retries are included. */
  seconds: number;
}

export interface TestStep {
  name: string;
  run(this: void): Promise<Tally>;
}

export const passedOne: Tally = { passed: 1, failed: 0, skipped: 0 };
export const failedOne: Tally = { passed: 0, failed: 1, skipped: 0 };
