import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { eventually } from '@printpartner/testing';
import { type Auth, startAuth } from './start-auth.ts';

let auth: Auth;
beforeAll(async () => {
  auth = await startAuth();
});
afterAll(() => auth.stop());

it('A2 A4 A5 A11 a service that starts removes expired devices, reset requests, sessions and security events by itself, and only these', async () => {
  const maya = await auth.signUp();
  await auth.rows('delete from sessions');
  await auth.rows('delete from security_events');
  await auth.stopService();
  const times = `(values ('old', now() - interval '1 day'), ('young', now() + interval '1 day')) row (id, at)`;
  await auth.rows(
    `insert into known_devices (mark_hash, account_id, expires_at) select id, $1, at from ${times}`,
    [maya.user.id],
  );
  await auth.rows(
    `insert into reset_requests (id, email, expires_at, tries_left) select gen_random_uuid(), id, at, 5 from ${times}`,
  );
  await auth.rows(
    `insert into sessions (token_hash, account_id, platform, user_agent, ip, expires_at, ends_at)
      select id, $1, 'web', '', '', at, 'infinity' from ${times}`,
    [maya.user.id],
  );
  await auth.rows(
    `insert into security_events (account_id, kind, device, network, source, last_at)
      select $1, 'signed_in', id, '', id, at - interval '90 days' from ${times}`,
    [maya.user.id],
  );
  const left = () =>
    auth.rows(
      `select 'device' as kind, mark_hash as id from known_devices
        union all select 'event', device from security_events
        union all select 'request', email from reset_requests
        union all select 'session', token_hash from sessions order by 1, 2`,
    );
  expect(await left()).toHaveLength(8);
  await auth.startService();
  await eventually(async () =>
    expect(await left()).toEqual(
      ['device', 'event', 'request', 'session'].map((kind) => ({ kind, id: 'young' })),
    ),
  );
});
