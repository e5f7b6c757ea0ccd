export interface Tally {
  passed: number;
  failed: number;
  skipped: number;
}

/** One part of `npm test`: shown with its time, counted at the end. */
export interface TestStep {
  name: string;
  run(this: void): Promise<Tally>;
}

export const passedOne: Tally = { passed: 1, failed: 0, skipped: 0 };
export const failedOne: Tally = { passed: 0, failed: 1, skipped: 0 };
