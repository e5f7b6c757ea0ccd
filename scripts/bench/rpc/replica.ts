import { Controller, Module } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { MessagePattern, Payload, Transport, type MicroserviceOptions } from '@nestjs/microservices';
import type { RpcInput } from '@printpartner/contracts';
import { HandleRpc, RpcServer } from '@printpartner/messaging';
import { testPeer } from '@printpartner/testing';
import { PLAIN_PATTERN, typedEcho } from './contract.ts';
import type { ChildSetup } from './protocol.ts';

/** One replica of the echo service; replies to any message with its count of handled requests. */
const { redisUrl, namespace, transport } = JSON.parse(process.argv[2] ?? '') as ChildSetup;
let handled = 0;

class Echo {
  async plain(input: unknown) {
    handled += 1;
    return input;
  }

  async typed(input: RpcInput<typeof typedEcho>) {
    handled += 1;
    return input;
  }
}
class App {}

// Decorators are applied by hand, because this file runs with type stripping only.
const plain = Object.getOwnPropertyDescriptor(Echo.prototype, 'plain') as TypedPropertyDescriptor<
  Echo['plain']
>;
const pattern = transport === 'nest' ? `${namespace}.${PLAIN_PATTERN}` : PLAIN_PATTERN;
MessagePattern(pattern)(Echo.prototype, 'plain', plain);
Payload()(Echo.prototype, 'plain', 0);
const typed = Object.getOwnPropertyDescriptor(Echo.prototype, 'typed') as TypedPropertyDescriptor<
  Echo['typed']
>;
HandleRpc(typedEcho)(Echo.prototype, 'typed', typed);
Object.defineProperty(Echo.prototype, 'typed', typed);
Controller()(Echo);
Module({ controllers: [Echo] })(App);

const { hostname: host, port } = new URL(redisUrl);
const options: MicroserviceOptions =
  transport === 'nest'
    ? { transport: Transport.REDIS, options: { host, port: Number(port || 6379) } }
    : { strategy: new RpcServer({ peer: testPeer('bench', redisUrl), namespace }) };
const app = await NestFactory.createMicroservice(App, { ...options, logger: ['error'] });
await app.listen();
process.on('message', () => process.send?.(handled));
process.send?.('ready');
