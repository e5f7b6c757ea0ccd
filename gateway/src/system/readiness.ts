import { Injectable } from '@nestjs/common';
import { alertsHealth, authHealth, type HealthReport, projectsHealth } from '@printpartner/contracts';
import { RpcClient } from '@printpartner/messaging';

const services = [authHealth, projectsHealth, alertsHealth];
const PATIENCE_MS = 1_500;

/** Asks every service, through its queue, how it does. */
@Injectable()
export class Readiness {
  constructor(private readonly rpc: RpcClient) {}

  async check(requestId: string): Promise<HealthReport> {
    const checks = Object.fromEntries(
      await Promise.all(
        services.map(async (contract) => [contract.service, await this.ask(contract, requestId)]),
      ),
    );
    const isWell = Object.values(checks).every((word) => word === 'ok');
    return { status: isWell ? 'ok' : 'failing', checks };
  }

  private async ask(contract: (typeof services)[number], requestId: string): Promise<string> {
    try {
      const report = await this.rpc.call(contract, {}, { requestId, deadlineMs: PATIENCE_MS });
      return report.status;
    } catch {
      return 'does not answer';
    }
  }
}
