import { once } from 'node:events';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { closeGateways, listeningGateway } from './test-gateway.ts';

let url: string;
beforeAll(async () => {
  url = await listeningGateway();
});
afterAll(closeGateways);

/** What a connection gets that sends so many requests at once. */
async function answersTo(count: number): Promise<string> {
  const { port, hostname, host } = new URL(url);
  const socket = connect(Number(port), hostname);
  await once(socket, 'connect');
  const last = `GET /api/health/live HTTP/1.1\r\nHost: ${host}\r\nConnection: close\r\n\r\n`;
  const asked = last.replace('Connection: close\r\n', '');
  socket.write(asked.repeat(count - 1) + last);
  return text(socket).catch(() => 'cut');
}

it('K3 a few requests are answered that were sent without waiting, and a connection with many is cut', async () => {
  expect((await answersTo(4)).match(/HTTP\/1.1 200/g)).toHaveLength(4);
  expect(await answersTo(40)).not.toContain('200');
});
