import { randomUUID } from 'node:crypto';
import type { MessageHandler } from '@nestjs/microservices';
import { defineRpc, type RpcContract } from '@printpartner/contracts';
import { testPeer } from '@printpartner/testing';
import { z } from 'zod';
import {
  type Peer,
  RpcClient,
  RpcServer,
  type RpcClientOptions,
  type RpcServerOptions,
} from '../src/index.ts';
import { signedEntry } from '../src/rpc/caller-check.ts';

export const redisUrl = process.env['TEST_REDIS_URL'] ?? 'redis://127.0.0.1:6379';
export const peer = (name: string, url = redisUrl): Peer => testPeer(name, url);
export const context = { requestId: 'test' };

export function contractOf(pattern: string): RpcContract {
  return defineRpc({ pattern, access: 'public', input: z.any(), output: z.any() });
}

/** What a caller that is gone has left in the list of `demo`. */
export const ghostEntry = (pattern: string, nonce = '1'): string => {
  const metadata = { deadline: String(Date.now() + 60_000), deadlineMs: '60000', nonce };
  const request = JSON.stringify({ id: 'gateway-ghost.secret.1', pattern, data: 1, metadata });
  return signedEntry(peer('gateway'), 'demo', request);
};

/** Servers and clients in one random namespace, closed together. */
export class RpcFixture {
  readonly namespace = `test-${randomUUID()}`;
  readonly #open: { close(): Promise<void> }[] = [];

  constructor(readonly url = redisUrl) {}

  client(options: Partial<RpcClientOptions> = {}): RpcClient {
    const client = new RpcClient({ peer: peer('gateway', this.url), namespace: this.namespace, ...options });
    this.#open.push(client);
    return client;
  }

  async server(
    handlers: Record<string, MessageHandler>,
    options: Partial<RpcServerOptions> = {},
  ): Promise<RpcServer> {
    const server = new RpcServer({
      peer: peer('demo', this.url),
      namespace: this.namespace,
      ...options,
    });
    for (const [pattern, handler] of Object.entries(handlers)) server.addHandler(pattern, handler);
    await new Promise<void>((resolve, reject) => {
      void server.listen((error) => (error ? reject(error) : resolve()));
    });
    this.#open.push(server);
    return server;
  }

  async close(): Promise<void> {
    for (const { close } of this.#open.toReversed().map((one) => ({ close: () => one.close() })))
      await close();
  }
}
