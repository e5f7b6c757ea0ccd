import type { RpcContract } from '@printpartner/contracts';
import { RpcServer } from '@printpartner/messaging';
import { testPeer } from './test-peer.ts';

type Answer = Parameters<RpcServer['addHandler']>[1];

/** Answers these calls in place of another service, to the callers that may make them. */
export async function startStandIn(
  service: string,
  redisUrl: string,
  answers: readonly (readonly [RpcContract, Answer])[],
): Promise<RpcServer> {
  const server = new RpcServer({ peer: testPeer(service, redisUrl) });
  for (const [contract, answer] of answers) server.addHandler(contract.pattern, answer, false, { contract });
  await new Promise<void>((resolve, reject) => {
    void server.listen((error) => (error ? reject(error) : resolve()));
  });
  return server;
}
