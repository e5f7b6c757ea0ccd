import { type APIResponse, test } from '@playwright/test';
import { randomIp, uniqueEmail } from '@printpartner/testing/e2e';
import { expect, newPerson, otherDevice, PASSWORD, visitor } from './people.ts';

/** More guesses than any limit allows. */
const MAX_GUESSES = 150;
const TOO_MANY = 'auth.too_many_wrong_passwords';

/** Sends guesses until one is rate-limited; returns that response and how many were checked before. */
async function untilLimited(
  guess: (step: number) => Promise<APIResponse>,
  checkedStatus: number,
): Promise<{ limited: APIResponse; count: number }> {
  for (let count = 0; count < MAX_GUESSES; count += 1) {
    const answer = await guess(count);
    if (answer.status() === 429) return { limited: answer, count };
    expect(answer.status(), await answer.text()).toBe(checkedStatus);
  }
  throw new Error(`${MAX_GUESSES} guesses, and none was rate-limited`);
}

async function expectRetryLater(answer: APIResponse, code = 'request.rate_limited'): Promise<void> {
  expect(answer.status()).toBe(429);
  expect(answer.headers()['content-type']).toContain('application/problem+json');
  expect(await answer.json()).toMatchObject({ code, status: 429 });
  const seconds = Number(answer.headers()['retry-after']);
  expect(Number.isInteger(seconds)).toBe(true);
  expect(seconds).toBeGreaterThan(0);
  expect(seconds).toBeLessThanOrEqual(86_400);
}

const signIn = (email: string, guess: string) => ({ data: { email, password: guess } });

test('A2 A4 A5 guesses are limited by IP, regardless of X-Forwarded-For, and by account, without affecting others', async () => {
  const victim = await newPerson('victim');

  await test.step('sign-ins of one IP', async () => {
    const attacker = randomIp();
    const guesser = await visitor();
    const { limited, count } = await untilLimited((step) => {
      // A proxy appends the address it saw to the client's header.
      const headers = { 'x-forwarded-for': `${randomIp()}, ${attacker}` };
      return guesser.post('/api/auth/login', { ...signIn(victim.email, `guess number ${step}`), headers });
    }, 401);
    expect(count).toBeGreaterThan(2);
    await expectRetryLater(limited, TOO_MANY);

    // The limit hides whether a guess is right.
    const api = await visitor({ 'x-forwarded-for': attacker });
    await expectRetryLater(await api.post('/api/auth/login', signIn(victim.email, PASSWORD)), TOO_MANY);
    // Others aren't affected.
    const bystander = await newPerson('bystander');
    await otherDevice(bystander.email);
  });

  await test.step('requests for codes, and guesses at one, of one IP', async () => {
    const api = await visitor();
    const ask = () => api.post('/api/auth/forgot-password', { data: { email: uniqueEmail('nobody') } });
    await expectRetryLater((await untilLimited(ask, 200)).limited);
    const guess = (step: number) =>
      api.post('/api/auth/reset-password', {
        data: { email: victim.email, code: String(step).padStart(6, '0'), newPassword: 'stolen horse' },
      });
    await expectRetryLater((await untilLimited(guess, 422)).limited);
    await otherDevice(victim.email);
  });

  await test.step('guesses at the current password', async () => {
    const guess = (step: number) =>
      victim.api.post('/api/auth/change-password', {
        data: { oldPassword: `guess number ${step}`, newPassword: 'stolen horse' },
      });
    await expectRetryLater((await untilLimited(guess, 422)).limited);
  });
});
