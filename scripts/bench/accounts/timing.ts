import { uniqueEmail } from '@printpartner/testing/e2e';
import { quantile } from '../harness/figures.ts';
import { mannWhitney } from './rank-test.ts';
import {
  type Account,
  type Answer,
  requestReset,
  createAccount,
  deleteAccount,
  signInWith,
} from './visitor.ts';

const WARM_UP = 20;

interface Sample {
  known: number[];
  unknown: number[];
}

const requests: [string, (email: string) => Promise<Answer>][] = [
  ['sign-in', (email) => signInWith(email, 'a wrong guess')],
  ['forgot-password', (email) => requestReset(email)],
];

/** Shuffled, because the mail of one request is sent during the next. */
function shuffled<T>(values: readonly T[]): T[] {
  return values
    .map((value) => ({ value, place: Math.random() }))
    .toSorted((one, other) => one.place - other.place)
    .map(({ value }) => value);
}

/** Sends one request per address, each from its own IP. */
async function sample(request: (email: string) => Promise<Answer>, known: Account[]): Promise<Sample> {
  for (let count = 0; count < WARM_UP; count += 1) await request(uniqueEmail('bench'));
  const took: Sample = { known: [], unknown: [] };
  const statuses = new Set<number>();
  const addresses = known.flatMap(({ email }) => [
    { email, into: took.known },
    { email: uniqueEmail('bench'), into: took.unknown },
  ]);
  for (const { email, into } of shuffled(addresses)) {
    const answer = await request(email);
    statuses.add(answer.status);
    into.push(answer.took);
  }
  if (statuses.size > 1) throw new Error(`The statuses differ: ${[...statuses].join(', ')}`);
  return took;
}

const rowOf = (request: string, address: string, took: readonly number[]) => ({
  request,
  address,
  answers: took.length,
  ...Object.fromEntries(
    [0.1, 0.25, 0.5, 0.75, 0.9, 0.99].map((share) => [
      `p${share * 100} ms`,
      quantile(took, share).toFixed(1),
    ]),
  ),
});

/** Measures whether response times reveal that an address has an account. */
export async function measureTiming(count: number): Promise<void> {
  console.log(`\nAnswer times of ${count} known and ${count} unknown addresses`);
  const accounts: Account[] = [];
  while (accounts.length < count) accounts.push(await createAccount());
  const rows: object[] = [];
  const verdicts: object[] = [];
  for (const [name, request] of requests) {
    const { known, unknown } = await sample(request, accounts);
    rows.push(rowOf(name, 'known', known), rowOf(name, 'unknown', unknown));
    const { larger, z, p } = mannWhitney(known, unknown);
    verdicts.push({
      request: name,
      'median known / unknown': (quantile(known, 0.5) / quantile(unknown, 0.5)).toFixed(3),
      'chance that the known is slower': larger.toFixed(3),
      'Mann-Whitney z': z.toFixed(2),
      p: p.toFixed(3),
    });
  }
  for (const account of accounts) await deleteAccount(account);
  console.table(rows);
  console.table(verdicts);
}
