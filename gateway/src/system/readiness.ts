import { setTimeout as pause } from 'node:timers/promises';
import { Inject, Injectable, Logger } from '@nestjs/common';
import { healthOf, type HealthReport, serviceNames } from '@printpartner/contracts';
import { describeError, RpcClient } from '@printpartner/messaging';
import type { Redis } from 'ioredis';
import { StoreDisk } from '../preflight/store-disk.ts';
import { REDIS } from '../redis.ts';

const DEADLINE_MS = 1_500;

const healthCalls = serviceNames.map((service) => healthOf(service));

/**
 * Checks the health of every service through its queue, and the gateway's own connection to Redis. The file store is
 * a note: everything but uploads works without it, and all replicas share it.
 */
@Injectable()
export class Readiness {
  private readonly logger = new Logger(Readiness.name);

  constructor(
    private readonly rpc: RpcClient,
    @Inject(REDIS) private readonly redis: Redis,
    private readonly disk: StoreDisk,
  ) {}

  /** Status of each service, and the parts that aren't ok, for instance `auth.mail`. */
  async check(requestId: string): Promise<HealthReport> {
    const [hasRedis, disk, ...answers] = await Promise.all([
      this.hasRedis(),
      this.diskShortage(),
      ...healthCalls.map(async (call) => [call.service, await this.ask(call, requestId)] as const),
    ]);
    const isReady = hasRedis && answers.every(([, report]) => report?.status === 'ok');
    const checks = answers.flatMap(([service, report]) => [
      [service, report?.status ?? 'not responding'],
      ...problemsOf(report).map(([part, problem]) => [`${service}.${part}`, problem]),
    ]);
    if (!hasRedis) checks.push(['gateway.redis', 'not responding']);
    if (disk !== undefined) checks.push(['gateway.disk', disk]);
    return { status: isReady ? 'ok' : 'failing', checks: Object.fromEntries(checks) };
  }

  /** After an outage this connection can return later than those of the queues, and no session is found until then. */
  private async hasRedis(): Promise<boolean> {
    return this.redis.ping().then(
      () => true,
      () => false,
    );
  }

  /** A network's disk may not answer at all. */
  private async diskShortage(): Promise<string | undefined> {
    return Promise.race([
      // The reason names where the store is, which is nobody's business but the log's.
      this.disk.shortage().catch((error: unknown) => {
        this.logger.warn(describeError(error));
        return "can't be used";
      }),
      pause(DEADLINE_MS, 'not responding', { ref: false }),
    ]);
  }

  private async ask(contract: (typeof healthCalls)[number], requestId: string): Promise<HealthReport | null> {
    return this.rpc.call(contract, {}, { requestId, deadlineMs: DEADLINE_MS }).catch(() => null);
  }
}

const problemsOf = (report: HealthReport | null): [string, string][] =>
  Object.entries(report?.checks ?? {}).filter(([, status]) => status !== 'ok');
