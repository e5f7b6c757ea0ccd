import { once } from 'node:events';
import { createServer } from 'node:net';
import { describe, expect, it } from '@jest/globals';
import { PlainError } from '../plain-error.ts';
import { assertPortFree, freePort, parsePort } from './ports.ts';

describe('ports', () => {
  it.each(['0', '65536', '-1', '80.5', '0x50', 'http', ' ', '8080 '])('K1 parsePort rejects %p', (text) => {
    expect(() => parsePort(text)).toThrow('PORT must be a number from 1 to 65535');
  });

  it('K1 parsePort returns a valid port', () => {
    expect(parsePort('8080')).toBe(8080);
  });

  it.each(['127.0.0.1', '::'])('K1 assertPortFree names a port that is in use on %s', async (host) => {
    const port = await freePort();
    await assertPortFree(port, 'localhost');
    const server = createServer().listen(port, host);
    await once(server, 'listening');
    const answer = await assertPortFree(port, 'localhost').catch((error: unknown) => error);
    server.close();
    expect(answer).toEqual(
      new PlainError(`Port ${port} is in use by another program. Choose another: PORT=${port + 1} npm start`),
    );
  });

  it.each(['192.0.2.1', 'no-such-name.invalid'])(
    'K1 assertPortFree refuses %s, which is not an address of this machine',
    async (host) => {
      const answer = await assertPortFree(await freePort(), host).catch((error: unknown) => error);
      expect(answer).toEqual(new PlainError(`HOST must be an address of this machine, not "${host}".`));
    },
  );
});
