/** Reports on an optional part of a service. */
export interface HealthNote {
  /** Its name in the report's checks. */
  readonly part: string;
  /** 'ok' or the problem. */
  report(): Promise<string>;
}
