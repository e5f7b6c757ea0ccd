import { Injectable } from '@nestjs/common';
import {
  adminHealth,
  alertsHealth,
  authHealth,
  type HealthReport,
  projectsHealth,
} from '@printpartner/contracts';
import { RpcClient } from '@printpartner/messaging';

const services = [authHealth, projectsHealth, alertsHealth, adminHealth];
const PATIENCE_MS = 1_500;

/** Asks every service, through its queue, how it does. */
@Injectable()
export class Readiness {
  constructor(private readonly rpc: RpcClient) {}

  /** Each service's status, and which of its parts say something other than ok: `auth.mail`. */
  async check(requestId: string): Promise<HealthReport> {
    const answers = await Promise.all(
      services.map(async (contract) => [contract.service, await this.ask(contract, requestId)] as const),
    );
    const isWell = answers.every(([, report]) => report?.status === 'ok');
    const checks = answers.flatMap(([service, report]) => [
      [service, report?.status ?? 'does not answer'],
      ...remarksOf(report).map(([part, remark]) => [`${service}.${part}`, remark]),
    ]);
    return { status: isWell ? 'ok' : 'failing', checks: Object.fromEntries(checks) };
  }

  private async ask(contract: (typeof services)[number], requestId: string): Promise<HealthReport | null> {
    return this.rpc.call(contract, {}, { requestId, deadlineMs: PATIENCE_MS }).catch(() => null);
  }
}

const remarksOf = (report: HealthReport | null): [string, string][] =>
  Object.entries(report?.checks ?? {}).filter(([, word]) => word !== 'ok');
