import { randomInt } from 'node:crypto';
import { randomIp, uniqueEmail } from '@printpartner/testing/e2e';
import { callFor } from '../harness/rounds.ts';
import { type Answer, requestReset, createAccount, deleteAccount, resetWith, signInWith } from './visitor.ts';

const CALLERS = 4;
const DAY_SECONDS = 86_400;
const ways = ['password', 'reset code'] as const;

type Guess = (email: string, step: number, ip: string) => Promise<Answer>;

const guesses: Record<(typeof ways)[number], Guess> = {
  password: (email, step, ip) => signInWith(email, `guess number ${step}`, ip),
  'reset code': (email, step, ip) => resetWith(email, String(step % 1_000_000).padStart(6, '0'), ip),
};

interface Tally {
  sent: number;
  /** Answers other than 429. */
  checked: number;
  /** From the first guess to the end of the first Retry-After, seconds. */
  window: number | undefined;
}

/** Where the guesses come from. The networks are random, so that runs don't count together. */
function sources(): { from: string; ips: string[] }[] {
  const site = Array.from({ length: 3 }, () => randomInt(1, 65_536).toString(16)).join(':');
  return [
    { from: '1 IP', ips: [randomIp()] },
    { from: '50 IPs', ips: Array.from({ length: 50 }, randomIp) },
    { from: '50 /64s of a /48', ips: Array.from({ length: 50 }, (_, i) => `${site}:${i.toString(16)}::1`) },
  ];
}

/** Guesses continuously. */
async function attack(seconds: number, guess: Guess, email: string, ips: readonly string[]): Promise<Tally> {
  const start = performance.now();
  const tally: Tally = { sent: 0, checked: 0, window: undefined };
  await callFor({ callers: CALLERS, seconds }, async () => {
    const step = tally.sent;
    tally.sent += 1;
    const { status, retryAfter } = await guess(email, step, ips[step % ips.length] ?? '');
    if (status === 429) tally.window ??= (performance.now() - start) / 1_000 + retryAfter;
    else tally.checked += 1;
  });
  return tally;
}

/** Measures how many guesses at one account are checked. */
export async function measureGuessing(seconds: number): Promise<void> {
  console.log(`\nGuessing at one account for ${seconds} s, ${CALLERS} at a time`);
  const rows: object[] = [];
  for (const way of ways) {
    for (const { from, ips } of sources()) {
      const account = await createAccount();
      if (way === 'reset code') await requestReset(account.email);
      const { sent, checked, window } = await attack(seconds, guesses[way], account.email, ips);
      rows.push({
        guess: way,
        from,
        sent,
        'not 429': checked,
        'wait ends after s': window === undefined ? 'never refused' : Math.round(window),
        'checked per day': Math.round((checked * DAY_SECONDS) / Math.max(window ?? 0, seconds)),
      });
      await assertTrustedProxy();
      await deleteAccount(account);
    }
  }
  console.table(rows);
  console.log('A code is one of 1,000,000 and valid for 10 minutes; no new one is requested here.');
}

/** Without a trusted proxy, all guesses come from one IP, and the figures are meaningless. */
async function assertTrustedProxy(): Promise<void> {
  const { status } = await signInWith(uniqueEmail('bench'), 'a wrong guess');
  if (status !== 429) return;
  throw new Error('X-Forwarded-For is not trusted: start the system with TRUST_PROXY=loopback');
}
