import { randomUUID } from 'node:crypto';
import type { Idempotency, RpcContract, RpcOutput, RpcRequest } from '@printpartner/contracts';
import { RpcClient } from '@printpartner/messaging';
import { onBehalfOf } from '@printpartner/service-kit';
import type { Observable } from 'rxjs';
import { eventually, WAIT_MS } from './eventually.ts';
import { testPeer } from './test-peer.ts';

/** Calls services through their queues, like the gateway but with a longer deadline. */
export async function startServiceClient(redisUrl: string) {
  const client = new RpcClient({ peer: testPeer('gateway', redisUrl), onBehalf: onBehalfOf });
  await eventually(() => client.connect());
  return {
    call: <C extends RpcContract>(
      contract: C,
      input: RpcRequest<C>,
      userId?: string,
      deadlineMs = WAIT_MS,
    ): Promise<RpcOutput<C>> =>
      client.call(contract, input, { requestId: randomUUID(), deadlineMs, ...(userId && { userId }) }),
    /** A call that may be repeated with its key. */
    callOnce: <C extends RpcContract>(
      contract: C,
      input: RpcRequest<C>,
      userId: string,
      idempotency: Idempotency,
    ): Promise<RpcOutput<C>> =>
      client.call(contract, input, { requestId: randomUUID(), deadlineMs: WAIT_MS, userId, idempotency }),
    stream: <C extends RpcContract>(
      contract: C,
      input: RpcRequest<C>,
      userId?: string,
    ): Observable<RpcOutput<C>> =>
      client.stream(contract, input, {
        requestId: randomUUID(),
        deadlineMs: WAIT_MS,
        ...(userId && { userId }),
      }),
    close: () => client.close(),
  };
}
