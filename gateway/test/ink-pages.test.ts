import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { Controller } from '@nestjs/common';
import { locateInkPage, type RpcInput } from '@printpartner/contracts';
import { HandleRpc } from '@printpartner/messaging';
import { type GatewayWithServices, startGatewayWith } from './gateway-with-services.ts';

const store = mkdtempSync(join(tmpdir(), 'inks-'));
/** Expands to 100 MB. */
const gzipBomb = gzipSync(Buffer.alloc(100_000_000), { level: 1 });
const page = gzipSync('{}\n');

/** Locates every page, whether or not its file exists. */
@Controller()
class InkLocations {
  @HandleRpc(locateInkPage)
  async locate({ page: number }: RpcInput<typeof locateInkPage>) {
    const length = (number === 2 ? gzipBomb : page).length;
    return { key: `${number}.ink`, from: 0, length };
  }
}

let gateway: GatewayWithServices;
let url: string;
beforeAll(async () => {
  gateway = await startGatewayWith({ preflight: InkLocations }, { STORAGE_URL: pathToFileURL(store).href });
  ({ url } = gateway);
  writeFileSync(join(store, '1.ink'), page);
  writeFileSync(join(store, '2.ink'), gzipBomb);
  writeFileSync(join(store, '4.ink'), page.subarray(1));
});
afterAll(async () => {
  await gateway.stop();
  rmSync(store, { recursive: true });
});

const read = (number: number, encoding: string) =>
  fetch(`${url}/api/preflight/${randomUUID()}/ink/${number}`, { headers: { 'accept-encoding': encoding } });

describe('ink data of a page', () => {
  it('F9 ink data of a page is sent compressed or uncompressed, as the client accepts', async () => {
    for (const encoding of ['gzip', 'identity']) expect(await (await read(1, encoding)).text()).toBe('{}\n');
  });

  it('F9 ink data of a page is not found when its file is missing or truncated', async () => {
    for (const number of [3, 4]) {
      const answer = await read(number, 'gzip');
      expect(answer.status).toBe(404);
      expect(await answer.json()).toMatchObject({ code: 'preflight.not_found' });
    }
  });

  it('F9 ink data of a page is not decompressed beyond the size limit', async () => {
    const answer = await read(2, 'identity');
    expect(answer.status).toBe(500);
    expect(await answer.json()).toMatchObject({ code: 'system.internal' });
  });
});
