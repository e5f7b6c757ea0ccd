import { type APIRequestContext, type APIResponse, test } from '@playwright/test';
import { mailsTo, resetCodeTo, uniqueEmail } from '@printpartner/testing/e2e';
import { expect, newPerson, visitor } from './people.ts';

/** Headers that differ in every response. */
const varyingHeaders = new Set(['date', 'x-request-id']);

/** Everything a caller can observe: status, headers, body. */
async function observable(answer: APIResponse): Promise<object> {
  const headers = answer.headersArray().filter(({ name }) => !varyingHeaders.has(name.toLowerCase()));
  const { requestId: _, ...body } = await answer.json();
  return { status: answer.status(), headers, body };
}

const NEW_PASSWORD = 'stolen horse';
const questions: [string, number, (api: APIRequestContext, email: string) => Promise<APIResponse>][] = [
  [
    'sign-in',
    401,
    (api, email) => api.post('/api/auth/login', { data: { email, password: 'a wrong guess' } }),
  ],
  ['forgot-password', 200, (api, email) => api.post('/api/auth/forgot-password', { data: { email } })],
  [
    'reset-password',
    422,
    (api, email) =>
      api.post('/api/auth/reset-password', { data: { email, code: '000000', newPassword: NEW_PASSWORD } }),
  ],
];

test('A2 A4 the answers are the same for known and unknown addresses, and no code is mailed to an unknown one', async () => {
  const { email } = await newPerson('known');
  // As long as the known one, so that lengths don't differ.
  const unknown = uniqueEmail('ghost');
  for (const [name, status, ask] of questions)
    await test.step(name, async () => {
      const client = await visitor();
      for (let round = 0; round < 2; round += 1) {
        const answer = await ask(client, unknown);
        const known = await ask(client, email);
        expect(known.status()).toBe(status);
        expect(await observable(answer)).toEqual(await observable(known));
      }
    });
  // The codes of the unknown address were asked for before.
  await resetCodeTo(email);
  expect(await mailsTo(unknown)).toEqual([]);
});
