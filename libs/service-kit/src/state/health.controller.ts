import { Controller, Inject, type Type } from '@nestjs/common';
import { ModuleRef } from '@nestjs/core';
import type { healthOf, HealthReport, ServiceReport, stateOf } from '@printpartner/contracts';
import { type Backlog, HandleRpc, hasOldEvent, outboxBacklog } from '@printpartner/messaging';
import { DataSource } from 'typeorm';
import { MailReport } from '../mail/mail-report.ts';
import type { HealthNote } from './health-note.ts';

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
      const unread: ServiceReport['unread'] = [];
      const read = async <Part>(name: (typeof unread)[number], part?: () => Promise<Part>) => {
        if (!part) return null;
        return inTime(part).catch(() => {
          unread.push(name);
          return null;
        });
      };
      const mailReport = this.find(MailReport);
      const reader = dueAlerts && this.moduleRef.get<DueAlertsReader>(dueAlerts, { strict: false });
      const [health, outbox, mails, due, databaseBytes] = await Promise.all([
        this.health(),
        read('outbox', () => outboxBacklog(this.dataSource)),
        read('mails', mailReport && (() => mailReport.read())),
        read('dueAlerts', reader && (() => reader.backlog())),
        inTime(() => this.databaseBytes()).catch(() => null),
      ]);
      return { health, outbox, mails, dueAlerts: due, unread, databaseBytes };
    }

    private async databaseBytes(): Promise<number | null> {
      const [size] = await this.dataSource.query<{ bytes: number }[]>(
        'select pg_database_size(current_database())::double precision as bytes',
      );
      return size?.bytes ?? null;
    }

    private async health(): Promise<HealthReport> {
      const reports = await Promise.all([
        inTime(() => this.dataSource.query('select 1')).then(
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
      return [note.part, await inTime(() => note.report()).catch(() => 'unknown')];
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

/** Shorter than the gateway waits for the whole answer. */
const LIMIT_MS = 1_000;

/** The result of one part of a report. @throws Error if it takes longer than a second, so that the other parts still arrive */
export async function inTime<Part>(read: () => Promise<Part>): Promise<Part> {
  const { promise: late, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(() => reject(new Error(`no answer within ${LIMIT_MS} ms`)), LIMIT_MS);
  try {
    return await Promise.race([read(), late]);
  } finally {
    clearTimeout(timer);
  }
}

/** An event is sent again after at most five minutes; one that waits longer has a subscriber that can't apply it. */
const NOTED_MINUTES = 10;

/** Whether an event waits for so long that somebody should look. */
const outboxNote = (dataSource: DataSource): HealthNote => ({
  part: 'outbox',
  async report() {
    const isOld = await hasOldEvent(dataSource, NOTED_MINUTES);
    return isOld ? `an event has waited for more than ${NOTED_MINUTES} min` : 'ok';
  },
});
