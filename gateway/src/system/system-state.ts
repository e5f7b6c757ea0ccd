import { Inject, Injectable } from '@nestjs/common';
import {
  serviceNames,
  type ServiceReport,
  type ServiceState,
  stateOf,
  type SystemState,
} from '@printpartner/contracts';
import { countWaitingCalls, QueueStates, RpcClient } from '@printpartner/messaging';
import type { Redis } from 'ioredis';
import { REDIS } from '../redis.ts';
import { StoreStates } from './store-states.ts';

const stateCalls = serviceNames.map((service) => stateOf(service));

interface Answer {
  /** Null if the service did not respond. */
  report: ServiceReport | null;
  answerMs: number | null;
}

/** A service that takes longer counts as away. */
const DEADLINE_MS = 2_000;

/** Reads the state of the whole system; what does not respond is said so, and the rest is there. */
@Injectable()
export class SystemStateReader {
  constructor(
    private readonly rpc: RpcClient,
    @Inject(REDIS) private readonly redis: Redis,
    private readonly queues: QueueStates,
    private readonly stores: StoreStates,
  ) {}

  async read(requestId: string): Promise<SystemState> {
    // Before the calls below, which would be counted, too.
    const waiting = await countWaitingCalls(this.redis, serviceNames).catch(() => null);
    const [answers, queues] = await Promise.all([
      Promise.all(stateCalls.map((call) => this.ask(call, requestId))),
      this.queues.read().catch(() => null),
    ]);
    return {
      at: new Date().toISOString(),
      services: answers.map(({ report, answerMs }, index) => ({
        service: serviceNames[index] ?? '',
        state: report && withoutDatabase(report),
        answerMs,
        waitingCalls: waiting?.[index] ?? null,
      })),
      queues,
      stores: await this.stores.read(answers.map(({ report }) => report)),
    };
  }

  private async ask(contract: (typeof stateCalls)[number], requestId: string): Promise<Answer> {
    const startedAt = performance.now();
    try {
      const report = await this.rpc.call(contract, {}, { requestId, deadlineMs: DEADLINE_MS });
      return { report, answerMs: Math.round(performance.now() - startedAt) };
    } catch {
      return { report: null, answerMs: null };
    }
  }
}

const withoutDatabase = ({ health, outbox, mails, dueAlerts, unread }: ServiceReport): ServiceState => ({
  health,
  outbox,
  mails,
  dueAlerts,
  unread,
});
