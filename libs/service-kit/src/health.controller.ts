import { Controller, Inject, type Type } from '@nestjs/common';
import { ModuleRef } from '@nestjs/core';
import type { HealthReport, healthOf } from '@printpartner/contracts';
import { HandleRpc } from '@printpartner/messaging';
import { DataSource } from 'typeorm';

/** Reports on an optional part of a service. */
export interface HealthNote {
  /** Its name in the report's checks. */
  readonly part: string;
  /** 'ok' or the problem. */
  report(): Promise<string>;
}

/**
 * Handles a service's health call, which checks its queue and its database. `notes`
 * are providers of the service; their reports don't change the status.
 */
export function healthController(
  contract: ReturnType<typeof healthOf>,
  notes: readonly Type<HealthNote>[] = [],
): Type {
  @Controller()
  class HealthController {
    constructor(
      @Inject(DataSource) private readonly dataSource: DataSource,
      @Inject(ModuleRef) private readonly moduleRef: ModuleRef,
    ) {}

    @HandleRpc(contract)
    async check(): Promise<HealthReport> {
      const reports = await Promise.all([
        this.dataSource.query('select 1').then(
          () => ['database', 'ok'],
          () => ['database', 'not responding'],
        ),
        ...notes.map((note) => this.report(this.moduleRef.get(note, { strict: false }))),
      ]);
      const checks = Object.fromEntries(reports);
      return { status: checks['database'] === 'ok' ? 'ok' : 'failing', checks };
    }

    private async report(note: HealthNote): Promise<[string, string]> {
      return [note.part, await note.report().catch(() => 'unknown')];
    }
  }
  return HealthController;
}
