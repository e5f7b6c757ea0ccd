const MINUTE = 60;
const HOUR = 60 * MINUTE;

/**
 * Attempts per window. By account and IP: stops a single attacker without
 * locking the owner out elsewhere. By account: stops a botnet. By IP: stops
 * password spraying, with enough margin for an office behind one address.
 */
export const attemptFigures = {
  /** Only failures count; a correct password gives its attempt back. */
  'sign-in:account-ip': { attempts: 10, windowSeconds: 15 * MINUTE },
  'sign-in:account': { attempts: 100, windowSeconds: HOUR },
  'sign-in:ip': { attempts: 100, windowSeconds: 15 * MINUTE },
  'sign-up:ip': { attempts: 20, windowSeconds: HOUR },
  /** Only the first sign-up refused by the limit is recorded, so that a flood doesn't fill the table. */
  'sign-up-refusal:ip': { attempts: 1, windowSeconds: HOUR },
  'forgot-password:account-ip': { attempts: 5, windowSeconds: HOUR },
  'forgot-password:account': { attempts: 15, windowSeconds: HOUR },
  'forgot-password:ip': { attempts: 20, windowSeconds: HOUR },
  /** No limit by account: each code allows five tries, and only fifteen codes are issued per hour. */
  'reset-password:account-ip': { attempts: 10, windowSeconds: HOUR },
  'reset-password:ip': { attempts: 30, windowSeconds: HOUR },
  'change-password:account': { attempts: 10, windowSeconds: 15 * MINUTE },
  'request-confirmation:account': { attempts: 5, windowSeconds: HOUR },
  'confirm-email:ip': { attempts: 60, windowSeconds: HOUR },
} as const;

export type LimitName = keyof typeof attemptFigures;
