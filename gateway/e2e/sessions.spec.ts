import { test } from '@playwright/test';
import { uniqueEmail } from '@printpartner/testing/e2e';
import { expect, newPerson, otherDevice, PASSWORD, visitor } from './people.ts';

test('A2 A3 one account for each address, opened by the right password only', async () => {
  const { email } = await newPerson();
  const request = await visitor();

  await test.step('one message for a wrong password and an unknown address', async () => {
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

  await test.step('missing credentials are asked for', async () => {
    const answer = await request.post('/api/auth/login', { data: {} });
    expect(answer.status()).toBe(422);
    const problem = await answer.json();
    expect(problem.detail).toBe('You must provide either an email or phone number and a password');
  });

  await test.step('one account for an address in any case', async () => {
    const again = await request.post('/api/auth/signup', {
      data: { email: email.toUpperCase(), password: PASSWORD },
    });
    expect(again.status()).toBe(409);
    expect(await again.json()).toMatchObject({ code: 'auth.email_taken' });
  });

  await test.step('one account of concurrent sign-ups', async () => {
    const data = { email: uniqueEmail(), password: PASSWORD };
    const answers = await Promise.all(
      Array.from({ length: 8 }, () => request.post('/api/auth/signup', { data })),
    );
    const statuses = answers.map((answer) => answer.status()).toSorted((a, b) => a - b);
    expect(statuses).toEqual([200, ...Array.from({ length: 7 }, () => 409)]);
  });
});

test('A5 A11 cookie and bearer token work until sign-out or until they are ended in the list, which has the user’s own sessions only', async () => {
  const [maya, ingrid] = [await newPerson('maya'), await newPerson('ingrid')];
  const phone = await otherDevice(ingrid.email);
  const expectStatus = async (api: typeof phone, status: number) =>
    expect((await api.get('/api/projects')).status()).toBe(status);

  await test.step('sign-out ends the session of the token', async () => {
    const data = { email: maya.email, password: PASSWORD };
    const { token } = await (await maya.api.post('/api/auth/login', { data })).json();
    const client = await visitor({ authorization: `Bearer ${token}` });
    await expectStatus(client, 200);
    const session = await (await client.get('/api/auth/session')).json();
    expect(session).toMatchObject({ user: { email: maya.email } });

    const cookies = (await maya.api.storageState()).cookies;
    expect(cookies).toContainEqual(
      expect.objectContaining({ name: 'pp_session', httpOnly: true, sameSite: 'Lax' }),
    );

    expect((await client.post('/api/auth/logout', { data: {} })).status()).toBe(200);
    await expectStatus(client, 401);
    expect(await (await client.get('/api/auth/session')).json()).toEqual({ user: null });
  });

  await test.step('an outdated screen can’t sign out another user in the same browser', async () => {
    await maya.api.post('/api/auth/login', { data: { email: maya.email, password: PASSWORD } });
    const { user } = await (await maya.api.get('/api/auth/session')).json();
    const ofMaya = { 'x-expected-user': user.id };
    for (const everywhere of [true, false]) {
      const answer = await ingrid.api.post('/api/auth/logout', { data: { everywhere }, headers: ofMaya });
      expect(answer.status()).toBe(409);
      expect(await answer.json()).toMatchObject({ code: 'auth.other_user' });
    }
    for (const api of [ingrid.api, phone]) await expectStatus(api, 200);

    // Her own screen can, also when the session has already ended.
    for (const _ of [1, 2]) {
      const answer = await maya.api.post('/api/auth/logout', { data: { everywhere: true }, headers: ofMaya });
      expect(answer.status()).toBe(200);
    }
  });

  await test.step('sign-out everywhere ends the sessions of all devices', async () => {
    expect((await ingrid.api.post('/api/auth/logout', { data: { everywhere: true } })).status()).toBe(200);
    await expectStatus(phone, 401);
  });

  await test.step('the list ends one session, then all others, and the log says so', async () => {
    const [here, one, two] = [
      await otherDevice(ingrid.email),
      await otherDevice(ingrid.email),
      await otherDevice(ingrid.email),
    ];
    const listed = async () => (await here.get('/api/auth/sessions')).json();
    expect(await listed()).toMatchObject([{ isCurrent: true }, { isCurrent: false }, { isCurrent: false }]);
    const ofTwo = (await (await two.get('/api/auth/sessions')).json())[0].id;
    expect((await here.delete(`/api/auth/sessions/${ofTwo}`)).status()).toBe(200);
    await expectStatus(two, 401);
    const again = await here.delete(`/api/auth/sessions/${ofTwo}`);
    expect(again.status()).toBe(404);
    expect(await again.json()).toMatchObject({ code: 'auth.session_not_found' });
    await expectStatus(one, 200);
    expect((await here.delete('/api/auth/sessions')).status()).toBe(200);
    await expectStatus(one, 401);
    expect(await listed()).toMatchObject([{ isCurrent: true }]);
    const events: { kind: string }[] = await (await here.get('/api/auth/security-events')).json();
    expect(events.slice(0, 2).map(({ kind }) => kind)).toEqual(['other_sessions_ended', 'session_ended']);
  });

  await test.step('forged, stale and malformed tokens are rejected', async () => {
    const forged = [
      'x',
      'A'.repeat(43),
      `${'A'.repeat(42)}=`,
      'eyJhbGciOiJub25lIn0.e30.',
      "' or 1=1 --",
      'x'.repeat(8_000),
    ];
    for (const token of forged) {
      const ways: Record<string, string>[] = [
        { authorization: `Bearer ${token}` },
        { cookie: `pp_session=${encodeURIComponent(token)}` },
      ];
      for (const extraHTTPHeaders of ways) {
        const api = await visitor(extraHTTPHeaders);
        expect((await api.get('/api/projects')).status(), token.slice(0, 20)).toBe(401);
        await api.dispose();
      }
    }
  });
});
