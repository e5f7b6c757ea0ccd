/** What one tool, or the engine, took for the files of one round. */
export interface Taken {
  /** Wall time of each file, ms. */
  fileMs: readonly number[];
  /** User and system time of all files, with the processes started for them, ms; NaN without /proc. */
  cpuMs: number;
}

/** One round. */
export interface Times {
  warm: Taken;
  poppler: Taken;
  mutool?: Taken;
  ghostscript?: Taken;
  /** One new process for all files, with its start. */
  cold?: Taken;
}

export const sumOf = (times: readonly number[]): number => times.reduce((sum, ms) => sum + ms, 0);
