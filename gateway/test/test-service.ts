import { type INestMicroservice, Module, type Type } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { RpcServer } from '@printpartner/messaging';
import { testPeer } from '@printpartner/testing';

/** Handles a service's queue with only these handlers. */
export async function testService(
  service: string,
  redisUrl: string,
  handlers: Type,
): Promise<INestMicroservice> {
  @Module({ controllers: [handlers] })
  class Handlers {}
  const strategy = new RpcServer({ peer: testPeer(service, redisUrl) });
  const app = await NestFactory.createMicroservice(Handlers, { strategy, logger: false });
  await app.listen();
  return app;
}
