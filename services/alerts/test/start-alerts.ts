import { randomUUID } from 'node:crypto';
import {
  alertsRpcs,
  authEvents,
  type EventPayload,
  projectScheduleSet,
  projectsEvents,
} from '@printpartner/contracts';
import { bootService, migrate } from '@printpartner/service-kit';
import { createTestDatabase, startEventTeller, startRedis, startServiceClient } from '@printpartner/testing';
import { AlertsModule } from '../src/alerts.module.ts';
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

/** The alerts service on its own database and Redis, with outboxes that publish the events of other services. */
export async function startAlerts() {
  const [database, redis] = await Promise.all([createTestDatabase({ service: 'alerts' }), startRedis()]);
  await migrate({ ...alertsDatabase, url: database.url });
  const settings = {
    DATABASE_URL: database.url,
    REDIS_URL: redis.url,
    LOG_LEVEL: 'fatal' as const,
    ALERT_HORIZON_MINUTES: 60,
    ALERT_SWEEP_MS: 50,
    ALERT_TEST_DELAY_MS: 3_000,
    PUBLIC_URL: 'http://localhost:8080',
    MAIL_FROM: 'Print Partner <no-reply@printpartner.example>',
    SMTP_URL: undefined,
  };
  const boot = () =>
    bootService({
      service: 'alerts',
      module: AlertsModule.with(settings),
      contracts: alertsRpcs,
      redisUrl: redis.url,
    });
  let app = await boot();
  const projects = new FakeProjects(redis.url);
  await projects.start();
  const publisher = await startEventTeller({
    service: 'projects',
    database,
    redisUrl: redis.url,
    hearer: 'alerts',
    events: projectsEvents,
  });
  const accounts = await startEventTeller({
    service: 'auth',
    database,
    redisUrl: redis.url,
    hearer: 'alerts',
    events: authEvents,
  });
  const client = await startServiceClient(redis.url);
  return {
    database,
    redis,
    projects,
    call: client.call,
    publish: publisher.tell,
    /** Publishes a project's schedule, empty but for the given fields, and waits until it is applied. */
    async schedule(subject: Subject, { revision = 1, ...dates }: Partial<Schedule>): Promise<void> {
      await publisher.tell(projectScheduleSet, { ...emptySchedule(), ...dates, ...subject, revision });
      await publisher.allHeard();
    },
    async allApplied(): Promise<void> {
      await Promise.all([publisher.allHeard(), accounts.allHeard()]);
    },
    /** Sends unacknowledged events again without waiting for their time. */
    async resend(): Promise<void> {
      await Promise.all([publisher.resend(), accounts.resend()]);
    },
    publishAccountEvent: accounts.tell,
    stopService: () => app.close(),
    async startService() {
      app = await boot();
    },
    async stop() {
      await client.close();
      await Promise.all([publisher.stop(), accounts.stop()]);
      await app.close();
      await projects.stop();
      await redis.stop();
      await database.close();
    },
  };
}
export type Alerts = Awaited<ReturnType<typeof startAlerts>>;
