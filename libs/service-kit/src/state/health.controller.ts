import { Controller, Inject, type Type } from '@nestjs/common';
import { ModuleRef } from '@nestjs/core';
import type { HealthReport, healthOf, ServiceReport, stateOf } from '@printpartner/contracts';
import { type Backlog, HandleRpc, outboxBacklog } from '@printpartner/messaging';
import { DataSource } from 'typeorm';
import { MailReport } from '../mail/mail-report.ts';
import type { HealthNote } from './health-note.ts';
import { outboxNote } from './outbox-note.ts';

/** Knows the alerts that are due and not sent yet. */
export interface DueAlertsReader {
  backlog(): Promise<Backlog>;
}

export interface ServiceParts {
  /** Providers of the service. Their reports don't change the status. */
  notes?: readonly Type<HealthNote>[];
  /** A provider of the service. */
  dueAlerts?: Type<DueAlertsReader>;
}

/**
 * Handles a service's health call, which checks its queue and its database and is answered in public, and the call
 * for its state, which only the admin sees.
 */
export function healthController(
  healthContract: ReturnType<typeof healthOf>,
  stateContract: ReturnType<typeof stateOf>,
  { notes = [], dueAlerts }: ServiceParts = {},
): Type {
  @Controller()
  class HealthController {
    constructor(
      @Inject(DataSource) private readonly dataSource: DataSource,
      @Inject(ModuleRef) private readonly moduleRef: ModuleRef,
    ) {}

    @HandleRpc(healthContract)
    check(): Promise<HealthReport> {
      return this.health();
    }

    @HandleRpc(stateContract)
    async state(): Promise<ServiceReport> {
      const [health, outbox, mails, due, [size]] = await Promise.all([
        this.health(),
        outboxBacklog(this.dataSource),
        this.find(MailReport)?.read() ?? null,
        dueAlerts ? this.moduleRef.get<DueAlertsReader>(dueAlerts, { strict: false }).backlog() : null,
        this.dataSource.query<{ bytes: number }[]>(
          'select pg_database_size(current_database())::double precision as bytes',
        ),
      ]);
      return { health, outbox, mails, dueAlerts: due, unread: [], databaseBytes: size?.bytes ?? null };
    }

    private async health(): Promise<HealthReport> {
      const reports = await Promise.all([
        this.dataSource.query('select 1').then(
          () => ['database', 'ok'],
          () => ['database', 'not responding'],
        ),
        this.report(outboxNote(this.dataSource)),
        ...notes.map((note) => this.report(this.moduleRef.get(note, { strict: false }))),
      ]);
      const checks = Object.fromEntries(reports);
      return { status: checks['database'] === 'ok' ? 'ok' : 'failing', checks };
    }

    private async report(note: HealthNote): Promise<[string, string]> {
      return [note.part, await note.report().catch(() => 'unknown')];
    }

    /** Undefined in a service that has no such part. */
    private find<Part>(part: Type<Part>): Part | undefined {
      try {
        return this.moduleRef.get(part, { strict: false });
      } catch {
        return undefined;
      }
    }
  }
  return HealthController;
}
