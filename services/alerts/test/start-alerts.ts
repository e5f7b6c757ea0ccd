import { randomUUID } from 'node:crypto';
import {
  alertsRpcs,
  authEvents,
  type EventPayload,
  projectScheduleSet,
  projectsEvents,
} from '@printpartner/contracts';
import { startService } from '@printpartner/testing';
import { AlertsModule } from '../src/alerts.module.ts';
import { alertsDatabase } from '../src/database.ts';
import { StandInProjects } from './stand-in-projects.ts';

type Schedule = EventPayload<typeof projectScheduleSet>;
export type Subject = Pick<Schedule, 'userId' | 'projectId'>;

export const aProject = (): Subject => ({ userId: randomUUID(), projectId: randomUUID() });

const noDates = () => ({
  dueDate: '',
  reminderDate: '',
  reminderTime: '',
  reminderMessage: '',
  timeZone: 'UTC',
  setAt: new Date().toISOString(),
  reminderSetAt: new Date().toISOString(),
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
  const { database, redis, call } = service;
  const projects = new StandInProjects(redis.url);
  await projects.start();
  const publisher = await service.publisher('projects', projectsEvents);
  const accounts = await service.publisher('auth', authEvents);
  return {
    database,
    redis,
    projects,
    call,
    /** Tells of projects. */
    tell: publisher.publish,
    /** Tells how the dates of a project stand, and waits until it was heard; none but those that are given. */
    async schedule(subject: Subject, { revision = 1, ...dates }: Partial<Schedule>): Promise<void> {
      await publisher.publish(projectScheduleSet, { ...noDates(), ...dates, ...subject, revision });
      await publisher.allAcknowledged();
    },
    async allHeard(): Promise<void> {
      await Promise.all([publisher.allAcknowledged(), accounts.allAcknowledged()]);
    },
    /** Sends again what is not acknowledged, as if the time to do so had come. */
    async resend(): Promise<void> {
      await Promise.all([publisher.resend(), accounts.resend()]);
    },
    /** Tells of accounts. */
    tellOfAccounts: accounts.publish,
    stopService: service.pause,
    startService: service.resume,
    async stop() {
      await service.stop();
      await projects.stop();
    },
  };
}
export type Alerts = Awaited<ReturnType<typeof startAlerts>>;
