import { once } from 'node:events';
import { createServer, request } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import { networkInterfaces } from 'node:os';
import { afterEach, describe, expect, it } from '@jest/globals';
import { Listeners } from '../src/http/listeners.ts';

const addresses = Object.values(networkInterfaces()).flatMap((one) => one ?? []);
const hasIPv6 = addresses.some(({ address }) => address === '::1');
const outside = addresses.find(({ internal, family }) => !internal && family === 'IPv4')?.address;

const server = createServer((_, response) => response.end('answer'));
const listeners = new Listeners({ httpAdapter: { getHttpServer: () => server } } as never);
afterEach(async () => {
  server.closeAllConnections();
  await listeners.close();
});

const portOf = () => (server.address() as AddressInfo).port;
const answerAt = async (host: string): Promise<string> => {
  const sent = request({ host, port: portOf(), agent: false }).end();
  const [answer] = await once(sent, 'response');
  return text(answer);
};

describe('the ports of the gateway', () => {
  it('K3 localhost is answered on each of its addresses, and on no other', async () => {
    await listeners.open(0, 'localhost');
    for (const host of ['localhost', '127.0.0.1', ...(hasIPv6 ? ['::1'] : [])])
      expect([host, await answerAt(host)]).toEqual([host, 'answer']);
    if (outside) await expect(answerAt(outside)).rejects.toThrow('ECONNREFUSED');
  });

  it('K3 closing waits for a request on every address', async () => {
    await listeners.open(0, 'localhost');
    const sockets: Socket[] = [];
    for (const host of ['127.0.0.1', ...(hasIPv6 ? ['::1'] : [])]) {
      const socket = connect(portOf(), host);
      await once(socket, 'connect');
      socket.write('GET / HTTP/1.1\r\nhost: localhost\r\n');
      sockets.push(socket);
    }
    let isClosed = false;
    const port = portOf();
    const closed = listeners.close().then(() => (isClosed = true));
    for (const socket of sockets) {
      expect(isClosed).toBe(false);
      socket.write('connection: close\r\n\r\n');
      expect(await text(socket)).toContain('answer');
    }
    await closed;
    await expect(once(connect(port, '127.0.0.1'), 'connect')).rejects.toThrow('ECONNREFUSED');
  });

  it('K3 an address of another machine is refused', async () => {
    await expect(listeners.open(0, '192.0.2.1')).rejects.toThrow('none of the addresses of 192.0.2.1');
  });
});
