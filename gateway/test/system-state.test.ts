import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { ServiceReport, SystemState } from '@printpartner/contracts';
import { openFileStore } from '@printpartner/file-store';
import type { Redis } from 'ioredis';
import { StoreDisk } from '../src/preflight/store-disk.ts';
import { StoreStates } from '../src/system/store-states.ts';
import { ADMIN_HEADERS, adminGateway, closeGateways, redisOf } from './test-gateway.ts';

let url: string;
beforeAll(async () => {
  url = await adminGateway();
});
afterAll(closeGateways);

const reportOf = (database: string): ServiceReport => ({
  health: { status: 'ok', checks: { database } },
  outbox: null,
  mails: null,
  dueAlerts: null,
  unread: [],
  databaseBytes: null,
});

describe('the state of the system', () => {
  it('K8 the state of the system does not count its own calls as waiting, and knows nothing of Postgres, while no service runs', async () => {
    const answer = await fetch(`${url}/api/admin/system`, { headers: ADMIN_HEADERS });
    const { services, stores } = (await answer.json()) as SystemState;
    expect(services).toHaveLength(7);
    for (const one of services) expect(one).toMatchObject({ state: null, waitingCalls: 0 });
    expect(stores[0]).toMatchObject({ store: 'postgres', status: 'unknown' });
  });

  it.each([
    ['ok', ['ok', 'not responding']],
    ['failing', ['not responding', 'not responding']],
  ])('K8 Postgres is %s when the services that answer say %j', async (status, answers) => {
    const stores = new StoreStates(
      redisOf(url) as Redis,
      new StoreDisk(openFileStore({ STORAGE_URL: 'file:///tmp' }), 0, 0),
    );
    const [postgres, , files] = await stores.read([...answers.map(reportOf), null]);
    expect(files).toMatchObject({ store: 'files', usedBytes: null, freeBytes: expect.any(Number) });
    expect(postgres).toMatchObject({ store: 'postgres', status });
  });
});
