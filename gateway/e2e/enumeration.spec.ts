import { type APIRequestContext, type APIResponse, expect, test } from '@playwright/test';
import { mailsTo, resetCodeTo, uniqueEmail } from '@printpartner/testing/e2e';
import { newPerson, visitor } from './people.ts';

/** Headers that differ in every response. */
const varyingHeaders = new Set(['date', 'x-request-id', 'etag']);

/** Everything a caller can observe: status, headers, body. */
async function observable(answer: APIResponse): Promise<object> {
  const headers = answer.headersArray().filter(({ name }) => !varyingHeaders.has(name.toLowerCase()));
  const { requestId: _, ...body } = await answer.json();
  return { status: answer.status(), headers, body };
}

const NEW_PASSWORD = 'stolen horse';
const questions: [string, number, (api: APIRequestContext, email: string) => Promise<APIResponse>][] = [
  [
    'A2 sign-in',
    401,
    (api, email) => api.post('/api/auth/login', { data: { email, password: 'a wrong guess' } }),
  ],
  ['A4 forgot-password', 200, (api, email) => api.post('/api/auth/forgot-password', { data: { email } })],
  [
    'A4 reset-password',
    422,
    (api, email) =>
      api.post('/api/auth/reset-password', { data: { email, code: '000000', newPassword: NEW_PASSWORD } }),
  ],
];

for (const [name, status, ask] of questions) {
  test(`${name} answers the same for known and unknown addresses`, async () => {
    const { email } = await newPerson('known');
    // As long as the known one, so that lengths don't differ.
    const unknown = uniqueEmail('ghost');
    const client = await visitor();
    for (let round = 0; round < 2; round += 1) {
      const known = await ask(client, email);
      expect(known.status()).toBe(status);
      expect(await observable(await ask(client, unknown))).toEqual(await observable(known));
    }
  });
}

test('A4 mails no code to an unknown address', async () => {
  const { email } = await newPerson();
  const unknown = uniqueEmail('ghost');
  const client = await visitor();
  for (const address of [unknown, email]) {
    const answer = await client.post('/api/auth/forgot-password', { data: { email: address } });
    expect(answer.status()).toBe(200);
  }
  await resetCodeTo(email);
  expect(await mailsTo(unknown)).toEqual([]);
});
