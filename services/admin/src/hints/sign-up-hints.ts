import type { SignUpHint } from '@printpartner/contracts';

const DAY_HOURS = 24;
const WEEK_HOURS = 168;

/**
 * From which number of attempts a pattern is shown, in the last day and in the last seven. An office or school shares an
 * address, so its few sign-ups stay below.
 */
export const thresholds = {
  'network-attempts': { day: 15, week: 40 },
  'network-accounts': { day: 5, week: 12 },
  'email-failures': { day: 5, week: 10 },
} as const;

export type HintThreshold = (typeof thresholds)[keyof typeof thresholds];

/** An hour is busy from this many attempts on, if they are also this many times the usual number. */
const BUSY_ATTEMPTS = 10;
const BUSY_TIMES = 4;
/** Hints of one kind; those that exceed their threshold most come first. */
export const MAX_HINTS = 5;

/** Numbers of one network or email address. */
export interface Tally {
  /** The network or the address. */
  of: string;
  day: number;
  week: number;
}

interface Reached<Kind> {
  kind: Kind;
  of: string;
  windowHours: typeof DAY_HOURS | typeof WEEK_HOURS;
  count: number;
}

export interface HourTally {
  startsAt: Date;
  count: number;
}

export interface Tallies {
  /** Attempts by network. */
  attempts: readonly Tally[];
  /** Different addresses with which accounts were created, by network. */
  accounts: readonly Tally[];
  /** Failed attempts by email address. */
  failures: readonly Tally[];
  /** The hours of the last day that have attempts. */
  hours: readonly HourTally[];
  /** Attempts per hour in the six days before. */
  usual: number;
}

/** The patterns that reach their thresholds; of each kind, those that exceed them most first. */
export function signUpHints({ attempts, accounts, failures, hours, usual }: Tallies): SignUpHint[] {
  const busy = hours
    .filter(({ count }) => count >= BUSY_ATTEMPTS && count >= BUSY_TIMES * usual)
    .map(({ startsAt, count }) => ({
      kind: 'busy-hour' as const,
      startsAt: startsAt.toISOString(),
      count,
      usual,
    }));
  return [
    ...reached('network-attempts', attempts).map(({ of, ...rest }) => ({ ...rest, network: of })),
    ...reached('network-accounts', accounts).map(({ of, ...rest }) => ({ ...rest, network: of })),
    ...reached('email-failures', failures).map(({ of, ...rest }) => ({ ...rest, email: of })),
    ...busy.toSorted((one, other) => other.count - one.count).slice(0, MAX_HINTS),
  ];
}

function reached<Kind extends keyof typeof thresholds>(
  kind: Kind,
  tallies: readonly Tally[],
): Reached<Kind>[] {
  const least = thresholds[kind];
  return tallies
    .map(({ of, day, week }) => {
      const excess = { day: day / least.day, week: week / least.week };
      const isOfDay = excess.day >= excess.week;
      return isOfDay
        ? { excess: excess.day, hint: { kind, of, windowHours: DAY_HOURS, count: day } as const }
        : { excess: excess.week, hint: { kind, of, windowHours: WEEK_HOURS, count: week } as const };
    })
    .filter(({ excess }) => excess >= 1)
    .toSorted((one, other) => other.excess - one.excess)
    .slice(0, MAX_HINTS)
    .map(({ hint }) => hint);
}
