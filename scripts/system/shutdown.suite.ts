import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { readdirSync, readFileSync } from 'node:fs';
import { type ClientRequest, request } from 'node:http';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from '@jest/globals';
import { eventually } from '@printpartner/testing/e2e';
import { pdfOf, SQUARE } from '../../services/preflight/test/pdf-bytes.ts';
import { isRunning } from '../processes/run-record.ts';
import { ApiUser } from './api-user.ts';
import { type Running, Starter } from './running-system.ts';

const MINUTE_MS = 60_000;
/** Takes some seconds to check. */
const slowPdf = (): Buffer => pdfOf(Array.from({ length: 40 }, () => `${SQUARE}\n`.repeat(20_000)));

interface Check {
  state: string;
  page: number;
}

export function shutdownSuite(running: Running): void {
  describe('npm start, asked to end while it is busy', () => {
    let system: Starter;
    let person: ApiUser;
    beforeAll(async () => {
      system = running.system;
      person = await ApiUser.signUp(system.url);
    });

    const check = (sessionId: string) => person.get<Check>(`/api/preflight/${sessionId}`);

    it(
      'K1 F3 ends every process by itself although event streams, an upload and a check are open, and the check goes on after the next start',
      async () => {
        const sessionId = randomUUID();
        const analyzed = analyze(person, sessionId);
        await eventually(async () => expect((await check(sessionId)).page).toBeGreaterThan(0), {
          timeout: 2 * MINUTE_MS,
          interval: 100,
        });
        const open = ['/api/alerts/stream', '/api/alerts/stream', `/api/preflight/${sessionId}/events`];
        const streams = await Promise.all(open.map((path) => person.send('GET', path)));
        expect(streams.map(({ status }) => status)).toEqual([200, 200, 200]);
        const cut = once(slowUpload(person), 'error');
        // The file of the check, and that of the upload once its first bytes are stored.
        const stored = () =>
          readdirSync(join(system.dataDir, 'uploads')).filter((name) => name !== '.scratch');
        await eventually(() => expect(stored()).toHaveLength(2));
        const processes = system.processes();

        const printed = system.output.length;
        system.signal('SIGTERM');
        const answer = await analyzed;
        expect([answer.status, await answer.json()]).toMatchObject([503, { code: 'system.unavailable' }]);
        await Promise.all(streams.map((stream) => stream.text()));
        expect(await cut).toMatchObject([{ code: 'ECONNRESET' }]);
        expect(await system.ended).toBe(0);
        expect(processes.filter(isRunning)).toEqual([]);
        expect(system.output.slice(printed)).not.toContain('was killed');
        for (const { name } of processes) expect(logOf(name)).not.toContain('The shutdown took longer');

        const startedAt = performance.now();
        running.system = await Starter.launch({ port: system.port, dataDir: system.dataDir });
        await running.system.ready();
        // Printed for whoever reads a run: other tests keep the machine busy, so the time decides nothing.
        process.stdout.write(`second start: ${((performance.now() - startedAt) / 1_000).toFixed(1)} s\n`);
        await eventually(async () => expect((await check(sessionId)).state).toBe('done'), {
          timeout: 3 * MINUTE_MS,
          interval: 200,
        });
      },
      10 * MINUTE_MS,
    );

    const logOf = (name: string) => readFileSync(join(system.dataDir, 'logs', `${name}.log`), 'utf8');
  });
}

function analyze({ url, token }: ApiUser, sessionId: string): Promise<Response> {
  const form = new FormData();
  form.set('sessionId', sessionId);
  form.set('mode', 'quick');
  form.set('pdf', new File([new Uint8Array(slowPdf())], 'slow.pdf', { type: 'application/pdf' }));
  const headers = { authorization: `Bearer ${token}` };
  return fetch(`${url}/api/preflight/analyze`, { method: 'POST', headers, body: form });
}

/** An upload that begins and never ends. */
function slowUpload({ url, token }: ApiUser): ClientRequest {
  const upload = request(`${url}/api/preflight/analyze`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'multipart/form-data; boundary=slow' },
  });
  upload.write(
    `--slow\r\nContent-Disposition: form-data; name="pdf"; filename="a.pdf"\r\n` +
      `Content-Type: application/pdf\r\n\r\n%PDF-1.4 ${' '.repeat(2_000)}`,
  );
  return upload;
}
