import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { Controller, Get, type INestApplication, Module } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import type { ErrorReply } from '@printpartner/contracts';
import { RpcError } from '@printpartner/messaging';
import { ProblemFilter } from './problem.filter.ts';

const failWith = (reply: object): never => {
  throw new RpcError(reply as ErrorReply);
};

@Controller()
class Failing {
  @Get('newer')
  newer() {
    failWith({ code: 'press.out_of_ink', userMessage: 'The press is out of ink.' });
  }

  @Get('unwritable')
  unwritable() {
    failWith({ code: 'projects.changed_elsewhere', userMessage: 'Changed.', current: 1n });
  }
}

@Module({ controllers: [Failing] })
class FailingModule {}

let app: INestApplication;
let url: string;
beforeAll(async () => {
  app = await NestFactory.create(FailingModule, { bodyParser: false, logger: false });
  app.useGlobalFilters(new ProblemFilter());
  await app.listen(0, '127.0.0.1');
  url = await app.getUrl();
});
afterAll(() => app.close());

it('K3 answers a code that only a newer service knows as an internal error, with its message', async () => {
  const answer = await fetch(`${url}/newer`);
  expect(answer.status).toBe(500);
  expect(await answer.json()).toMatchObject({
    type: 'urn:printpartner:problem:system.internal',
    code: 'system.internal',
    detail: 'The press is out of ink.',
  });
});

it('K3 cuts the connection of an error that cannot be answered, and the process goes on', async () => {
  await expect(fetch(`${url}/unwritable`)).rejects.toThrow('fetch failed');
  expect((await fetch(`${url}/newer`)).status).toBe(500);
});
