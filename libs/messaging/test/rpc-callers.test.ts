import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { Logger } from '@nestjs/common';
import { type CallerRight, defineRpc, type RpcContract } from '@printpartner/contracts';
import { Redis } from 'ioredis';
import { z } from 'zod';
import { RpcKeys, type HandlerCall, type RpcClient, type RpcError, type Tickets } from '../src/index.ts';
import { context, contractOf, ghostEntry, peer, redisUrl, RpcFixture } from './rpc-fixture.ts';

const rightsOf = (rights: Readonly<Record<string, CallerRight>>): RpcContract =>
  defineRpc({ pattern: 'demo.own', access: 'user', callers: rights, input: z.any(), output: z.any() });
const plain = contractOf('demo.own');
const user = { requestId: 'test', userId: 'the-user' };

let rpc: RpcFixture;
let redis: Redis;
let handled: string[];
let refusals: string[];

beforeEach(() => {
  rpc = new RpcFixture();
  redis = new Redis(redisUrl);
  handled = [];
  refusals = [];
  jest.spyOn(Logger.prototype, 'error').mockImplementation((message: string) => void refusals.push(message));
});

afterEach(async () => {
  jest.restoreAllMocks();
  await rpc.close();
  redis.disconnect();
});

/** A service that notes for whom it has answered. */
async function serve(contract: RpcContract): Promise<void> {
  const server = await rpc.server({});
  const answer = async (_data: unknown, call: { getCall(): HandlerCall }) =>
    handled.push(call.getCall().userId);
  server.addHandler('demo.own', answer, false, { contract });
  server.addHandler('demo.echo', async (data: unknown) => data, false, { contract: contractOf('demo.echo') });
}

const clientOf = (name: string): RpcClient => rpc.client({ peer: peer(name) });

/** What a refused caller hears. */
const codeOf = (call: Promise<unknown>): Promise<string> =>
  call.then(
    () => 'answered',
    (error: RpcError) => error.reply.code,
  );

/** Puts entries into the service's list and waits until it has read them. */
async function push(...entries: string[]): Promise<void> {
  await redis.rpush(new RpcKeys(rpc.namespace).requests('demo'), ...entries);
  await rpc.client().call(contractOf('demo.echo'), 1, context);
}

describe('callers', () => {
  test('K13 each caller is whom it signs for: no signature, another key, another name and a changed body are refused', async () => {
    await serve(plain);
    const entry = ghostEntry('demo.own');
    const [name, mac, request] = [
      entry.split(' ')[0],
      entry.split(' ')[1] ?? '',
      entry.slice(entry.indexOf('{')),
    ];
    const other = peer('preflight').sign('call', 'demo', request);
    await push(
      request,
      `${name} ${request}`,
      `${name} ${other} ${request}`,
      `${name} ${peer('gateway').sign('event', 'demo', request)} ${request}`,
      `${name} ${peer('gateway').sign('call', 'elsewhere', request)} ${request}`,
      `preflight ${other} ${request}`,
      `${name} ${mac} ${request.replace('"data":1', '"data":2')}`,
    );
    expect(handled).toEqual([]);
    // Logged once a minute, because there can be many.
    expect(refusals).toEqual(['Unsigned request', "Request of preflight in another's name"]);
    await push(entry);
    expect(handled).toHaveLength(1);
  });

  test('K13 signed calls can not be sent again, nor can what was sent before', async () => {
    await serve(plain);
    await push(ghostEntry('demo.own', '5'));
    await push(ghostEntry('demo.own', '5'), ghostEntry('demo.own', '4'));
    expect(handled).toHaveLength(1);
    expect(refusals).toEqual(['Repeated request of gateway']);
    await push(ghostEntry('demo.own', '6'));
    expect(handled).toHaveLength(2);
  });

  test('K13 call only what names them, and the gateway everything', async () => {
    await serve(rightsOf({ alerts: 'itself' }));
    expect(await codeOf(clientOf('preflight').call(plain, {}, user))).toBe('system.unavailable');
    expect(handled).toEqual([]);
    await clientOf('alerts').call(plain, {}, user);
    await clientOf('gateway').call(plain, {}, user);
    expect(handled).toEqual(['the-user', 'the-user']);
  });

  test('K13 act for a user only with the ticket that the gateway gave them for that user', async () => {
    await serve(rightsOf({ chat: 'onBehalf', specs: 'onBehalf' }));
    const tickets = await ticketsGivenTo('chat');
    const chat = clientOf('chat');
    expect(await codeOf(chat.call(plain, {}, user))).toBe('system.unavailable');
    expect(await codeOf(chat.call(plain, {}, { ...user, userId: 'another', tickets }))).toBe(
      'system.unavailable',
    );
    expect(await codeOf(clientOf('specs').call(plain, {}, { ...user, tickets }))).toBe('system.unavailable');
    const own = { demo: `${Date.now() + 60_000}.${peer('chat').sign('ticket', 'demo', 'chat 1 the-user')}` };
    expect(await codeOf(chat.call(plain, {}, { ...user, tickets: own }))).toBe('system.unavailable');
    expect(handled).toEqual([]);
    await chat.call(plain, {}, { ...user, tickets });
    expect(handled).toEqual(['the-user']);
  });
  test('K13 a caller can not spoil the answers of others with what it puts among them', async () => {
    await serve(plain);
    const client = rpc.client();
    await client.call(plain, {}, user);
    const [list = ''] = (await redis.keys(`${rpc.namespace}:alive:*`)).map((key) =>
      key.replace(':alive:', ':replies:'),
    );
    const answers = Array.from({ length: 50 }, async () => {
      await redis.rpush(list, 'x', '[null]', '{}', '[{"id":1}]');
      return client.call(contractOf('demo.echo'), 1, { ...context, deadlineMs: 2_000 });
    });
    expect(await Promise.all(answers)).toEqual(Array.from({ length: 50 }, () => 1));
  });
});

/** The tickets in a call by the gateway, for the service that it calls. */
async function ticketsGivenTo(service: string): Promise<Tickets | undefined> {
  let given: Tickets | undefined;
  const server = await rpc.server({}, { peer: peer(service) });
  server.addHandler(`${service}.ask`, async (_data: unknown, call: { getCall(): HandlerCall }) => {
    given = call.getCall().tickets;
  });
  const gateway = rpc.client({ onBehalf: () => ['demo'] });
  await gateway.call(contractOf(`${service}.ask`), {}, user);
  return given;
}
