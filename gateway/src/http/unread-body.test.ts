import { once } from 'node:events';
import { createServer, type IncomingMessage, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import type { Request } from 'express';
import { smallBodyArrived } from './unread-body.ts';

const server = createServer((asked, response) => {
  void smallBodyArrived(asked as Request).then(() => response.end(String(asked.complete)));
});
beforeEach(async () => {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
});
afterEach(() => void server.close());

/** Sends headers, and the body later. @returns whether the body had arrived when the answer was sent */
async function send(length: number): Promise<string> {
  const { port } = server.address() as AddressInfo;
  const sent = request({ port, method: 'POST', agent: false, headers: { 'content-length': length } });
  sent.flushHeaders();
  const late = pause(50).then(() => sent.write('x'.repeat(8)));
  const [answer] = (await once(sent, 'response')) as [IncomingMessage];
  const text = (await answer.setEncoding('utf8').toArray()).join('');
  await late;
  sent.on('error', () => undefined).destroy();
  return text;
}

test('K3 K7 a refusal waits for a small body, so that a proxy keeps the connection, and not for a large one', async () => {
  expect(await send(8)).toBe('true');
  expect(await send(10_000_000)).toBe('false');
});
