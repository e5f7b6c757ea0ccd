import { type APIRequestContext, type APIResponse, expect, test } from '@playwright/test';
import { mailsTo, resetCodeTo, uniqueEmail } from '@printpartner/testing/e2e';
import { newPerson, stranger } from './people.ts';

/** Differ from answer to answer. */
const ITS_OWN = new Set(['date', 'x-request-id', 'etag']);

/** All that an answer tells: status, headers, body. */
async function toldBy(answer: APIResponse): Promise<object> {
  const headers = answer.headersArray().filter(({ name }) => !ITS_OWN.has(name.toLowerCase()));
  const { requestId: _, ...body } = await answer.json();
  return { status: answer.status(), headers, body };
}

const newPassword = 'stolen horse';
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
    (api, email) => api.post('/api/auth/reset-password', { data: { email, code: '000000', newPassword } }),
  ],
];

for (const [name, status, ask] of questions) {
  test(`${name} answers the same for an address that somebody has and one that nobody has`, async () => {
    const { email } = await newPerson('known');
    // As long as the known one, so that no length differs.
    const unknown = uniqueEmail('ghost');
    const knocker = await stranger();
    for (let round = 0; round < 2; round += 1) {
      const known = await ask(knocker, email);
      expect(known.status()).toBe(status);
      expect(await toldBy(await ask(knocker, unknown))).toEqual(await toldBy(known));
    }
  });
}

test('A4 no code is mailed to an address that nobody has', async () => {
  const { email } = await newPerson();
  const unknown = uniqueEmail('ghost');
  const knocker = await stranger();
  for (const address of [unknown, email]) {
    const answer = await knocker.post('/api/auth/forgot-password', { data: { email: address } });
    expect(answer.status()).toBe(200);
  }
  await resetCodeTo(email);
  expect(await mailsTo(unknown)).toEqual([]);
});
