import { expect, it } from '@jest/globals';
import { once } from 'node:events';
import { createServer, get, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { eventually } from '@printpartner/testing';
import { streamBody } from './stream-body.ts';

const MB = 1_048_576;
const IDLE_MS = 60_000;

/** Serves the pieces once; the returned answer is not read yet. */
async function answerOf(pieces: AsyncIterable<string>) {
  const served = Promise.withResolvers<ServerResponse>();
  const sent = Promise.withResolvers<void>();
  const server = createServer((_request, response: ServerResponse) => {
    served.resolve(response);
    sent.resolve(streamBody(response, pieces, IDLE_MS));
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const request = get({ port: (server.address() as AddressInfo).port });
  const [answer] = (await once(request, 'response')) as [IncomingMessage];
  const close = () => new Promise((resolve) => server.close(resolve));
  return { answer, response: await served.promise, sent: sent.promise, close };
}

it('A6 a streamed body is written no faster than the client reads it', async () => {
  let produced = 0;
  const pieces = (async function* () {
    while (produced < 100) {
      produced += 1;
      yield 'x'.repeat(MB);
    }
  })();
  const { answer, response, sent, close } = await answerOf(pieces);
  await eventually(() => expect(response.writableNeedDrain).toBe(true));
  // The buffers of the sockets take some megabytes.
  expect(produced).toBeLessThan(40);
  expect(await buffer(answer)).toHaveLength(100 * MB);
  await sent;
  await close();
});

it('A6 a streamed body that fails midway is cut off, so that it never looks complete', async () => {
  const pieces = (async function* () {
    yield 'half';
    throw new Error('service down');
  })();
  const { answer, sent, close } = await answerOf(pieces);
  await Promise.all([
    expect(sent).rejects.toThrow('service down'),
    expect(buffer(answer)).rejects.toThrow('aborted'),
  ]);
  await close();
});

it('A6 a streamed body stops being produced when the client leaves', async () => {
  let produced = 0;
  let isEnded = false;
  const pieces = (async function* () {
    try {
      for (; produced < 1_000; produced += 1) yield 'x'.repeat(MB);
    } finally {
      isEnded = true;
    }
  })();
  const { answer, sent, close } = await answerOf(pieces);
  answer.destroy();
  await sent;
  await eventually(() => expect(isEnded).toBe(true));
  expect(produced).toBeLessThan(1_000);
  await close();
});
