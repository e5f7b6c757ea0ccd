const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/**
 * Wrong reset codes per account and day, from all networks together.
 *
 * A code is one of N = 10⁶, so n wrong guesses hit one with a probability of at most
 * n / N (RFC 4226, section 6: Sec = s·v / 10^Digit, here s = 1). At 20 a day that is
 * 2·10⁻⁵ a day, 6·10⁻⁴ in a month and 0.7 % in a year of guessing every day. Without
 * the budget, five tries for each of twenty codes a day would reach 0.3 % in a month.
 */
const WRONG_CODES_PER_DAY = 20;

/** Cleared by a mailed reset link, unlike the limits of an address or a network over all accounts. */
const WRONG_PASSWORDS = 'auth.too_many_wrong_passwords';

/**
 * Attempts per window.
 *
 * - `ip` (an IPv4 address or an IPv6 /64) stops password spraying, with enough margin for an office behind one address.
 * - `network` (an IPv4 /24 or an IPv6 /48) stops an attacker who changes addresses within one network.
 * - `account-ip` and `account-network` stop a single attacker without locking the owner out elsewhere.
 * - `account` stops a botnet.
 * - `device` replaces every limit of the account, so that none of them locks the owner out of a device that
 *   has signed in before. Only that device can use it up.
 */
export const attemptFigures = {
  /** Only failures count; a correct password gives its attempt back. */
  'sign-in:account-ip': { attempts: 10, windowSeconds: 15 * MINUTE, code: WRONG_PASSWORDS },
  'sign-in:account-network': { attempts: 30, windowSeconds: 15 * MINUTE, code: WRONG_PASSWORDS },
  'sign-in:account': { attempts: 100, windowSeconds: HOUR, code: WRONG_PASSWORDS },
  'sign-in:device': { attempts: 10, windowSeconds: 15 * MINUTE, code: WRONG_PASSWORDS },
  'sign-in:ip': { attempts: 100, windowSeconds: 15 * MINUTE },
  'sign-in:network': { attempts: 300, windowSeconds: 15 * MINUTE },
  /** Opened sessions. Counted after the password, so that another person can't use them up. */
  'session:account': {
    attempts: 100,
    windowSeconds: HOUR,
    userMessage: 'This account has signed in too many times in the last hour. Please try again later.',
  },
  'session:ip': {
    attempts: 300,
    windowSeconds: HOUR,
    userMessage: 'Your network has signed in too many times in the last hour. Please try again later.',
  },
  'sign-up:ip': { attempts: 20, windowSeconds: HOUR },
  /** Only the first sign-up refused by the limit is recorded, so that a flood doesn't fill the table. */
  'sign-up-refusal:ip': { attempts: 1, windowSeconds: HOUR },
  'forgot-password:account-ip': { attempts: 5, windowSeconds: HOUR },
  /**
   * Mails with a link and a code to one mailbox: 20 a day for devices that aren't known, and 10 a day of their own for known
   * ones. After the first eight, one leaves every two hours, so that nobody can use up the owner's way in for longer.
   */
  'forgot-password:account': { attempts: 8, windowSeconds: DAY },
  'forgot-password:account-later': {
    attempts: 1,
    windowSeconds: 2 * HOUR,
    userMessage:
      'Many reset emails were sent to this address today. Open the link in the newest one, or try again later.',
  },
  'forgot-password:known-devices': { attempts: 10, windowSeconds: DAY },
  'forgot-password:device': { attempts: 5, windowSeconds: HOUR },
  'forgot-password:ip': { attempts: 20, windowSeconds: HOUR },
  'forgot-password:network': { attempts: 60, windowSeconds: HOUR },
  'reset-password:account-ip': { attempts: 10, windowSeconds: HOUR },
  'reset-password:ip': { attempts: 30, windowSeconds: HOUR },
  'reset-password:network': { attempts: 90, windowSeconds: HOUR },
  /** Only wrong codes count, and only while there is a code to guess. */
  'wrong-code:account': {
    attempts: WRONG_CODES_PER_DAY,
    windowSeconds: DAY,
    userMessage:
      'Too many wrong codes for this account today. Open the link in the email instead: it needs no code.',
  },
  'wrong-code:device': { attempts: 10, windowSeconds: DAY },
  /** Wrong current passwords: when changing it, and when confirming an export or a deletion. */
  'current-password:session': { attempts: 10, windowSeconds: 15 * MINUTE },
  'request-confirmation:account': { attempts: 5, windowSeconds: HOUR },
  'confirm-email:ip': { attempts: 60, windowSeconds: HOUR },
} as const;

export type LimitName = keyof typeof attemptFigures;
