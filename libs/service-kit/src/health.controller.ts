import { Controller, Inject, type Type } from '@nestjs/common';
import { ModuleRef } from '@nestjs/core';
import type { HealthReport, healthOf } from '@printpartner/contracts';
import { HandleRpc } from '@printpartner/messaging';
import { DataSource } from 'typeorm';

/** A part that a service reports on, though it does its work without it. */
export interface HealthNote {
  /** Its name in the report's checks. */
  readonly part: string;
  /** 'ok', or what is wrong. */
  say(): Promise<string>;
}

/**
 * Answers a service's health call: it runs, hears its queue, and its database
 * answers. `notes` are providers of the service; what they say is in the
 * report, and does not change its status.
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
      const said = await Promise.all([
        this.dataSource.query('select 1').then(
          () => ['database', 'ok'],
          () => ['database', 'does not answer'],
        ),
        ...notes.map((note) => this.ask(this.moduleRef.get(note, { strict: false }))),
      ]);
      const checks = Object.fromEntries(said);
      return { status: checks['database'] === 'ok' ? 'ok' : 'failing', checks };
    }

    private async ask(note: HealthNote): Promise<[string, string]> {
      return [note.part, await note.say().catch(() => 'cannot be told')];
    }
  }
  return HealthController;
}
