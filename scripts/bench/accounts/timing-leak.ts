import { uniqueEmail } from '@printpartner/testing/e2e';
import { mannWhitney } from './rank-test.ts';
import {
  type Account,
  type Answer,
  forgetPassword,
  makeAccount,
  removeAccount,
  signInWith,
} from './visitor.ts';

const COUNT = Number(process.env['COUNT'] ?? 200);
const WARM_UP = 20;

interface Sample {
  known: number[];
  unknown: number[];
}

const requests: [string, (email: string) => Promise<Answer>][] = [
  ['sign-in', (email) => signInWith(email, 'a wrong guess')],
  ['forgot-password', (email) => forgetPassword(email)],
];

/** Shuffled, because the mail caused by one request is sent during the next. */
function shuffled<T>(values: readonly T[]): T[] {
  return values
    .map((value) => ({ value, rank: Math.random() }))
    .toSorted((one, other) => one.rank - other.rank)
    .map(({ value }) => value);
}

/** Sends one request per address, each from its own IP. */
async function sample(request: (email: string) => Promise<Answer>, known: Account[]): Promise<Sample> {
  for (let count = 0; count < WARM_UP; count += 1) await request(uniqueEmail('bench'));
  const durations: Sample = { known: [], unknown: [] };
  const statuses = new Set<number>();
  const addresses = known.flatMap(({ email }) => [
    { email, into: durations.known },
    { email: uniqueEmail('bench'), into: durations.unknown },
  ]);
  for (const { email, into } of shuffled(addresses)) {
    const answer = await request(email);
    statuses.add(answer.status);
    into.push(answer.took);
  }
  if (statuses.size > 1) throw new Error(`the responses differ: HTTP ${[...statuses].join(', ')}`);
  return durations;
}

const quantile = (values: readonly number[], share: number): number =>
  values.toSorted((one, other) => one - other)[Math.floor(values.length * share)] ?? 0;

const rowOf = (request: string, address: string, durations: readonly number[]) => ({
  request,
  address,
  requests: durations.length,
  ...Object.fromEntries(
    [0.1, 0.25, 0.5, 0.75, 0.9, 0.99].map((share) => [
      `p${share * 100} ms`,
      quantile(durations, share).toFixed(1),
    ]),
  ),
});

/** Measures whether response times reveal if an address has an account. */
export async function measureTimingLeak(): Promise<void> {
  console.log(`\nResponse times for ${COUNT} known and ${COUNT} unknown addresses`);
  const accounts: Account[] = [];
  for (let count = 0; count < COUNT; count += 1) accounts.push(await makeAccount());
  const rows: object[] = [];
  const verdicts: object[] = [];
  for (const [name, request] of requests) {
    const { known, unknown } = await sample(request, accounts);
    rows.push(rowOf(name, 'known', known), rowOf(name, 'unknown', unknown));
    const { larger, z, p } = mannWhitney(known, unknown);
    verdicts.push({
      request: name,
      'median known / unknown': (quantile(known, 0.5) / quantile(unknown, 0.5)).toFixed(3),
      'probability that known is slower': larger.toFixed(3),
      'Mann-Whitney z': z.toFixed(2),
      p: p.toFixed(3),
    });
  }
  for (const account of accounts) await removeAccount(account);
  console.table(rows);
  console.table(verdicts);
}
