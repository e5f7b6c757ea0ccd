import { expect, it } from '@jest/globals';
import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Response } from 'express';
import { EventStream } from './event-stream.ts';

it('R2 a stream that has ended ignores further events', async () => {
  const errors: Error[] = [];
  const server = createServer((_request, response: ServerResponse) => {
    response.on('error', (error) => errors.push(error));
    const stream = new EventStream(response as Response);
    stream.start();
    stream.send('first', {});
    stream.end();
    stream.send('late', {});
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const text = await (await fetch(`http://127.0.0.1:${port}`)).text();
  await new Promise((resolve) => server.close(resolve));
  expect(text).toContain('event: first');
  expect(text).not.toContain('late');
  expect(errors).toEqual([]);
});
