import { type APIResponse, expect, test } from '@playwright/test';
import { randomIp, uniqueEmail } from '@printpartner/testing/e2e';
import { newPerson, otherDevice, PASSWORD, visitor } from './people.ts';

/** More guesses than any limit allows. */
const MAX_GUESSES = 150;

/** Sends guesses until one is rate-limited; returns that response and how many were checked before. */
async function untilLimited(
  guess: (step: number) => Promise<APIResponse>,
  checkedStatus: number,
  atOnce = 1,
): Promise<{ limited: APIResponse; count: number }> {
  for (let count = 0; count < MAX_GUESSES;) {
    const steps = Array.from({ length: atOnce }, (_, place) => count + place);
    const answers = await Promise.all(steps.map((step) => guess(step)));
    const limited = answers.find((answer) => answer.status() === 429);
    const others = answers.filter((answer) => answer.status() !== 429);
    for (const answer of others) expect(answer.status(), await answer.text()).toBe(checkedStatus);
    count += others.length;
    if (limited) return { limited, count };
  }
  throw new Error(`${MAX_GUESSES} guesses, and none was rate-limited`);
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

test('A2 limits guesses from one IP regardless of X-Forwarded-For', async () => {
  const victim = await newPerson('victim');
  const attacker = randomIp();
  const guesser = await visitor();
  const { limited, count } = await untilLimited((step) => {
    // A proxy appends the address it saw to the client's header.
    const headers = { 'x-forwarded-for': `${randomIp()}, ${attacker}` };
    return guesser.post('/api/auth/login', { ...signIn(victim.email, `guess number ${step}`), headers });
  }, 401);
  expect(count).toBeGreaterThan(2);
  await expectRetryLater(limited);

  // The limit hides whether a guess is right.
  const api = await visitor({ 'x-forwarded-for': attacker });
  await expectRetryLater(await api.post('/api/auth/login', signIn(victim.email, PASSWORD)));
  // Others aren't affected.
  const bystander = await newPerson('bystander');
  await otherDevice(bystander.email);
});

test('A2 limits guesses at one account from many IPs without affecting others', async () => {
  test.setTimeout(120_000);
  const victim = await newPerson('victim');
  const bystander = await newPerson('bystander');
  const guesser = await visitor();
  const guess = (step: number) => {
    const headers = { 'x-forwarded-for': randomIp() };
    return guesser.post('/api/auth/login', { ...signIn(victim.email, `guess number ${step}`), headers });
  };
  // Concurrent, as from a botnet.
  const { limited } = await untilLimited(guess, 401, 10);
  await expectRetryLater(limited);
  await otherDevice(bystander.email);
  // Existing sessions stay valid.
  expect((await victim.api.get('/api/projects')).status()).toBe(200);
});

test('A2 limits unknown addresses like known ones', async () => {
  const { email } = await newPerson();
  const countFor = async (address: string) => {
    const api = await visitor();
    const guess = () => api.post('/api/auth/login', signIn(address, 'a wrong guess'));
    return (await untilLimited(guess, 401)).count;
  };
  expect(await countFor(uniqueEmail('nobody'))).toBe(await countFor(email));
});

test('A2 successful sign-ins don’t use up attempts', async () => {
  const { email } = await newPerson();
  const api = await visitor();
  for (let count = 0; count < 25; count += 1) {
    expect((await api.post('/api/auth/login', signIn(email, PASSWORD))).status()).toBe(200);
  }
});

test('A3 limits sign-ups from one IP', async () => {
  test.setTimeout(120_000);
  const api = await visitor();
  const { limited, count } = await untilLimited(
    () => api.post('/api/auth/signup', { data: { email: uniqueEmail(), password: PASSWORD } }),
    200,
  );
  expect(count).toBe(20);
  await expectRetryLater(limited);
  await newPerson();
});

test('A4 limits code requests from one IP', async () => {
  const api = await visitor();
  const ask = () => api.post('/api/auth/forgot-password', { data: { email: uniqueEmail('nobody') } });
  await expectRetryLater((await untilLimited(ask, 200)).limited);
});

test('A4 limits code guesses from one IP', async () => {
  const { email } = await newPerson();
  const api = await visitor();
  const guess = (step: number) =>
    api.post('/api/auth/reset-password', {
      data: { email, code: String(step).padStart(6, '0'), newPassword: 'stolen horse' },
    });
  await expectRetryLater((await untilLimited(guess, 422)).limited);
  await otherDevice(email);
});

test('A5 limits guesses at the current password', async () => {
  const { api } = await newPerson();
  const guess = (step: number) =>
    api.post('/api/auth/change-password', {
      data: { oldPassword: `guess number ${step}`, newPassword: 'stolen horse' },
    });
  await expectRetryLater((await untilLimited(guess, 422)).limited);
});
