import { expect, test } from '@playwright/test';
import { uniqueEmail } from '@printpartner/testing/e2e';
import { newPerson, otherDevice, PASSWORD, visitor } from './people.ts';

test('A2 signs in with the right password only, with one message for other cases', async () => {
  const { email } = await newPerson();
  const request = await visitor();
  const wrong = await request.post('/api/auth/login', { data: { email, password: 'wrong horse' } });
  const unknown = await request.post('/api/auth/login', {
    data: { email: `no-${email}`, password: PASSWORD },
  });
  for (const answer of [wrong, unknown]) {
    expect(answer.status()).toBe(401);
    expect(await answer.json()).toMatchObject({
      code: 'auth.wrong_credentials',
      detail: 'Invalid email or password.',
    });
  }
  const right = await request.post('/api/auth/login', {
    data: { email: ` ${email.toUpperCase()} `, password: PASSWORD },
  });
  expect(right.status()).toBe(200);
  expect(await right.json()).toMatchObject({
    success: true,
    message: 'Signed in successfully',
    user: { email },
  });
});

test('A2 asks for missing credentials', async () => {
  const request = await visitor();
  const answer = await request.post('/api/auth/login', { data: {} });
  expect(answer.status()).toBe(422);
  const problem = await answer.json();
  expect(problem.detail).toBe('You must provide either an email or phone number and a password');
});

test('A3 creates one account per address regardless of case', async () => {
  const { email } = await newPerson();
  const request = await visitor();
  const again = await request.post('/api/auth/signup', {
    data: { email: email.toUpperCase(), password: PASSWORD },
  });
  expect(again.status()).toBe(409);
  expect(await again.json()).toMatchObject({ code: 'auth.email_taken' });
});

test('A3 concurrent sign-ups with one address create one account', async () => {
  const request = await visitor();
  const email = uniqueEmail();
  const answers = await Promise.all(
    Array.from({ length: 8 }, () =>
      request.post('/api/auth/signup', { data: { email, password: PASSWORD } }),
    ),
  );
  const statuses = answers.map((answer) => answer.status()).toSorted((a, b) => a - b);
  expect(statuses).toEqual([200, ...Array.from({ length: 7 }, () => 409)]);
});

test('A5 cookie and bearer token work until sign-out', async () => {
  const { api, email } = await newPerson();
  const { token } = await (await api.post('/api/auth/login', { data: { email, password: PASSWORD } })).json();
  const client = await visitor({ authorization: `Bearer ${token}` });
  expect((await client.get('/api/projects')).status()).toBe(200);
  expect(await (await client.get('/api/auth/session')).json()).toMatchObject({ user: { email } });

  const cookies = (await api.storageState()).cookies;
  expect(cookies).toContainEqual(
    expect.objectContaining({ name: 'pp_session', httpOnly: true, sameSite: 'Lax' }),
  );

  expect((await client.post('/api/auth/logout', { data: {} })).status()).toBe(200);
  expect((await client.get('/api/projects')).status()).toBe(401);
  expect(await (await client.get('/api/auth/session')).json()).toEqual({ user: null });
});

test('A5 sign-out everywhere ends the sessions of all devices', async () => {
  const { api, email } = await newPerson();
  const other = await otherDevice(email);
  expect((await other.get('/api/projects')).status()).toBe(200);
  expect((await api.post('/api/auth/logout', { data: { everywhere: true } })).status()).toBe(200);
  expect((await other.get('/api/projects')).status()).toBe(401);
});

test('A5 an outdated screen can’t sign out another user in the same browser', async () => {
  const maya = await newPerson('maya');
  const { user } = await (await maya.api.get('/api/auth/session')).json();
  const ingrid = await newPerson('ingrid');
  const phone = await otherDevice(ingrid.email);
  const ofMaya = { 'x-expected-user': user.id };
  for (const everywhere of [true, false]) {
    const answer = await ingrid.api.post('/api/auth/logout', { data: { everywhere }, headers: ofMaya });
    expect(answer.status()).toBe(409);
    expect(await answer.json()).toMatchObject({ code: 'auth.other_user' });
  }
  for (const device of [ingrid.api, phone]) expect((await device.get('/api/projects')).status()).toBe(200);

  // Her own screen can, also when the session has already ended.
  for (const _ of [1, 2]) {
    const answer = await maya.api.post('/api/auth/logout', { data: { everywhere: true }, headers: ofMaya });
    expect(answer.status()).toBe(200);
  }
});
