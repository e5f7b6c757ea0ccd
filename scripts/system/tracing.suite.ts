import { randomBytes } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from '@jest/globals';
import { eventually } from '@printpartner/testing/e2e';
import type { OtlpReceiver, ReceivedSpan } from '@printpartner/testing/otlp';
import { ApiUser } from './api-user.ts';
import { checkPdf } from './check-pdf.ts';
import type { Running, Starter } from './running-system.ts';

const MINUTE_MS = 60_000;
/** The mark is in every text that a user can give. */
const MARK = 'Lakeview7931';

export function tracingSuite(running: Running): void {
  describe('traces and logs of a running system', () => {
    let receiver: OtlpReceiver;
    let system: Starter;
    let person: ApiUser;
    beforeAll(async () => {
      ({ system, receiver } = running);
      person = await ApiUser.signUp(system.url);
    });

    const logs = (): string =>
      readdirSync(join(system.dataDir, 'logs'))
        .map((name) => readFileSync(join(system.dataDir, 'logs', name), 'utf8'))
        .join('\n');
    const linesWith = (text: string) =>
      logs()
        .split('\n')
        .filter((line) => line.includes(text))
        .map(
          (line) =>
            JSON.parse(line) as {
              service: string;
              msg: string;
              queue?: string;
              traceId?: string;
              route?: string;
              account?: string;
              network?: string;
            },
        );

    /** A request as the browser sends it: its trace id is its request id. */
    function fromBrowser(): { requestId: string; headers: Record<string, string> } {
      const requestId = randomBytes(16).toString('hex');
      const traceparent = `00-${requestId}-${randomBytes(8).toString('hex')}-00`;
      return {
        requestId,
        headers: { 'x-request-id': requestId, traceparent, 'sec-fetch-site': 'same-origin' },
      };
    }

    const post = async (path: string, body: unknown, headers: Record<string, string>) => {
      const answer = await fetch(`${system.url}${path}`, {
        method: 'POST',
        headers: { ...headers, authorization: `Bearer ${person.token}`, 'content-type': 'application/json' },
        body: JSON.stringify(body),
      });
      expect([path, answer.status]).toEqual([path, 200]);
    };

    /** Each line is a span with its ancestors, nearest first. */
    function paths(traceId: string): string[] {
      const spans = receiver.spans.filter((span) => span.traceId === traceId);
      const pathOf = (span: ReceivedSpan): string[] => {
        const parent = spans.find(({ spanId }) => spanId === span.parentSpanId);
        return [`${span.service} ${span.name}`, ...(parent ? pathOf(parent) : [])];
      };
      return spans.map((span) => pathOf(span).join(' < '));
    }
    const traced = (traceId: string, path: string) =>
      eventually(() => expect(paths(traceId)).toContain(path), { timeout: MINUTE_MS, interval: 100 });

    it('K8 a request is logged with the template of its route, and hashes of account and network', async () => {
      const other = await ApiUser.signUp(system.url);
      const logged = async (user: ApiUser, path: string) => {
        const requestId = randomBytes(16).toString('hex');
        await user.send('GET', path, undefined, requestId);
        return eventually(() => {
          const [line] = linesWith(requestId).filter(({ route }) => route);
          if (!line) throw new Error(`${path} is not logged`);
          return { route: line.route, account: line.account, network: line.network };
        });
      };
      const mine = await logged(person, '/api/projects/7');
      const hash = expect.stringMatching(/^[\w-]{16}$/);
      expect(mine).toEqual({ route: '/api/projects/:id', account: hash, network: hash });
      const { account, network } = mine;
      expect(await logged(person, '/api/specs/custom-specs-current')).toEqual({
        route: '/api/specs/:slot',
        account,
        network,
      });
      expect(await logged(other, '/api/projects')).toEqual({
        route: '/api/projects',
        account: expect.not.stringMatching(account ?? ''),
        network,
      });
      // Public, so that nobody asks whose session it is.
      expect(await logged(person, '/api/config')).toEqual({
        route: '/api/config',
        account: undefined,
        network,
      });
      expect(await logged(person, `/api/${MARK}`)).toMatchObject({ route: 'none' });
    });

    it(
      'K8 one upload from the browser is one trace and one request id, through gateway, queue, service and worker to the child process',
      async () => {
        const { requestId, headers } = fromBrowser();
        await checkPdf(person, `${MARK}.pdf`, headers);
        const submit =
          'preflight preflight.submit < gateway preflight.submit < gateway POST /api/preflight/analyze';
        const job = `preflight process preflight.analyses < ${submit}`;
        await traced(requestId, `preflight analysis.child < preflight call analysis.child < ${job}`);
        await traced(requestId, `preflight insert preflight_sessions < ${submit}`);
        const spans = receiver.spans.filter(({ traceId }) => traceId === requestId);
        expect(spans.find(({ name }) => name === 'POST /api/preflight/analyze')).toMatchObject({
          kind: 'SPAN_KIND_SERVER',
          resource: {
            'service.namespace': 'print-partner',
            'service.version': expect.stringMatching(/^\d+\.\d+\.\d+$/),
            'service.instance.id': expect.stringMatching(/^[\da-f-]{36}$/),
          },
          attributes: {
            'http.route': '/api/preflight/analyze',
            'http.response.status_code': '200',
            'printpartner.request_id': requestId,
          },
        });
        // Times that the child reports by its own clock.
        const within = (inner: string, outer: string) => {
          const [one, other] = [inner, outer].map((name) => spans.find((span) => span.name === name));
          expect(one && other && one.start >= other.start && one.end <= other.end).toBe(true);
        };
        within('analysis.child', 'call analysis.child');
        within('call analysis.child', 'process preflight.analyses');
        const lines = linesWith(requestId);
        expect(new Set(lines.map(({ traceId }) => traceId))).toEqual(new Set([requestId]));
        expect(lines.map(({ service, msg, queue = '' }) => `${service} ${msg} ${queue}`.trim())).toEqual(
          expect.arrayContaining([
            'gateway request completed',
            'preflight call',
            'preflight job preflight.analyses',
          ]),
        );
      },
      3 * MINUTE_MS,
    );

    it(
      'K8 events and mails that a request causes later belong to its trace and have its request id',
      async () => {
        const save = fromBrowser();
        const project = { project_name: MARK, notes: MARK, reminder_date: '2099-01-01', time_zone: 'UTC' };
        await post('/api/projects', { ...project, client_name: MARK, reminder_message: MARK }, save.headers);
        const saved = 'projects projects.save < gateway projects.save < gateway POST /api/projects';
        await traced(save.requestId, `alerts process events-alerts < ${saved}`);
        const alert = fromBrowser();
        await post('/api/alerts/test', {}, alert.headers);
        const set = 'alerts alerts.create-test < gateway alerts.create-test < gateway POST /api/alerts/test';
        await traced(alert.requestId, `alerts process alerts.clock < ${set}`);
        const mail = fromBrowser();
        await post('/api/auth/request-confirmation', {}, mail.headers);
        const asked =
          'auth auth.request-confirmation < gateway auth.request-confirmation < gateway POST /api/auth/request-confirmation';
        await traced(mail.requestId, `auth smtp send < auth process mail-auth < ${asked}`);
        const jobs = [save, alert, mail].flatMap(({ requestId }) =>
          linesWith(requestId).map(({ queue }) => queue),
        );
        expect(jobs).toEqual(
          expect.arrayContaining(['events-alerts', 'acknowledgements-projects', 'alerts.clock', 'mail-auth']),
        );
      },
      3 * MINUTE_MS,
    );

    it(
      'K8 a request from elsewhere begins a trace of its own, whatever it says',
      async () => {
        const { requestId, headers } = fromBrowser();
        for (const site of ['cross-site', 'same-site'])
          await post('/api/ai/chat', { message: `What is ${MARK}?` }, { ...headers, 'sec-fetch-site': site });
        await eventually(
          () => {
            const own = receiver.spans.filter(
              ({ attributes }) => attributes['printpartner.request_id'] === requestId,
            );
            expect(own.filter(({ name }) => name === 'POST /api/ai/chat')).toHaveLength(2);
          },
          { timeout: MINUTE_MS, interval: 100 },
        );
        expect(receiver.spans.filter(({ traceId }) => traceId === requestId)).toEqual([]);
        expect(receiver.headers()['x-key']).toBe('secret key');
        expect(system.environmentOf('postgres')).not.toHaveProperty('OTEL_EXPORTER_OTLP_HEADERS');
      },
      3 * MINUTE_MS,
    );

    it('K8 neither logs nor traces contain what a user typed, who it is, or a secret', async () => {
      const { user } = await person.get<{ user: { id: string } }>('/api/auth/session');
      await ApiUser.signIn(system.url, person.email);
      const wrong = { email: person.email, password: `${MARK} wrong` };
      for (const path of [
        '/api/auth/login',
        '/api/auth/forgot-password',
        `/api/projects?q=${MARK}`,
        `/api/${MARK}`,
      ])
        await person.send('POST', path, wrong);
      await person.send('PUT', '/api/specs/custom-specs-current', { data: { extraNotes: MARK } });
      const since = receiver.spans.length;
      const report = { kind: 'error', name: MARK, frames: [], page: `/${MARK}` };
      const reported = await fetch(`${system.url}/api/client-errors`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', origin: system.url },
        body: JSON.stringify({ ...report, name: 'TypeError' }),
      });
      expect(reported.status).toBe(204);
      await eventually(() => expect(linesWith('"client-error"')).toHaveLength(1));
      // What a report may not have is refused.
      const last = fromBrowser();
      await fetch(`${system.url}/api/client-errors`, {
        method: 'POST',
        headers: { ...last.headers, 'content-type': 'application/json', origin: system.url },
        body: JSON.stringify({ ...report, text: MARK }),
      });
      await person.send('POST', '/api/auth/login', wrong);
      await person.send('PUT', '/api/specs/custom-specs-current', { data: { extraNotes: MARK } });
      // Each process exports in batches, these the last.
      await traced(last.requestId, 'gateway POST /api/client-errors');
      await eventually(
        () => {
          const later = receiver.spans.slice(since).map(({ service }) => service);
          expect(later).toEqual(expect.arrayContaining(['gateway', 'auth', 'specs']));
        },
        { timeout: MINUTE_MS, interval: 100 },
      );
      const sent = [logs(), ...receiver.bodies.map((body) => body.toString('latin1'))];
      for (const secret of [
        MARK,
        person.email,
        person.token,
        'correct horse',
        system.printedValue('admin password') ?? '?',
      ])
        expect([secret, sent.filter((text) => text.includes(secret)).length]).toEqual([secret, 0]);
      // An id in a log leads to the account only for who can read the database.
      expect(receiver.bodies.some((body) => body.includes(user.id))).toBe(false);
    });
  });
}
