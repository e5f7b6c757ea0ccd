import { lookup } from 'node:dns/promises';
import { once } from 'node:events';
import type { Server as HttpServer } from 'node:http';
import { type AddressInfo, createServer, type Server } from 'node:net';
import { Injectable } from '@nestjs/common';
import { HttpAdapterHost } from '@nestjs/core';

/** The open ports of the gateway. A server listens on one address, and a host such as localhost has two, 127.0.0.1 and ::1. */
@Injectable()
export class Listeners {
  readonly #others: Server[] = [];

  constructor(private readonly host: HttpAdapterHost) {}

  /** Has the connections of every port. */
  get server(): HttpServer {
    return this.host.httpAdapter.getHttpServer();
  }

  /** Opens a port on every address of a host that this machine has. 0 is any port. */
  async open(port: number, host: string): Promise<void> {
    const { server } = this;
    for (const address of await addressesOf(host)) {
      if (!server.listening) await listen(server, port, address);
      else await this.#openOther((server.address() as AddressInfo).port, address);
    }
    if (!server.listening) throw new Error(`none of the addresses of ${host} is of this machine`);
  }

  /** Takes no further connections. Resolves when every one has ended. */
  async close(): Promise<void> {
    await Promise.all(
      [this.server, ...this.#others].map((server) => new Promise((closed) => server.close(closed))),
    );
  }

  async #openOther(port: number, address: string): Promise<void> {
    // The options are those of an HTTP server.
    const other = createServer({ allowHalfOpen: true, noDelay: true }, (socket) =>
      this.server.emit('connection', socket),
    );
    await listen(other, port, address);
    if (other.listening) this.#others.push(other);
  }
}

/** Browsers may take localhost for either, whatever this machine's own resolver says. */
const LOOPBACK = ['127.0.0.1', '::1'];

async function addressesOf(host: string): Promise<Iterable<string>> {
  if (host === 'localhost') return LOOPBACK;
  return new Set((await lookup(host, { all: true })).map(({ address }) => address));
}

/** Connections that wait to be accepted. Beyond Node's 511, a burst of one client makes others try again after a second. */
const BACKLOG = 4_096;

const ABSENT = new Set(['EADDRNOTAVAIL', 'EAFNOSUPPORT']);

/** Leaves out an address that this machine doesn't have, as ::1 without IPv6. */
async function listen(server: Server, port: number, address: string): Promise<void> {
  try {
    await once(server.listen({ port, host: address, backlog: BACKLOG }), 'listening');
  } catch (error) {
    if (!ABSENT.has((error as NodeJS.ErrnoException).code ?? '')) throw error;
  }
}
