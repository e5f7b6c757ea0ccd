import type { RpcContract } from '@printpartner/contracts';
import type { RpcServer } from './rpc-server.ts';

/**
 * Refuses to go on unless every contract of `service` has exactly one handler
 * on this server and no handler answers for another service. Call it after
 * `app.init()` (for a hybrid app after `connectMicroservice`) and before
 * listening.
 *
 * @throws Error naming every contract that is wrong.
 */
export function assertContractsHandled(
  service: string,
  contracts: readonly RpcContract[],
  server: RpcServer,
): void {
  const handlers = server.getHandlers();
  const complaints: string[] = [];
  for (const { pattern, ...contract } of contracts) {
    if (contract.service !== service) complaints.push(`${pattern} is a contract of ${contract.service}`);
    else if (!handlers.has(pattern)) complaints.push(`${pattern} has no handler`);
  }
  for (const pattern of server.doubledPatterns) complaints.push(`${pattern} has more than one handler`);
  for (const [pattern, { extras }] of handlers) {
    const owner = (extras?.['contract'] as RpcContract | undefined)?.service;
    if (owner && owner !== service) complaints.push(`${pattern} is handled here but belongs to ${owner}`);
  }
  if (complaints.length > 0) throw new Error(`Contracts of ${service}: ${complaints.join('; ')}`);
}
