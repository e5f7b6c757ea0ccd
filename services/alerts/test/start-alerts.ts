import { randomUUID } from 'node:crypto';
import {
  alertsRpcs,
  authEvents,
  type EventPayload,
  projectDeleted,
  projectScheduleSet,
  projectsEvents,
} from '@printpartner/contracts';
import { TombstonesSweeper } from '@printpartner/service-kit';
import { startService } from '@printpartner/testing';
import type { Queue } from 'bullmq';
import { CLOCK_QUEUE } from '../src/clock/alert-clock.ts';
import { AlertsModule } from '../src/alerts.module.ts';
import { OldAlertsSweeper } from '../src/alerts/old-alerts.sweeper.ts';
import { alertsDatabase } from '../src/database.ts';
import { FakeProjects } from './fake-projects.ts';

type Schedule = EventPayload<typeof projectScheduleSet>;
export type Subject = Pick<Schedule, 'userId' | 'projectId'>;

export const buildSubject = (): Subject => ({ userId: randomUUID(), projectId: randomUUID() });

const emptySchedule = () => ({
  dueDate: '',
  reminderDate: '',
  reminderTime: '',
  reminderMessage: '',
  timeZone: 'UTC',
  setAt: new Date().toISOString(),
  reminderSetAt: new Date().toISOString(),
});

/** What an event holds of a project beside its dates. */
export const buildDetails = ({ projectId }: Subject, project_name: string) => ({
  id: 1,
  uuid: projectId,
  project_name,
  client_name: 'Lakeview Arts',
  estimate_number: 'E-7',
  status: 'open',
  due_date: '',
});

/** The alerts service on its own database and Redis, with publishers in place of projects and auth. */
export async function startAlerts() {
  const service = await startService({
    database: alertsDatabase,
    contracts: alertsRpcs,
    module: (settings) =>
      AlertsModule.with({
        ...settings,
        ALERT_HORIZON_MINUTES: 60,
        ALERT_SWEEP_MS: 50,
        ALERT_TEST_DELAY_MS: 3_000,
        PUBLIC_URL: 'http://localhost:8080',
        MAIL_FROM: 'Print Partner <no-reply@printpartner.example>',
        SMTP_URL: undefined,
      }),
  });
  const { database, redis, call, callOnce } = service;
  const projects = new FakeProjects(redis.url);
  await projects.start();
  const publisher = await service.publisher('projects', projectsEvents);
  const accounts = await service.publisher('auth', authEvents);
  return {
    database,
    redis,
    projects,
    call,
    callOnce,
    publish: publisher.publish,
    /** The queue of the running service. */
    clockQueue: () => service.app.get<Queue>(CLOCK_QUEUE),
    /** Publishes a project's schedule, empty but for the given fields, and waits until it is applied. */
    async schedule(subject: Subject, { revision = 1, ...dates }: Partial<Schedule>): Promise<void> {
      await publisher.publish(projectScheduleSet, { ...emptySchedule(), ...dates, ...subject, revision });
      await publisher.allAcknowledged();
    },
    async deleteProject(deleted: EventPayload<typeof projectDeleted>): Promise<void> {
      await publisher.publish(projectDeleted, deleted);
      await publisher.allAcknowledged();
    },
    async allApplied(): Promise<void> {
      await Promise.all([publisher.allAcknowledged(), accounts.allAcknowledged()]);
    },
    /** Sends unacknowledged events again without waiting for their time. */
    async resend(): Promise<void> {
      await Promise.all([publisher.resend(), accounts.resend()]);
    },
    publishAccountEvent: accounts.publish,
    sweepOldAlerts: () => service.app.get(OldAlertsSweeper).sweep(),
    sweepTombstones: () => service.app.get(TombstonesSweeper).sweep(),
    stopService: service.pause,
    startService: service.resume,
    async stop() {
      await projects.stop();
      await service.stop();
    },
  };
}
export type Alerts = Awaited<ReturnType<typeof startAlerts>>;
