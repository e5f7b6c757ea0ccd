import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { serviceNames } from '@printpartner/contracts';
import { createQueue, createWorker } from '@printpartner/messaging';
import { randomName, startRedis, type TestRedis, until } from '@printpartner/testing';
import type { Queue, Worker } from 'bullmq';
import { closeGateways, listeningGateway } from './test-gateway.ts';

const password = randomName('admin');
const BOARD = '/api/admin/queues';
/** In the data, the result and the error of every job. */
const MARK = 'MarkedMenu';
const marked = { filename: `${MARK}.pdf`, password: `${MARK} secret`, email: `${MARK}@example.com` };

let redis: TestRedis;
let url: string;
let cookie: string;
let queue: Queue;
let worker: Worker;
const jobs = ['job-failed', 'job-finished', 'job-waiting'];

beforeAll(async () => {
  redis = await startRedis();
  url = await listeningGateway({ REDIS_URL: redis.url, ADMIN_PASSWORD: password });
  const session = await fetch(`${url}/api/admin/session`, {
    method: 'POST',
    headers: { 'x-admin-password': password },
  });
  cookie = session.headers.getSetCookie()[0]?.split(';')[0] ?? '';
  queue = createQueue('preflight.analyses', redis.url);
  worker = createWorker(queue.name, redis.url, async (job) => {
    if (job.id === 'job-failed') throw new Error(`cannot read ${MARK}`);
    await job.log(`${MARK} log`);
    await job.updateProgress({ page: MARK });
  });
  for (const id of jobs.slice(0, 2)) await queue.add('analyze', marked, { jobId: id, attempts: 1 });
  await queue.add('analyze', marked, { jobId: 'job-waiting', delay: 3_600_000 });
  await until(
    async () => (await queue.getJobCountByTypes('failed', 'completed')) === 2,
    'both jobs have ended',
  );
});
afterAll(async () => {
  await worker.close();
  await queue.close();
  await closeGateways();
  await redis.stop();
});

const ask = (path: string, method = 'GET', headers: Record<string, string> = { cookie }) =>
  fetch(`${url}${BOARD}${path}`, { method, headers });

describe('the queue board', () => {
  it('K8 D1 opens only for the admin, by cookie or password', async () => {
    for (const path of ['', '/', '/api/queues', '/static/js/main.js', '/queue/x']) {
      expect([path, (await ask(path, 'GET', {})).status]).toEqual([path, 401]);
    }
    expect((await ask('/')).status).toBe(200);
    expect((await ask('/', 'GET', { 'x-admin-password': password })).status).toBe(200);
  });

  it('K8 its page loads nothing from other sites and runs no script of its own text', async () => {
    const answer = await ask('/');
    const policy = answer.headers.get('content-security-policy');
    expect(policy).toContain("script-src 'self' 'wasm-unsafe-eval';");
    expect(policy).not.toContain('unsafe-inline');
    const page = await answer.text();
    expect(page).not.toMatch(/https?:/);
    const scripts = [...page.matchAll(/<script([^>]*)>/g)].map(([, attributes = '']) => attributes);
    const run = scripts.filter((attributes) => !attributes.includes('type="application/json"'));
    expect(run.length).toBeGreaterThan(0);
    for (const script of run) {
      const [, source] = /src="([^"]+)"/.exec(script) ?? [];
      expect((await ask(`/${source}`)).status).toBe(200);
    }
  });

  it('K8 lists every queue, with its jobs, and shows nothing of what is in them', async () => {
    const list = await (await ask('/api/queues?activeQueue=preflight.analyses&status=latest&page=1')).text();
    const { queues } = JSON.parse(list) as { queues: { name: string; jobs: { id: string }[] }[] };
    expect(queues.map(({ name }) => name).toSorted()).toEqual([
      'acknowledgements-alerts',
      'acknowledgements-auth',
      'acknowledgements-projects',
      'acknowledgements-specs',
      'alerts.clock',
      ...serviceNames
        .filter((service) => service !== 'auth')
        .map((service) => `events-${service}`)
        .toSorted(),
      'mail-alerts',
      'mail-auth',
      'mail-specs',
      'preflight.analyses',
    ]);
    const shown = queues.flatMap((one) => one.jobs.map(({ id }) => id));
    expect(shown.toSorted()).toEqual(jobs);
    const answers = [list];
    for (const id of jobs) {
      for (const part of ['', '/logs', '/flow'])
        answers.push(await (await ask(`/api/queues/preflight.analyses/${id}${part}`)).text());
    }
    for (const path of ['/api/redis/stats', '/api/job-schedulers', '/queue/preflight.analyses/job-failed'])
      answers.push(await (await ask(path)).text());
    expect(answers.join('\n')).toContain('[redacted]');
    expect(answers.join('\n')).not.toContain(MARK);
  });

  it('K8 changes nothing, whatever it is asked', async () => {
    const before = await queue.getJobCounts();
    const job = '/api/queues/preflight.analyses';
    const paths = [
      ['PUT', `${job}/job-failed/retry/failed`],
      ['PUT', `${job}/job-failed/clean`],
      ['PUT', `${job}/job-waiting/promote`],
      ['PUT', `${job}/retry/failed`],
      ['PUT', `${job}/clean/failed`],
      ['PUT', `${job}/promote`],
      ['PUT', `${job}/pause`],
      ['PUT', `${job}/resume`],
      ['PUT', `${job}/empty`],
      ['PUT', `${job}/obliterate`],
      ['PUT', '/api/queues/pause'],
      ['PUT', '/api/queues/resume'],
      ['POST', `${job}/add`],
      ['PATCH', `${job}/job-waiting/update-data`],
      ['DELETE', `${job}/job-waiting`],
    ] as const;
    for (const [method, path] of paths) {
      const answer = await ask(path, method, { cookie, origin: url });
      expect([path, answer.status]).toEqual([path, 404]);
    }
    expect(await queue.getJobCounts()).toEqual(before);
    expect(await queue.isPaused()).toBe(false);
  });
});
