const MINUTE = 60;
const HOUR = 60 * MINUTE;

/**
 * Attempts a window, seconds. By account and IP: one guesser gets little, and
 * does not lock the owner out elsewhere. By account over all IPs: a botnet gets
 * little, too. By IP: nobody tries one password on many accounts. Figures for
 * an IP leave room for an office behind one address.
 */
export const attemptFigures = {
  /** Failures alone count; a right password gives its attempt back. */
  'sign-in:account-ip': { attempts: 10, windowSeconds: 15 * MINUTE },
  'sign-in:account': { attempts: 100, windowSeconds: HOUR },
  'sign-in:ip': { attempts: 100, windowSeconds: 15 * MINUTE },
  'sign-up:ip': { attempts: 20, windowSeconds: HOUR },
  /** Of sign-ups refused by the limit, the first is recorded; a flood must not fill the books. */
  'sign-up-refusal:ip': { attempts: 1, windowSeconds: HOUR },
  'forgot-password:account-ip': { attempts: 5, windowSeconds: HOUR },
  'forgot-password:account': { attempts: 15, windowSeconds: HOUR },
  'forgot-password:ip': { attempts: 20, windowSeconds: HOUR },
  /** A code has five tries of its own; over all IPs the fifteen codes of an hour bound them. */
  'reset-password:account-ip': { attempts: 10, windowSeconds: HOUR },
  'reset-password:ip': { attempts: 30, windowSeconds: HOUR },
  'change-password:account': { attempts: 10, windowSeconds: 15 * MINUTE },
  'request-confirmation:account': { attempts: 5, windowSeconds: HOUR },
  'confirm-email:ip': { attempts: 60, windowSeconds: HOUR },
} as const;

export type LimitName = keyof typeof attemptFigures;
