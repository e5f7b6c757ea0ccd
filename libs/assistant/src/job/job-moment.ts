export interface JobMoment {
  now: Date;
  /** IANA zone of “today” and “this week”. */
  timeZone: string;
}
