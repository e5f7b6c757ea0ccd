import { once } from 'node:events';
import { Agent, IncomingMessage, request } from 'node:http';
import { Socket } from 'node:net';
import { setImmediate as nextTurn, setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it, test } from '@jest/globals';
import { Controller, Get, type INestApplication, Module, Post } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import type { ErrorReply } from '@printpartner/contracts';
import { RpcError } from '@printpartner/messaging';
import { ProblemFilter, smallBodyArrived } from './problem.filter.ts';

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

  @Post('refused')
  refused() {
    failWith({ code: 'auth.no_session', userMessage: 'Sign in.' });
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

describe('a refusal', () => {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  afterAll(() => agent.destroy());

  /** Sends the headers of a request with a body of eight bytes. */
  function start() {
    const sent = request(`${url}/refused`, { method: 'POST', agent, headers: { 'content-length': 8 } });
    sent.flushHeaders();
    const answered = once(sent, 'response').then(([answer]: IncomingMessage[]) => {
      answer?.resume();
      return answer?.statusCode;
    });
    return { sent, answered };
  }

  it('K3 K7 comes after a small body, so that the connection can be used again', async () => {
    const { sent, answered } = start();
    expect(await Promise.race([answered, pause(50)])).toBeUndefined();
    sent.end('x'.repeat(8));
    expect(await answered).toBe(401);
    const next = start();
    next.sent.end('x'.repeat(8));
    expect(await next.answered).toBe(401);
    expect(next.sent.socket === sent.socket).toBe(true);
  });

  it('K3 K7 a refusal does not wait for a small body that never comes', async () => {
    const { sent, answered } = start();
    expect(await answered).toBe(401);
    sent.destroy();
  });
});

test.each([
  ['waits for a body of 1 MB', 1_048_576, true],
  ['does not wait for a larger body', 1_048_577, false],
  ['does not wait for a body of unknown length', undefined, false],
])('K3 K7 a refusal %s', async (_, length, waits) => {
  const incoming = new IncomingMessage(new Socket());
  if (length !== undefined) incoming.headers['content-length'] = String(length);
  const arrived = smallBodyArrived(incoming).then(() => false);
  expect(await Promise.race([arrived, nextTurn(true)])).toBe(waits);
  incoming.push(null);
  await arrived;
});
