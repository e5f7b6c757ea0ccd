/** Nest's transport, ours, and ours as services use it: with contract, validation and typed calls. */
export const ways = ['nest', 'lists', 'lists-typed'] as const;
export type Way = (typeof ways)[number];

/** Request to the caller process for one measurement. */
export interface RunRequest {
  way: Way;
  seconds: number;
  callers: number;
}

export interface RunResult {
  calls: number;
  /** Calls per second. */
  rate: number;
  /** Milliseconds. */
  p50: number;
  p99: number;
}

/** Argument of both child scripts, as JSON. */
export interface ChildSetup {
  redisUrl: string;
  /** Unique per run, so that runs can share a Redis. */
  namespace: string;
  transport: 'nest' | 'lists';
}
