import { Logger } from '@nestjs/common';
import { ClientRedis } from '@nestjs/microservices';
import { RpcClient } from '@printpartner/messaging';
import { testPeer } from '@printpartner/testing';
import { firstValueFrom } from 'rxjs';
import { quantile } from '../harness/figures.ts';
import { callFor } from '../harness/rounds.ts';
import { PLAIN_PATTERN, sample, typedEcho } from './contract.ts';
import type { ChildSetup, RunOrder, RunResult, Way } from './protocol.ts';

/** Calls continuously with a fixed number of callers. */
const { redisUrl, namespace } = JSON.parse(process.argv[2] ?? '') as ChildSetup;
const { hostname: host, port } = new URL(redisUrl);
// With several replicas, Nest's client would log each duplicate reply.
Logger.overrideLogger(['error']);
const nest = new ClientRedis({ host, port: Number(port || 6379) });
const lists = new RpcClient({ peer: testPeer('gateway', redisUrl), namespace });
await Promise.all([nest.connect(), lists.connect()]);

const calls: Record<Way, () => Promise<unknown>> = {
  nest: () => firstValueFrom(nest.send(`${namespace}.${PLAIN_PATTERN}`, sample)),
  lists: () => firstValueFrom(lists.send(PLAIN_PATTERN, sample)),
  'lists-typed': () => lists.call(typedEcho, sample, { requestId: 'bench' }),
};

async function run({ way, seconds, callers }: RunOrder): Promise<RunResult> {
  const start = performance.now();
  const took = await callFor({ callers, seconds }, calls[way]);
  const rate = (took.length * 1000) / (performance.now() - start);
  return { calls: took.length, rate, p50: quantile(took, 0.5), p99: quantile(took, 0.99) };
}

process.on('message', (order: RunOrder) => void run(order).then((result) => process.send?.(result)));
process.send?.('ready');
