/** @jest-environment node */
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { limits, partsOf } from '@printpartner/contracts/types';
import { JSDOM, VirtualConsole } from 'jsdom';
import { ApiError } from '../../../platform/api/client.ts';
import { uploadInParts, type UploadStep } from './upload-in-parts.ts';

/** What is done with a part instead of storing it. */
type Mishap = 'drop' | 'drop after storing' | 'busy' | 'wait';

const realFetch = globalThis.fetch;
const ID = '3f0e1c7a-55d0-4d8e-9c1e-1f6c1a2b3c4d';
const completed = { file: { id: 'file' }, versionId: 'version', isKnown: false };

/** A server of uploads over real connections. */
function uploadServer() {
  const stored = new Map<number, Buffer>();
  const mishaps: Mishap[] = [];
  const calls: string[] = [];
  let atOnce = 0;
  const seen = { most: 0, checks: [] as unknown[], completeFailures: 0, reached: () => {} };

  /** Answers a part, or drops its line. */
  async function takePart(part: number, request: IncomingMessage, response: ServerResponse): Promise<void> {
    const mishap = mishaps.shift();
    if (mishap === 'drop') request.socket.destroy();
    if (mishap === 'wait') seen.reached();
    if (mishap === 'drop' || mishap === 'wait') return;
    const body = Buffer.concat(await request.toArray());
    if (mishap !== 'busy') stored.set(part, body);
    if (mishap === 'busy') response.writeHead(429, { 'retry-after': '7' }).end();
    else if (mishap) request.socket.destroy();
    else response.writeHead(204).end();
  }

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { method, url = '' } = request;
    const [, part] = /\/parts\/(\d+)$/.exec(url) ?? [];
    calls.push(part ? `part ${part}` : `${method} ${url.replace(ID, ':id')}`);
    if (part) {
      atOnce += 1;
      seen.most = Math.max(seen.most, atOnce);
      await takePart(Number(part), request, response).finally(() => {
        atOnce -= 1;
      });
      return;
    }
    const body = Buffer.concat(await request.toArray()).toString();
    if (!url.endsWith('/complete')) {
      const received = [...stored.keys()].toSorted((one, other) => one - other);
      response.writeHead(200).end(JSON.stringify({ id: ID, size: 0, received }));
      return;
    }
    seen.checks.push(JSON.parse(body));
    seen.completeFailures -= 1;
    if (seen.completeFailures >= 0) request.socket.destroy();
    else response.writeHead(200).end(JSON.stringify(completed));
  }

  const server = createServer((request, response) => {
    answer(request, response).catch(() => response.destroy());
  });
  return { server, stored, mishaps, calls, seen };
}

let system: ReturnType<typeof uploadServer>;
let dom: JSDOM;

beforeEach(async () => {
  system = uploadServer();
  await new Promise<void>((resolve) => {
    system.server.listen(0, '127.0.0.1', resolve);
  });
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- of a server that listens on a port
  const { port } = system.server.address() as AddressInfo;
  const url = `http://127.0.0.1:${port}/`;
  dom = new JSDOM('', { url, virtualConsole: new VirtualConsole() });
  const { XMLHttpRequest, Blob, CustomEvent } = dom.window;
  Object.assign(globalThis, { XMLHttpRequest, Blob, CustomEvent, window: dom.window });
  globalThis.fetch = (path, init) =>
    realFetch(new URL(typeof path === 'string' ? path : '', url), init).catch((error: unknown) => {
      // Jest has a TypeError of its own.
      throw error instanceof DOMException ? error : new TypeError('Failed to fetch');
    });
});

afterEach(async () => {
  globalThis.fetch = realFetch;
  dom.window.close();
  system.server.closeAllConnections();
  await new Promise((resolve) => {
    system.server.close(resolve);
  });
});

/** A PDF of five parts, the last of them small. */
const contents = Buffer.alloc(4 * limits.uploadPartBytes + 1_000, 'abcdefghijk');

/** jsdom can't read slices of a file; `read` stands in for that. */
function pdf(read = async () => new ArrayBuffer(0)): File {
  const file = new dom.window.File([Uint8Array.from(contents)], 'harbor.pdf');
  const slice = file.slice.bind(file);
  const readable = (begin?: number, end?: number) => Object.assign(slice(begin, end), { arrayBuffer: read });
  return Object.assign(file, { slice: readable });
}

function upload({ file = pdf(), signal = new AbortController().signal } = {}) {
  const noted = { pauses: [] as number[], steps: [] as UploadStep[], sent: [] as number[] };
  const order = { id: ID, projectId: ID, filename: file.name, size: file.size };
  const done = uploadInParts(file, order, {
    signal,
    orderCheck: async () => ({ mode: 'full', profile: 'sheetfed' }),
    onProgress: (sent) => noted.sent.push(sent),
    onStep: (step) => noted.steps.push(step),
    pause: async (ms) => void noted.pauses.push(ms),
  });
  return { done, noted };
}

const storedBytes = () =>
  Buffer.concat([...system.stored].toSorted(([a], [b]) => a - b).map(([, bytes]) => bytes));

it('P10 an upload sends a file in parts, two at once, and is completed with its check', async () => {
  const { done, noted } = upload();
  expect(await done).toEqual(completed);
  expect(storedBytes().equals(contents)).toBe(true);
  expect(system.seen.most).toBe(2);
  expect(system.seen.checks).toEqual([{ mode: 'full', profile: 'sheetfed' }]);
  expect(noted.steps).toEqual(['sending', 'finishing']);
  expect(noted.sent.at(-1)).toBe(contents.length);
  expect(noted.pauses).toEqual([]);
});

it('P10 an upload whose line drops five times asks what is stored, and sends only the rest', async () => {
  system.mishaps.push('drop', 'drop after storing', 'drop', 'drop after storing', 'drop');
  const { done, noted } = upload();
  expect(await done).toEqual(completed);
  expect(storedBytes().equals(contents)).toBe(true);
  const reads = system.calls.filter((call) => call === 'GET /api/files/uploads/:id');
  expect(reads.length).toBe(noted.pauses.length);
  expect(reads.length).toBeGreaterThan(0);
  // Five that were lost, two of them after they were stored.
  const parts = system.calls.filter((call) => call.startsWith('part'));
  expect(parts).toHaveLength(partsOf(contents.length) + 3);
  expect(noted.steps.filter((step) => step === 'waiting')).toHaveLength(noted.pauses.length);
});

it('P10 an upload that was broken off goes on with the parts that aren’t stored', async () => {
  system.stored.set(1, contents.subarray(0, limits.uploadPartBytes));
  const { done, noted } = upload();
  await done;
  expect(system.calls).not.toContain('part 1');
  expect(storedBytes().equals(contents)).toBe(true);
  expect(noted.sent[0]).toBe(limits.uploadPartBytes);
});

it('P10 a busy server is asked again after the time that it names', async () => {
  system.mishaps.push('busy', 'busy');
  const { done, noted } = upload();
  await done;
  expect(new Set(noted.pauses)).toEqual(new Set([7_000]));
});

it('P10 completing an upload is repeated until it is answered', async () => {
  system.seen.completeFailures = 2;
  const { done, noted } = upload();
  expect(await done).toEqual(completed);
  expect(system.seen.checks).toHaveLength(3);
  expect(noted.pauses[1]).toBeGreaterThan(noted.pauses[0] ?? Number.POSITIVE_INFINITY);
  expect(system.calls.filter((call) => call.startsWith('part'))).toHaveLength(partsOf(contents.length));
});

it('P10 a canceled upload ends at once, and sends nothing more', async () => {
  const reached = new Promise<void>((resolve) => {
    system.seen.reached = resolve;
  });
  system.mishaps.push('wait', 'wait');
  const abort = new AbortController();
  const { done, noted } = upload({ signal: abort.signal });
  await reached;
  abort.abort();
  await expect(done).rejects.toThrow(expect.objectContaining({ name: 'AbortError' }));
  expect(noted.pauses).toEqual([]);
  expect(system.calls.filter((call) => call.startsWith('POST'))).toEqual(['POST /api/files/uploads']);
});

it('P10 an upload ends with the server’s refusal, which trying again can’t help', async () => {
  globalThis.fetch = async () =>
    new Response(JSON.stringify({ code: 'files.no_room', detail: 'Your files take 5 GB of 5 GB.' }), {
      status: 409,
    });
  const { done, noted } = upload();
  await expect(done).rejects.toThrow(ApiError);
  expect(noted.pauses).toEqual([]);
});

it('P10 a file that was moved since it was chosen ends its upload', async () => {
  system.mishaps.push('drop', 'drop');
  const gone = pdf(() => Promise.reject(new DOMException('gone', 'NotReadableError')));
  const { done } = upload({ file: gone });
  await expect(done).rejects.toThrow('The browser could not read this file. Choose it again.');
});
