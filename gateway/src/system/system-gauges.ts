import { Inject, Injectable, type OnApplicationBootstrap, type OnApplicationShutdown } from '@nestjs/common';
import { serviceNames } from '@printpartner/contracts';
import { countWaitingCalls, type QueueState, QueueStates } from '@printpartner/messaging';
import {
  addGaugeSource,
  type GaugeSource,
  jobMetrics,
  rpcMetrics,
  type Sample,
  storeMetrics,
} from '@printpartner/metrics';
import type { Redis } from 'ioredis';
import { StoreDisk } from '../preflight/store-disk.ts';
import { REDIS } from '../redis.ts';
import { StoreStates } from './store-states.ts';

const { queued, oldestWait } = jobMetrics;
const { redisMemory, diskFree, diskSize } = storeMetrics;

/** Reads what all processes share once per scrape of a gateway, and not in every service. */
@Injectable()
export class SystemGauges implements OnApplicationBootstrap, OnApplicationShutdown {
  private ends: (() => void)[] = [];

  constructor(
    @Inject(REDIS) private readonly redis: Redis,
    private readonly queues: QueueStates,
    private readonly stores: StoreStates,
    private readonly disk: StoreDisk,
  ) {}

  onApplicationBootstrap(): void {
    const sources: GaugeSource[] = [
      {
        name: 'job queues',
        gauges: [queued, oldestWait],
        read: async () => (await this.queues.read()).flatMap(samplesOf),
      },
      { name: 'request queues', gauges: [rpcMetrics.waitingCalls], read: () => this.waitingCalls() },
      {
        name: 'redis memory',
        gauges: [redisMemory],
        read: async () => [{ gauge: redisMemory, value: (await this.stores.redisMemory()).usedBytes }],
      },
      { name: 'file store', gauges: [diskFree, diskSize], read: () => this.diskSpace() },
    ];
    this.ends = sources.map(addGaugeSource);
  }

  async onApplicationShutdown(): Promise<void> {
    for (const end of this.ends) end();
    await this.queues.close();
  }

  private async waitingCalls(): Promise<Sample[]> {
    const counts = await countWaitingCalls(this.redis, serviceNames);
    return serviceNames.map((queue, index) => ({
      gauge: rpcMetrics.waitingCalls,
      labels: { queue },
      value: counts[index] ?? 0,
    }));
  }

  private async diskSpace(): Promise<Sample[]> {
    const space = await this.disk.space();
    if (!space) return [];
    const { freeBytes, sizeBytes } = space;
    return [
      { gauge: diskFree, value: freeBytes },
      { gauge: diskSize, value: sizeBytes },
    ];
  }
}

function samplesOf({ queue, oldestSeconds, ...state }: QueueState): Sample[] {
  const { waiting, active, delayed, failed } = state;
  return [
    ...Object.entries({ waiting, active, delayed, failed }).map(([name, value]) => ({
      gauge: queued,
      labels: { queue, state: name },
      value,
    })),
    { gauge: oldestWait, labels: { queue }, value: oldestSeconds ?? 0 },
  ];
}
