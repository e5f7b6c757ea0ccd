/** Both transports, and ours as services use it: contract, validation, typed call. */
export const ways = ['nest', 'lists', 'lists-typed'] as const;
export type Way = (typeof ways)[number];

/** Asks the caller process for one measurement. */
export interface RunOrder {
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

/** Argument of both child scripts. */
export interface ChildSetup {
  redisUrl: string;
  /** Unique to this run, so that a shared Redis does no harm. */
  namespace: string;
  transport: 'nest' | 'lists';
}
