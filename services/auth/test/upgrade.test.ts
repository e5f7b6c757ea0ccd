import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { maskedNetworkOf, migrate } from '@printpartner/service-kit';
import { createTestDatabase } from '@printpartner/testing';
import { authDatabase } from '../src/database.ts';

const MAC = 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) Chrome/141.0.0.0 Safari/537.36';

let database: Awaited<ReturnType<typeof createTestDatabase>>;
beforeAll(async () => {
  database = await createTestDatabase({ service: 'auth' });
});
afterAll(() => database.close());

it('A11 an upgrade shortens what older sessions have of network and browser, and gives each an id', async () => {
  const { url } = database;
  const { migrations } = authDatabase;
  const shortened = migrations.findIndex(({ name }) => name.startsWith('SessionsAsTheirUserSeesThem'));
  await migrate({ ...authDatabase, migrations: migrations.slice(0, shortened), url });
  await database.query(`insert into accounts (email, password_hash) values ('maya@example.com', 'none')`);
  const origins = [
    [MAC, '203.0.113.7'],
    [MAC, '2001:db8:1:2::3'],
    ['curl/8.5.0', 'fe80::1%eth0'],
    [MAC, '::1'],
    [MAC, '2001:db8::3'],
    [MAC, '::ffff:203.0.113.7'],
    ['', ''],
  ];
  for (const [n, [agent, ip]] of origins.entries())
    await database.query(
      `insert into sessions (token_hash, account_id, platform, user_agent, ip, expires_at, ends_at)
        select $1, id, 'web', $2, $3, 'infinity', 'infinity' from accounts`,
      [String(n), agent, ip],
    );
  await migrate({ ...authDatabase, url });
  expect(await database.query('select user_agent, ip from sessions order by token_hash')).toEqual([
    { user_agent: 'Chrome on macOS', ip: '203.0.113.x' },
    { user_agent: 'Chrome on macOS', ip: '2001:db8:1::/48' },
    { user_agent: 'Unknown device', ip: 'fe80::/48' },
    ...['::1', '2001:db8::3', '::ffff:203.0.113.7'].map((ip) => ({
      user_agent: 'Chrome on macOS',
      ip: maskedNetworkOf(ip),
    })),
    { user_agent: 'Unknown device', ip: '' },
  ]);
  expect(await database.query('select distinct id from sessions')).toHaveLength(origins.length);
});
