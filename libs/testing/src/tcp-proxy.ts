import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

export interface TcpProxy {
  /** The server's URL, through the proxy. */
  url: string;
  /** Makes all open connections half-open for good: neither end is told. New ones work. */
  freeze(): void;
  /** The same for new connections, until `restore`: they are accepted, but nothing arrives. */
  cut(): void;
  restore(): void;
  stop(): Promise<void>;
}

/** Forwards connections to a server. A test can cut them as a lost network does: without a word. */
export async function startTcpProxy(serverUrl: string): Promise<TcpProxy> {
  const { hostname, port } = new URL(serverUrl);
  const links = new Set<Link>();
  let isCut = false;
  const server = createServer((client) => {
    const link = new Link(client, connect(Number(port), hostname));
    link.isFrozen = isCut;
    links.add(link);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const url = new URL(serverUrl);
  url.hostname = '127.0.0.1';
  url.port = String((server.address() as AddressInfo).port);
  const freeze = () => {
    for (const link of links) link.isFrozen = true;
  };
  return {
    url: url.href,
    freeze,
    cut() {
      isCut = true;
      freeze();
    },
    restore() {
      isCut = false;
    },
    async stop() {
      const closed = once(server, 'close');
      server.close();
      for (const link of links) link.destroy();
      await closed;
    },
  };
}

/** Two connected sockets. */
class Link {
  isFrozen = false;

  constructor(
    private readonly client: Socket,
    private readonly server: Socket,
  ) {
    this.#forward(client, server);
    this.#forward(server, client);
  }

  destroy(): void {
    this.client.destroy();
    this.server.destroy();
  }

  #forward(from: Socket, to: Socket): void {
    from.on('data', (bytes: Buffer) => {
      if (!this.isFrozen) to.write(bytes);
    });
    from.on('error', () => undefined);
    from.on('close', () => {
      if (!this.isFrozen) to.destroy();
    });
  }
}
