import { afterEach, describe, expect, test, jest } from '@jest/globals';
import { Controller, Logger, Module, type INestMicroservice } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { MessagePattern, Payload } from '@nestjs/microservices';
import { defineRpc, type RpcInput } from '@printpartner/contracts';
import { lastValueFrom, of, throwError, toArray } from 'rxjs';
import { z } from 'zod';
import {
  AppError,
  assertContractsHandled,
  HandleRpc,
  RpcServer,
  type HandlerCall,
  type RpcError,
} from '../src/index.ts';
import { context, contractOf, peer, RpcFixture } from './rpc-fixture.ts';

const greet = defineRpc({
  pattern: 'demo.greet',
  access: 'user',
  input: z.object({ name: z.string().trim().min(1), times: z.int().default(1) }),
  output: z.object({ text: z.string() }),
});
const fail = defineRpc({
  pattern: 'demo.fail',
  access: 'public',
  input: z.object({ how: z.string() }),
  output: z.null(),
});
const count = defineRpc({ pattern: 'demo.count', access: 'public', input: z.object({}), output: z.number() });
const foreign = defineRpc({ pattern: 'other.thing', access: 'public', input: z.any(), output: z.any() });

@Controller()
class Demo {
  @HandleRpc(greet)
  async greet(input: RpcInput<typeof greet>, call: HandlerCall) {
    return { text: `${call.userId}: ${'hello '.repeat(input.times)}${input.name}` };
  }

  @HandleRpc(fail)
  async fail({ how }: RpcInput<typeof fail>): Promise<null> {
    if (how === 'expected')
      throw new AppError('projects.not_found', { message: 'no project 7', retryAfter: 3 });
    throw new TypeError('ada@example.org broke it');
  }

  @HandleRpc(count)
  count(_input: RpcInput<typeof count>, call: HandlerCall) {
    return call.requestId === 'broken' ? throwError(() => new AppError('system.busy')) : of(1, 2, 3);
  }
}

@Controller()
class Stranger {
  @HandleRpc(foreign)
  async answer() {
    return null;
  }
}

@Controller()
class Double {
  @MessagePattern('demo.greet')
  greet(@Payload() input: unknown) {
    return input;
  }
}

const rpc = new RpcFixture();
const apps: INestMicroservice[] = [];

async function start(service: string, ...controllers: (new () => object)[]) {
  @Module({ controllers })
  class App {}
  const server = new RpcServer({ peer: peer(service), namespace: rpc.namespace });
  const app = await NestFactory.createMicroservice(App, { strategy: server, logger: ['error'] });
  apps.push(app);
  await app.init();
  return { app, server };
}

afterEach(async () => {
  await Promise.all(apps.splice(0).map((app) => app.close()));
  await rpc.close();
});

const replyOf = (call: Promise<unknown>) =>
  call.then(
    () => undefined,
    (error: RpcError) => error.reply,
  );

describe('handlers in a Nest application', () => {
  test('receive validated input, return typed output, and reject invalid input', async () => {
    const { app, server } = await start('demo', Demo);
    assertContractsHandled('demo', [greet, fail, count], server);
    await app.listen();
    const client = rpc.client();
    const user = { ...context, userId: 'ada' };

    expect(await client.call(greet, { name: ' Bob ' }, user)).toEqual({ text: 'ada: hello Bob' });
    expect(await replyOf(client.call(greet, { name: '' }, user))).toEqual({
      code: 'request.invalid',
      userMessage: 'Invalid input',
      errors: [{ path: 'name', message: expect.any(String) }],
    });
    expect(await replyOf(client.call(greet, { name: 'Bob' }, context))).toEqual({
      code: 'auth.no_session',
      userMessage: 'AUTH: no user (no session)',
    });
    expect(await replyOf(client.call(fail, { how: 'expected' }, context))).toEqual({
      code: 'projects.not_found',
      userMessage: 'Project not found',
      retryAfter: 3,
    });
    expect(await lastValueFrom(client.stream(count, {}, context).pipe(toArray()))).toEqual([1, 2, 3]);
    const broken = lastValueFrom(client.stream(count, {}, { requestId: 'broken' }));
    expect(await replyOf(broken)).toMatchObject({ code: 'system.busy' });
  });

  test('log unexpected errors under an error id without personal data', async () => {
    const { app } = await start('demo', Demo);
    const logged = jest.spyOn(Logger.prototype, 'error').mockImplementation(() => undefined);
    await app.listen();
    const reply = await replyOf(rpc.client().call(fail, { how: 'other' }, context));
    expect(reply).toEqual({
      code: 'system.internal',
      userMessage: 'Something went wrong on our side.',
      errorId: expect.any(String),
    });
    const lines = logged.mock.calls.map(([line]) => JSON.stringify(line));
    logged.mockRestore();
    expect(lines).toHaveLength(1);
    expect(lines[0]).toContain(reply?.errorId);
    expect(lines[0]).toContain('TypeError: [email] broke it');
    expect(lines[0]).not.toContain('ada@');
  });

  test('a handler must exist exactly once per contract of the service in an application', async () => {
    const right = await start('demo', Demo);
    const wrong = await start('demo', Demo, Double, Stranger);
    const missing = contractOf('demo.missing');
    expect(() => assertContractsHandled('demo', [greet, fail, count], right.server)).not.toThrow();
    expect(() => assertContractsHandled('demo', [greet, missing, foreign], right.server)).toThrow(
      'Contracts of demo: demo.missing has no handler; other.thing is a contract of other',
    );
    expect(() => assertContractsHandled('demo', [greet], wrong.server)).toThrow(
      'Contracts of demo: demo.greet has more than one handler; other.thing is handled here but belongs to other',
    );
  });
});
