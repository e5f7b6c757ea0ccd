export interface Tally {
  passed: number;
  failed: number;
  skipped: number;
  /** Duration of each file, if the step runs files. */
  files?: FileTime[];
  /** Titles of the skipped tests. */
  skips?: string[];
  /** Titles of tests that passed on retry. */
  flakes?: string[];
}

export interface FileTime {
  /** Relative to the project root. */
  file: string;
  seconds: number;
}

export interface TestStep {
  name: string;
  run(this: void): Promise<Tally>;
}

export const passedOne: Tally = { passed: 1, failed: 0, skipped: 0 };
export const failedOne: Tally = { passed: 0, failed: 1, skipped: 0 };
