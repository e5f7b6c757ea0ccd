import { Controller, Inject, type Type } from '@nestjs/common';
import type { HealthReport, healthOf } from '@printpartner/contracts';
import { HandleRpc } from '@printpartner/messaging';
import { DataSource } from 'typeorm';

/** Answers a service's health call: it runs, hears its queue, and its database answers. */
export function healthController(contract: ReturnType<typeof healthOf>): Type {
  @Controller()
  class HealthController {
    constructor(@Inject(DataSource) private readonly dataSource: DataSource) {}

    @HandleRpc(contract)
    async check(): Promise<HealthReport> {
      const database = await this.dataSource.query('select 1').then(
        () => 'ok',
        () => 'does not answer',
      );
      return { status: database === 'ok' ? 'ok' : 'failing', checks: { database } };
    }
  }
  return HealthController;
}
