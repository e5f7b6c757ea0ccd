import { randomIp, uniqueEmail } from '@printpartner/testing/e2e';
import { type Answer, forgetPassword, makeAccount, removeAccount, resetWith, signInWith } from './visitor.ts';

const SECONDS = Number(process.env['SECONDS'] ?? 60);
const CALLERS = 4;
const DAY_SECONDS = 86_400;
const METHODS = ['password', 'reset code'] as const;

type Guess = (email: string, step: number, ip: string) => Promise<Answer>;

const guesses: Record<(typeof METHODS)[number], Guess> = {
  password: (email, step, ip) => signInWith(email, `guess number ${step}`, ip),
  'reset code': (email, step, ip) => resetWith(email, String(step % 1_000_000).padStart(6, '0'), ip),
};

interface Tally {
  sent: number;
  /** Guesses that were checked: responses other than 429. */
  checked: number;
  /** Time from the first guess until the Retry-After of the first 429 ends, seconds. */
  window: number | undefined;
}

/** Guesses as fast as the server responds. */
async function attack(guess: Guess, email: string, ips: readonly string[]): Promise<Tally> {
  const start = performance.now();
  const tally: Tally = { sent: 0, checked: 0, window: undefined };
  const callAgain = async () => {
    while (performance.now() - start < SECONDS * 1_000) {
      const step = tally.sent;
      tally.sent += 1;
      const { status, retryAfter } = await guess(email, step, ips[step % ips.length] ?? '');
      if (status === 429) tally.window ??= (performance.now() - start) / 1_000 + retryAfter;
      else tally.checked += 1;
    }
  };
  await Promise.all(Array.from({ length: CALLERS }, callAgain));
  return tally;
}

/** Measures how many guesses at one account are checked. */
export async function measureGuessing(): Promise<void> {
  console.log(`\nGuessing at one account for ${SECONDS} s, ${CALLERS} concurrent requests`);
  const rows: object[] = [];
  for (const method of METHODS) {
    for (const ipCount of [1, 50]) {
      const account = await makeAccount();
      if (method === 'reset code') await forgetPassword(account.email);
      const { sent, checked, window } = await attack(
        guesses[method],
        account.email,
        Array.from({ length: ipCount }, randomIp),
      );
      rows.push({
        guess: method,
        IPs: ipCount,
        sent,
        'not 429': checked,
        'wait ends after s': window === undefined ? 'never limited' : Math.round(window),
        'guesses per day': Math.round((checked * DAY_SECONDS) / Math.max(window ?? 0, SECONDS)),
      });
      await assertProxyTrusted();
      await removeAccount(account);
    }
  }
  console.table(rows);
  console.log(
    'A reset code is one of 1,000,000 and expires after 15 minutes. This test never requests a new one.',
  );
}

/** Without a trusted proxy, all guesses count for one IP, and the figures would mean nothing. */
async function assertProxyTrusted(): Promise<void> {
  const { status } = await signInWith(uniqueEmail('bench'), 'a wrong guess');
  if (status !== 429) return;
  throw new Error('X-Forwarded-For is ignored: start the system with TRUST_PROXY=loopback');
}
