import { Inject, Injectable } from '@nestjs/common';
import type { ServiceReport, SystemState } from '@printpartner/contracts';
import type { Redis } from 'ioredis';
import { StoreDisk } from '../preflight/store-disk.ts';
import { REDIS } from '../redis.ts';

type StoreState = SystemState['stores'][number];

/** The stores as the gateway and the services see them. */
@Injectable()
export class StoreStates {
  constructor(
    @Inject(REDIS) private readonly redis: Redis,
    private readonly disk: StoreDisk,
  ) {}

  /** @param reports of the services, which alone have connections to Postgres */
  async read(reports: readonly (ServiceReport | null)[]): Promise<StoreState[]> {
    const answered = reports.filter((report) => report !== null);
    const databaseBytes = answered.find((report) => report.databaseBytes !== null)?.databaseBytes ?? null;
    return [
      {
        store: 'postgres',
        status: postgresStatus(answered),
        usedBytes: databaseBytes,
        freeBytes: null,
      },
      await this.redisState().catch(() => failing('redis')),
      await this.fileState().catch(() => failing('files')),
    ];
  }

  /** @throws Error while Redis is down */
  async redisMemory(): Promise<{ usedBytes: number; maxBytes: number }> {
    const info = await this.redis.info('memory');
    const figure = (name: string) => Number(new RegExp(`^${name}:(\\d+)`, 'm').exec(info)?.[1] ?? 0);
    return { usedBytes: figure('used_memory'), maxBytes: figure('maxmemory') };
  }

  private async redisState(): Promise<StoreState> {
    const { usedBytes, maxBytes } = await this.redisMemory();
    const freeBytes = maxBytes > 0 ? Math.max(0, maxBytes - usedBytes) : null;
    return { store: 'redis', status: 'ok', usedBytes, freeBytes };
  }

  private async fileState(): Promise<StoreState> {
    // The disk has more than our files, and adding these up takes too long.
    const [freeBytes, shortage] = await Promise.all([this.disk.freeBytes(), this.disk.shortage()]);
    return { store: 'files', status: shortage === undefined ? 'ok' : 'failing', usedBytes: null, freeBytes };
  }
}

/** One service that can't reach Postgres has a problem of its own. */
function postgresStatus(answered: readonly ServiceReport[]): StoreState['status'] {
  if (answered.length === 0) return 'unknown';
  return answered.some(({ health }) => health.checks['database'] === 'ok') ? 'ok' : 'failing';
}

const failing = (store: StoreState['store']): StoreState => ({
  store,
  status: 'failing',
  usedBytes: null,
  freeBytes: null,
});
