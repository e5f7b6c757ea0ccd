import { type APIRequestContext, test } from '@playwright/test';
import { askForStream, TestStream } from './event-streams.ts';
import { expect, newPerson, PASSWORD, visitor } from './people.ts';

async function signInForToken(email: string): Promise<string> {
  const api = await visitor();
  const { token } = await (await api.post('/api/auth/login', { data: { email, password: PASSWORD } })).json();
  return token;
}

async function alertInOneSecond(api: APIRequestContext, message: string): Promise<void> {
  const { uuid } = await (await api.post('/api/projects', { data: { project_name: message } })).json();
  const data = { project_id: uuid, message, fire_at_utc: new Date(Date.now() + 1_000).toISOString() };
  const answer = await api.post('/api/alerts', { data });
  expect(answer.status(), await answer.text()).toBe(200);
}

test('A5 R1 a save reaches every stream of the user, and a stream gets no push after its session was signed out', async () => {
  const { api, email } = await newPerson();

  await test.step('a save with a reminder sends a changed event to every stream', async () => {
    const [desk, phone] = [
      await TestStream.open(await signInForToken(email)),
      await TestStream.open(await signInForToken(email)),
    ];
    const data = { project_name: 'Menu', reminder_date: '2030-01-02' };
    expect((await api.post('/api/projects', { data })).status()).toBe(200);
    for (const stream of [desk, phone]) {
      await expect.poll(() => stream.received).toContain('event: changed\ndata: {}\n');
      stream.close();
    }
    // The first event may tell of the project, before its reminder is scheduled.
    await expect
      .poll(async () => (await api.get('/api/alerts/upcoming')).json())
      .toMatchObject([{ alert_type: 'reminder', project: { project_name: 'Menu' } }]);
  });

  await test.step('a signed-out session gets no push', async () => {
    const [staying, leaving] = [await signInForToken(email), await signInForToken(email)];
    const [kept, revoked] = [await TestStream.open(staying), await TestStream.open(leaving)];
    await alertInOneSecond(api, 'First alert');
    await Promise.all([kept.expectAlert('First alert'), revoked.expectAlert('First alert')]);

    const headers = { authorization: `Bearer ${leaving}` };
    const someone = await visitor(headers);
    expect((await someone.post('/api/auth/logout', { data: {} })).status()).toBe(200);
    await alertInOneSecond(api, 'Second alert');
    await kept.expectAlert('Second alert');
    // The next push or ping ends the stream.
    await revoked.ended;
    expect(revoked.received).not.toContain('Second alert');
    kept.close();
  });
});

/** Gateways behind the address; each counts its own streams. */
const gateways = Number(process.env['GATEWAYS'] ?? 1);

test('A5 a user has at most twenty streams, counted per user', async () => {
  test.skip(gateways > 1, 'each gateway counts for itself');
  const { email } = await newPerson();
  const token = await signInForToken(email);
  const streams = await Promise.all(Array.from({ length: 20 }, () => TestStream.open(token)));
  const refused = await askForStream(token);
  expect(refused.status).toBe(429);
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
  expect(await refused.json()).toMatchObject({ code: 'request.rate_limited' });

  const other = await newPerson();
  (await TestStream.open(await signInForToken(other.email))).close();
  streams[0]?.close();
  // The gateway notices the closed one shortly after.
  await expect
    .poll(async () => {
      const controller = new AbortController();
      const { status } = await askForStream(token, controller.signal);
      controller.abort();
      return status;
    })
    .toBe(200);
  for (const stream of streams) stream.close();
});
