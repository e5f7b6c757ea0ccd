import { randomUUID } from 'node:crypto';
import { mkdirSync, mkdtempSync, readdirSync, rmdirSync, rmSync, unlinkSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, beforeEach, expect, it } from '@jest/globals';
import { Controller } from '@nestjs/common';
import {
  addVersion,
  assembleUpload,
  readUpload,
  recordPart,
  releaseUpload,
  type RpcInput,
  type RpcOutput,
} from '@printpartner/contracts';
import { AppError, HandleRpc } from '@printpartner/messaging';
import { eventually } from '@printpartner/testing';
import { type GatewayWithServices, startGatewayWith } from './gateway-with-services.ts';
import { signedIn } from './signed-in.ts';

const SIZE = 12;
const PDF = '%PDF-1.4 abc';

let parts: string[] = [];
let keys: string[] = [];
let released: string[] = [];
/** Why the service refuses to add contents. */
let refusal: AppError | null = null;
let added: RpcInput<typeof addVersion>[] = [];

/** The service's part of one upload, without its rows. */
@Controller()
class OneUpload {
  @HandleRpc(readUpload)
  async read({ id }: RpcInput<typeof readUpload>) {
    return { id, size: SIZE, received: parts.length > 0 ? [1] : [] };
  }

  @HandleRpc(recordPart)
  async record({ key }: RpcInput<typeof recordPart>) {
    parts = [key];
    return { key };
  }

  @HandleRpc(assembleUpload)
  async assemble(): Promise<RpcOutput<typeof assembleUpload>> {
    return { isCompleted: false, size: SIZE, parts, key: keys[0] ?? '' };
  }

  @HandleRpc(releaseUpload)
  async release({ key }: RpcInput<typeof releaseUpload>) {
    released.push(key);
    return {};
  }

  @HandleRpc(addVersion)
  async add(version: RpcInput<typeof addVersion>): Promise<RpcOutput<typeof addVersion>> {
    added.push(version);
    if (refusal) throw refusal;
    const { key: _key, id, sha256 } = version;
    const shown = { number: 1, filename: 'a.pdf', size: SIZE, sha256, addedBy: 'owner' } as const;
    const times = { addedAt: '2026-12-01T00:00:00Z', hasPicture: false, check: null };
    const file = { id, projectId: id, name: 'a.pdf', versions: [{ id, ...shown, ...times }] };
    return { file, versionId: id, isKnown: false };
  }
}

const folder = mkdtempSync(join(tmpdir(), 'files-'));
let gateway: GatewayWithServices;
let headers: Record<string, string>;
beforeAll(async () => {
  gateway = await startGatewayWith({ preflight: OneUpload }, { STORAGE_URL: pathToFileURL(folder).href });
  headers = await signedIn(gateway.redis);
});
beforeEach(() => {
  for (const name of readdirSync(folder)) rmSync(join(folder, name), { recursive: true });
  [parts, released, added, refusal] = [[], [], [], null];
  keys = [`version-${randomUUID()}.pdf`];
});
afterAll(async () => {
  await gateway.stop();
  rmSync(folder, { recursive: true, force: true });
});

const id = randomUUID();
const OCTETS = { 'content-type': 'application/octet-stream' };
const send = (url = gateway.url, body = PDF) =>
  fetch(`${url}/api/files/uploads/${id}/parts/1`, {
    method: 'PUT',
    body,
    headers: { ...headers, ...OCTETS },
  });
const complete = () =>
  fetch(`${gateway.url}/api/files/uploads/${id}/complete`, {
    method: 'POST',
    body: '{"mode":"quick"}',
    headers: { ...headers, 'content-type': 'application/json' },
  });

it('P10 a part that is cut while it arrives leaves nothing, and is sent again', async () => {
  const cut = request(`${gateway.url}/api/files/uploads/${id}/parts/1`, {
    method: 'PUT',
    headers: { ...headers, ...OCTETS, 'content-length': SIZE },
  });
  cut.on('error', () => undefined);
  cut.write('%PDF');
  await eventually(() => expect(readdirSync(folder)).toHaveLength(1));
  cut.destroy();
  await eventually(() => expect(readdirSync(folder)).toEqual([]));
  expect((await send()).status).toBe(204);
  expect(readdirSync(folder)).toEqual(parts);
});

it('P10 a part without a length is cut off beyond its end', async () => {
  const stream = (text: string) =>
    fetch(`${gateway.url}/api/files/uploads/${id}/parts/1`, {
      method: 'PUT',
      body: new Blob([text]).stream(),
      headers: { ...headers, ...OCTETS },
      duplex: 'half',
    } as RequestInit);
  expect((await stream(`${PDF}d`)).status).toBe(413);
  expect((await stream('%PDF')).status).toBe(400);
  expect(readdirSync(folder)).toEqual([]);
  expect((await stream(PDF)).status).toBe(204);
});

it('P10 a store that fails at a part has nothing of it, and the upload goes on when it works again', async () => {
  const blocked = join(folder, 'blocked');
  writeFileSync(blocked, '');
  const url = await gateway.listen({ STORAGE_URL: pathToFileURL(blocked).href });
  expect((await send(url)).status).toBe(500);
  expect(parts).toEqual([]);
  unlinkSync(blocked);
  expect((await send(url)).status).toBe(204);
});

it('P10 a store that fails while the parts are put together keeps them, and another try is free at once', async () => {
  await send();
  const [key = ''] = keys;
  mkdirSync(join(folder, key));
  expect((await complete()).status).toBe(500);
  expect(released).toEqual([key]);
  expect(added).toEqual([]);
  rmdirSync(join(folder, key));
  expect(readdirSync(folder)).toEqual(parts);
  expect((await complete()).status).toBe(200);
  expect(readdirSync(folder)).toEqual([key]);
});

it('P10 contents that the service refuses are left to its sweeper, for they may be a version, and their parts kept', async () => {
  await send();
  refusal = new AppError('projects.not_found', { userMessage: 'This project no longer exists.' });
  expect((await complete()).status).toBe(404);
  expect(readdirSync(folder)).toHaveLength(2);
  refusal = new AppError('system.unavailable');
  expect((await complete()).status).toBe(503);
  expect(readdirSync(folder)).toHaveLength(2);
});

it('P10 an upload is completed although its client leaves meanwhile', async () => {
  await send();
  const url = new URL(`${gateway.url}/api/files/uploads/${id}/complete`);
  const sent = request(url, { method: 'POST', headers: { ...headers, 'content-type': 'application/json' } });
  sent.on('error', () => undefined);
  sent.end('{"mode":"quick"}', () => setImmediate(() => sent.destroy()));
  await eventually(() => expect(added).toHaveLength(1));
  await eventually(() => expect(readdirSync(folder)).toEqual(keys));
});
