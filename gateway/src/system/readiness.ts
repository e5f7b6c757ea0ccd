import { Injectable } from '@nestjs/common';
import {
  adminHealth,
  alertsHealth,
  authHealth,
  type HealthReport,
  preflightHealth,
  projectsHealth,
  specsHealth,
} from '@printpartner/contracts';
import { RpcClient } from '@printpartner/messaging';

const healthContracts = [authHealth, projectsHealth, alertsHealth, preflightHealth, specsHealth, adminHealth];
const DEADLINE_MS = 1_500;

/** Checks the health of every service through its queue. */
@Injectable()
export class Readiness {
  constructor(private readonly rpc: RpcClient) {}

  /** Status of each service, and the parts that aren't ok, for instance `auth.mail`. */
  async check(requestId: string): Promise<HealthReport> {
    const answers = await Promise.all(
      healthContracts.map(
        async (contract) => [contract.service, await this.ask(contract, requestId)] as const,
      ),
    );
    const isReady = answers.every(([, report]) => report?.status === 'ok');
    const checks = answers.flatMap(([service, report]) => [
      [service, report?.status ?? 'not responding'],
      ...problemsOf(report).map(([part, problem]) => [`${service}.${part}`, problem]),
    ]);
    return { status: isReady ? 'ok' : 'failing', checks: Object.fromEntries(checks) };
  }

  private async ask(
    contract: (typeof healthContracts)[number],
    requestId: string,
  ): Promise<HealthReport | null> {
    return this.rpc.call(contract, {}, { requestId, deadlineMs: DEADLINE_MS }).catch(() => null);
  }
}

const problemsOf = (report: HealthReport | null): [string, string][] =>
  Object.entries(report?.checks ?? {}).filter(([, status]) => status !== 'ok');
