import { beforeAll, describe, expect, it } from '@jest/globals';
import type { HealthReport, SystemState } from '@printpartner/contracts';
import { eventually } from '@printpartner/testing/e2e';
import { Redis } from 'ioredis';
import { ApiUser } from './api-user.ts';
import type { Running, Starter } from './running-system.ts';
import { Scraper } from './scraped-metrics.ts';

const MINUTE_MS = 60_000;

export function metricsSuite(running: Running): void {
  describe('metrics of a running system', () => {
    let system: Starter;
    let scraper: Scraper;
    let person: ApiUser;
    beforeAll(async () => {
      system = running.system;
      scraper = new Scraper(system);
      person = await ApiUser.signUp(system.url);
    });

    const save = (project_name: string) =>
      person.send('POST', '/api/projects', {
        project_name,
        reminder_date: '2099-01-01',
        reminder_time: '10:00',
        time_zone: 'UTC',
      });

    async function systemState(): Promise<SystemState> {
      const password = system.environmentOf('gateway')['ADMIN_PASSWORD'] ?? '';
      const answer = await fetch(`${system.url}/api/admin/system`, {
        headers: { 'x-admin-password': password },
      });
      expect(answer.status).toBe(200);
      return (await answer.json()) as SystemState;
    }

    it('K8 one saved project is counted by its route, its call on both sides, its query and its job', async () => {
      const route = { method: 'POST', route: '/api/projects', status: '2xx' };
      const contract = { contract: 'projects.save', outcome: 'ok' };
      const count = () =>
        Promise.all([
          scraper.value('gateway', 'printpartner_http_requests_total', route),
          scraper.value('gateway', 'printpartner_http_request_duration_seconds_count', {
            route: route.route,
          }),
          scraper.value('gateway', 'printpartner_rpc_client_calls_total', contract),
          scraper.value('projects', 'printpartner_rpc_server_calls_total', contract),
          scraper.value('projects', 'printpartner_rpc_server_queue_wait_seconds_count'),
          scraper.value('alerts', 'printpartner_jobs_total', { queue: 'events-alerts', outcome: 'finished' }),
        ]);
      const before = await count();
      expect((await save('Menu')).status).toBe(200);
      await eventually(async () =>
        (await count()).forEach((value, index) => expect(value).toBeGreaterThan(before[index] ?? 0)),
      );
      expect(await scraper.value('projects', 'printpartner_rpc_server_calls_in_flight')).toBe(0);
      expect(await scraper.value('projects', 'printpartner_postgres_pool_connections')).toBeGreaterThan(0);
      expect(await scraper.value('projects', 'nodejs_eventloop_lag_p99_seconds')).toBeGreaterThan(0);
    });

    it('K8 no label has a path, an id or an address, and everything that is read at the scrape is there', async () => {
      const secret = '0b9e9ad3-6d1c-4d6e-9d66-3c1d5f6f0a11';
      await person.send('GET', `/api/projects/${secret}`);
      await person.send('GET', `/api/${secret}`);
      await person.send('GET', `/${secret}`);
      await fetch(`${system.url}/api/${secret}`, { method: 'PROPFIND' });
      for (const service of scraper.services) {
        const text = await scraper.text(service);
        expect(text).not.toMatch(/[0-9a-f]{8}-[0-9a-f]{4}|@example|127\.0\.0\.1|PROPFIND/);
        const up = (await scraper.series(service)).filter(
          ({ name }) => name === 'printpartner_collection_up',
        );
        expect({ service, down: up.filter(({ value }) => value !== 1) }).toEqual({ service, down: [] });
        expect(up.length).toBeGreaterThan(1);
      }
    });

    it('K8 the public port has no metrics', async () => {
      for (const path of ['/metrics', '/api/health/metrics', '/api/metrics']) {
        for (const accept of ['text/plain', 'text/html']) {
          const answer = await fetch(`${system.url}${path}`, { headers: { accept } });
          expect([path, answer.status]).toEqual([path, 404]);
          expect(await answer.text()).not.toMatch(/^# TYPE|printpartner_/m);
        }
      }
    });

    it('K8 every BullMQ queue that exists is measured and shown', async () => {
      const redis = new Redis(system.redisUrl);
      const keys = await redis.keys('bull:*:events');
      redis.disconnect();
      const existing = keys.map((key) => key.slice('bull:'.length, -':events'.length));
      expect(existing.length).toBeGreaterThan(2);
      const shown = (await systemState()).queues?.map(({ queue }) => queue);
      expect(shown).toEqual(expect.arrayContaining(existing));
      const series = await scraper.series('gateway');
      const measured = series
        .filter(({ name }) => name === 'printpartner_queue_jobs')
        .map(({ labels }) => labels['queue']);
      expect(measured).toEqual(expect.arrayContaining(existing));
    });

    it('K8 the lateness of a sent alert is measured', async () => {
      const sent = () => scraper.value('alerts', 'printpartner_alert_lateness_seconds_count');
      const before = await sent();
      expect((await person.send('POST', '/api/alerts/test', {})).status).toBe(200);
      await eventually(async () => expect(await sent()).toBe(before + 1));
      expect(await scraper.value('alerts', 'printpartner_alert_lateness_seconds_bucket', { le: '60' })).toBe(
        before + 1,
      );
    });

    it('K8 the state of a healthy system names every service, queue and store', async () => {
      const { services, stores } = await systemState();
      expect(services.map(({ service }) => service).toSorted()).toEqual(
        scraper.services.filter((service) => service !== 'gateway').toSorted(),
      );
      for (const { state, answerMs } of services) {
        expect(state?.health).toMatchObject({ status: 'ok', checks: { database: 'ok' } });
        expect(answerMs).toBeGreaterThanOrEqual(0);
      }
      const by = new Map(services.map(({ service, state }) => [service, state]));
      expect(by.get('alerts')?.dueAlerts).toEqual({ waiting: 0, oldestSeconds: null });
      expect(by.get('auth')?.mails).toMatchObject({ failed: 0, failures: [] });
      expect(by.get('projects')).toMatchObject({ mails: null, dueAlerts: null });
      expect(stores.map(({ store, status }) => [store, status])).toEqual([
        ['postgres', 'ok'],
        ['redis', 'ok'],
        ['files', 'ok'],
      ]);
      // What the files use is not added up.
      expect(stores.map(({ usedBytes }) => usedBytes !== null && usedBytes > 0)).toEqual([true, true, false]);
    });

    it(
      'K8 while a subscriber is stopped, readiness, the state and the age of the outbox say so; afterwards all is well',
      async () => {
        const { pid } = system.process('alerts');
        const age = () => scraper.value('projects', 'printpartner_outbox_oldest_age_seconds');
        process.kill(pid, 'SIGSTOP');
        try {
          expect((await save('Poster')).status).toBe(200);
          await eventually(async () => expect(await age()).toBeGreaterThan(0));
          const first = await age();
          await eventually(async () => expect(await age()).toBeGreaterThan(first));
          const ready = await fetch(`${system.url}/api/health/ready`);
          const { checks } = (await ready.json()) as HealthReport;
          expect([ready.status, checks['alerts'], checks['projects']]).toEqual([503, 'not responding', 'ok']);
          const { services, stores } = await systemState();
          const alerts = services.find(({ service }) => service === 'alerts');
          const projects = services.find(({ service }) => service === 'projects');
          expect(alerts).toMatchObject({ state: null, answerMs: null });
          expect(projects?.state?.outbox?.waiting).toBeGreaterThan(0);
          expect(projects?.state?.outbox?.oldestSeconds).toBeGreaterThan(0);
          expect(stores[0]).toMatchObject({ store: 'postgres', status: 'ok' });
        } finally {
          process.kill(pid, 'SIGCONT');
        }
        await eventually(async () => expect(await age()).toBe(0), { timeout: 2 * MINUTE_MS });
        await eventually(async () => expect(await system.isReady()).toBe(true));
      },
      4 * MINUTE_MS,
    );
  });
}
