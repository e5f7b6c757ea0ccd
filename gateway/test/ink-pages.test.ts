import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { Controller, type INestMicroservice } from '@nestjs/common';
import { locateInkPage, type RpcInput } from '@printpartner/contracts';
import { HandleRpc } from '@printpartner/messaging';
import { startRedis, type TestRedis } from '@printpartner/testing';
import { closeGateways, listeningGateway } from './test-gateway.ts';
import { testService } from './test-service.ts';

const store = mkdtempSync(join(tmpdir(), 'inks-'));
/** Unpacks to 100 MB. */
const swollen = gzipSync(Buffer.alloc(100_000_000), { level: 1 });
const page = gzipSync('{}\n');

/** A service whose rows say of each page which file it lies in, whatever lies there. */
@Controller()
class Rows {
  @HandleRpc(locateInkPage)
  async locate({ page: number }: RpcInput<typeof locateInkPage>) {
    const length = (number === 2 ? swollen : page).length;
    return { key: `${number}.ink`, from: 0, length };
  }
}

let redis: TestRedis;
let service: INestMicroservice;
let url: string;
beforeAll(async () => {
  redis = await startRedis();
  service = await testService('preflight', redis.url, Rows);
  url = await listeningGateway({ REDIS_URL: redis.url, STORAGE_URL: pathToFileURL(store).href });
  writeFileSync(join(store, '1.ink'), page);
  writeFileSync(join(store, '2.ink'), swollen);
  writeFileSync(join(store, '4.ink'), page.subarray(1));
});
afterAll(async () => {
  await closeGateways();
  await service.close();
  await redis.stop();
  rmSync(store, { recursive: true });
});

const read = (number: number, encoding: string) =>
  fetch(`${url}/api/preflight/${randomUUID()}/ink/${number}`, { headers: { 'accept-encoding': encoding } });

describe('inks of a page', () => {
  it('F9 come packed and unpacked', async () => {
    for (const encoding of ['gzip', 'identity']) expect(await (await read(1, encoding)).text()).toBe('{}\n');
  });

  it('F9 whose file is gone, or cut off, though its row is there, are not found', async () => {
    for (const number of [3, 4]) {
      const answer = await read(number, 'gzip');
      expect(answer.status).toBe(404);
      expect(await answer.json()).toMatchObject({ code: 'preflight.not_found' });
    }
  });

  it('F9 are not unpacked without bound', async () => {
    const answer = await read(2, 'identity');
    expect(answer.status).toBe(500);
    expect(await answer.json()).toMatchObject({ code: 'system.internal' });
  });
});
