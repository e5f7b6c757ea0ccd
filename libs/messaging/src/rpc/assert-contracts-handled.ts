import type { RpcContract } from '@printpartner/contracts';
import type { RpcServer } from './rpc-server.ts';

/**
 * Checks that every contract of `service` has exactly one handler on this server
 * and that no handler belongs to another service. Call it after `app.init()` (for
 * a hybrid app after `connectMicroservice`) and before listening.
 *
 * @throws Error listing every violation
 */
export function assertContractsHandled(
  service: string,
  contracts: readonly RpcContract[],
  server: RpcServer,
): void {
  const handlers = server.getHandlers();
  const violations: string[] = [];
  for (const { pattern, ...contract } of contracts) {
    if (contract.service !== service) violations.push(`${pattern} is a contract of ${contract.service}`);
    else if (!handlers.has(pattern)) violations.push(`${pattern} has no handler`);
  }
  for (const pattern of server.duplicatePatterns) violations.push(`${pattern} has more than one handler`);
  for (const [pattern, { extras }] of handlers) {
    const owner = (extras?.['contract'] as RpcContract | undefined)?.service;
    if (owner && owner !== service) violations.push(`${pattern} is handled here but belongs to ${owner}`);
  }
  if (violations.length > 0) throw new Error(`Contracts of ${service}: ${violations.join('; ')}`);
}
