import { type APIResponse, expect, test } from '@playwright/test';
import { randomIp, uniqueEmail } from '@printpartner/testing/e2e';
import { newPerson, otherDevice, password, stranger } from './people.ts';

/** No limit of the product lets this many guesses through. */
const ENOUGH = 150;

/** Sends guesses until one is refused for their number; answers that one and how many were judged before it. */
async function untilLimited(
  guess: (step: number) => Promise<APIResponse>,
  judged: number,
  atOnce = 1,
): Promise<{ limited: APIResponse; count: number }> {
  for (let count = 0; count < ENOUGH;) {
    const steps = Array.from({ length: atOnce }, (_, place) => count + place);
    const answers = await Promise.all(steps.map((step) => guess(step)));
    const limited = answers.find((answer) => answer.status() === 429);
    const others = answers.filter((answer) => answer.status() !== 429);
    for (const answer of others) expect(answer.status(), await answer.text()).toBe(judged);
    count += others.length;
    if (limited) return { limited, count };
  }
  throw new Error(`${ENOUGH} guesses, and none was refused for their number`);
}

async function expectRetryLater(answer: APIResponse): Promise<void> {
  expect(answer.status()).toBe(429);
  expect(answer.headers()['content-type']).toContain('application/problem+json');
  expect(await answer.json()).toMatchObject({ code: 'request.rate_limited', status: 429 });
  const seconds = Number(answer.headers()['retry-after']);
  expect(Number.isInteger(seconds)).toBe(true);
  expect(seconds).toBeGreaterThan(0);
  expect(seconds).toBeLessThanOrEqual(86_400);
}

const signIn = (email: string, guess: string) => ({ data: { email, password: guess } });

test('A2 guesses at a password from one IP come to an end, whatever X-Forwarded-For claims', async () => {
  const victim = await newPerson('victim');
  const attacker = randomIp();
  const guesser = await stranger();
  const { limited, count } = await untilLimited((step) => {
    // What a proxy in front sends on: the client's own claim, then the address it saw.
    const headers = { 'x-forwarded-for': `${randomIp()}, ${attacker}` };
    return guesser.post('/api/auth/login', { ...signIn(victim.email, `guess number ${step}`), headers });
  }, 401);
  expect(count).toBeGreaterThan(2);
  await expectRetryLater(limited);

  // Not a word on whether a guess is right once there are too many.
  const api = await stranger({ 'x-forwarded-for': attacker });
  await expectRetryLater(await api.post('/api/auth/login', signIn(victim.email, password)));
  // Others are not held up by it.
  const bystander = await newPerson('bystander');
  await otherDevice(bystander.email);
});

test('A2 guesses at one account from many IPs come to an end, and no other account is held up', async () => {
  test.setTimeout(120_000);
  const victim = await newPerson('victim');
  const bystander = await newPerson('bystander');
  const guesser = await stranger();
  const guess = (step: number) => {
    const headers = { 'x-forwarded-for': randomIp() };
    return guesser.post('/api/auth/login', { ...signIn(victim.email, `guess number ${step}`), headers });
  };
  // Nobody who guesses from many places takes turns.
  const { limited } = await untilLimited(guess, 401, 10);
  await expectRetryLater(limited);
  await otherDevice(bystander.email);
  // Who is signed in already stays so.
  expect((await victim.api.get('/api/projects')).status()).toBe(200);
});

test('A2 an address that nobody has is limited as one that somebody has', async () => {
  const { email } = await newPerson();
  const countFor = async (address: string) => {
    const api = await stranger();
    const guess = () => api.post('/api/auth/login', signIn(address, 'a wrong guess'));
    return (await untilLimited(guess, 401)).count;
  };
  expect(await countFor(uniqueEmail('nobody'))).toBe(await countFor(email));
});

test('A2 signing in does not use up attempts', async () => {
  const { email } = await newPerson();
  const api = await stranger();
  for (let count = 0; count < 25; count += 1) {
    expect((await api.post('/api/auth/login', signIn(email, password))).status()).toBe(200);
  }
});

test('A3 sign-ups from one IP come to an end', async () => {
  test.setTimeout(120_000);
  const api = await stranger();
  const { limited, count } = await untilLimited(
    () => api.post('/api/auth/signup', { data: { email: uniqueEmail(), password } }),
    200,
  );
  expect(count).toBe(20);
  await expectRetryLater(limited);
  await newPerson();
});

test('A4 requests for codes from one IP come to an end', async () => {
  const api = await stranger();
  const ask = () => api.post('/api/auth/forgot-password', { data: { email: uniqueEmail('nobody') } });
  await expectRetryLater((await untilLimited(ask, 200)).limited);
});

test('A4 guesses at a code from one IP come to an end', async () => {
  const { email } = await newPerson();
  const api = await stranger();
  const guess = (step: number) =>
    api.post('/api/auth/reset-password', {
      data: { email, code: String(step).padStart(6, '0'), newPassword: 'stolen horse' },
    });
  await expectRetryLater((await untilLimited(guess, 422)).limited);
  await otherDevice(email);
});

test('A5 guesses at the old password of a session come to an end', async () => {
  const { api } = await newPerson();
  const guess = (step: number) =>
    api.post('/api/auth/change-password', {
      data: { oldPassword: `guess number ${step}`, newPassword: 'stolen horse' },
    });
  await expectRetryLater((await untilLimited(guess, 422)).limited);
});
