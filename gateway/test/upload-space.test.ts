import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { limits } from '@printpartner/contracts';
import { eventually, randomIp } from '@printpartner/testing';
import { RESERVATIONS } from '../src/preflight/upload-space.ts';
import { setFreeBytes } from './test-gateway.ts';
import {
  LIMIT_MB,
  MB,
  refusal,
  startUpload,
  startUploadGateway,
  type UploadGateway,
} from './upload-gateway.ts';

const FLOOR_MB = 100;
const FULL = {
  status: 503,
  body: {
    code: 'system.disk_full',
    detail: 'The server has too little free disk space for this file. Try again later.',
  },
};
const BUSY = {
  status: 503,
  body: {
    code: 'system.busy',
    detail: 'Too many files are being checked right now. Try again in a few minutes.',
  },
};

let uploads: UploadGateway;
beforeAll(async () => {
  uploads = await startUploadGateway();
});
afterAll(() => uploads.stop());

const untilReserved = (count: number) =>
  eventually(async () => expect(await uploads.redis.hlen(RESERVATIONS)).toBe(count));

describe('disk space of uploads in flight', () => {
  it('F3 two uploads that together would pass the floor are not both accepted, even by two gateways', async () => {
    const urls = await Promise.all([uploads.listenWithFloor(FLOOR_MB), uploads.listenWithFloor(FLOOR_MB)]);
    const [url, otherUrl] = urls;
    for (const each of urls) setFreeBytes(each, () => (FLOOR_MB + 30) * MB - uploads.storedBytes());
    const first = startUpload(url, 20 * MB);
    await uploads.untilStored(1);
    expect(await refusal(otherUrl, 20 * MB)).toMatchObject(BUSY);
    // Without a length, it may become as large as the limit.
    expect(await refusal(otherUrl, null)).toMatchObject(FULL);
    const small = startUpload(otherUrl, 5 * MB);
    await uploads.untilStored(2);
    first.sent.destroy();
    await untilReserved(1);
    const second = startUpload(otherUrl, 20 * MB);
    await uploads.untilStored(2);
    for (const { sent } of [small, second]) sent.destroy();
    await untilReserved(0);
    expect(uploads.storedFiles()).toEqual([]);
  });

  it('F3 an upload stops and leaves no file when something else fills the disk', async () => {
    const url = await uploads.listenWithFloor(FLOOR_MB);
    let others = 0;
    setFreeBytes(url, () => (FLOOR_MB + 60) * MB - uploads.storedBytes() - others);
    const { sent, answered } = startUpload(url, 50 * MB);
    await uploads.untilStored(1);
    others = 20 * MB;
    sent.write(Buffer.alloc(20 * MB, 'a'));
    expect(await answered).toMatchObject(FULL);
    expect(uploads.storedFiles()).toEqual([]);
    sent.destroy();
  });

  it('F3 a network’s visitors reserve space for only a few uploads at a time', async () => {
    const url = await uploads.listenWithFloor(0);
    const ip = randomIp();
    const held = Array.from({ length: limits.openVisitorChecks }, () => startUpload(url, MB, ip));
    await uploads.untilStored(limits.openVisitorChecks);
    expect(await refusal(url, MB, ip)).toMatchObject({
      status: 429,
      body: { code: 'request.rate_limited' },
    });
    const other = startUpload(url, MB);
    await uploads.untilStored(limits.openVisitorChecks + 1);
    for (const { sent } of [...held, other]) sent.destroy();
    await untilReserved(0);
    expect(uploads.storedFiles()).toEqual([]);
  });

  it('F3 a network’s uploads share the space of two largest files, in all gateways and whatever they have written', async () => {
    const [url, otherUrl] = await Promise.all([uploads.listenWithFloor(0), uploads.listenWithFloor(0)]);
    const ip = randomIp();
    const first = startUpload(url, LIMIT_MB * MB, ip);
    const second = startUpload(otherUrl, LIMIT_MB * MB, ip);
    await uploads.untilStored(2);
    first.sent.write(Buffer.alloc(20 * MB, 'a'));
    await eventually(() => expect(uploads.storedBytes()).toBeGreaterThanOrEqual(20 * MB));
    expect(await refusal(otherUrl, MB, ip)).toMatchObject({
      status: 429,
      body: { code: 'request.rate_limited' },
    });
    const other = startUpload(url, LIMIT_MB * MB);
    await uploads.untilStored(3);
    first.sent.destroy();
    await untilReserved(2);
    const next = startUpload(url, LIMIT_MB * MB, ip);
    await uploads.untilStored(3);
    for (const { sent } of [second, other, next]) sent.destroy();
    await untilReserved(0);
    expect(uploads.storedFiles()).toEqual([]);
  });

  it('F3 an upload is refused when too little disk space is free', async () => {
    expect(await refusal(await uploads.listenWithFloor(1_000_000_000), MB)).toMatchObject(FULL);
    expect(uploads.storedFiles()).toEqual([]);
  });
});
