import { randomUUID } from 'node:crypto';
import { request } from 'node:http';
import { type APIRequestContext, test } from '@playwright/test';
import { preflightCheckIds } from '@printpartner/contracts';
import { baseURL, expect, newPerson, visitor } from './people.ts';
import { plainPdf, randomIp } from '@printpartner/testing/e2e';

const pdf = { name: 'harbor season.pdf', mimeType: 'application/pdf', buffer: plainPdf() };

type Form = Record<string, string | typeof pdf>;

async function analyze(api: APIRequestContext, changes: Form = {}) {
  const sessionId = randomUUID();
  const multipart: Form = { sessionId, mode: 'full', pdf, ...changes };
  const answer = await api.post('/api/preflight/analyze', { multipart });
  return { sessionId, answer, body: await answer.json() };
}

test('F3 F5 analyze checks a visitor’s file, refuses an invalid upload with its reason, and allows twenty in ten minutes', async () => {
  await test.step('all checks', async () => {
    const { answer, body, sessionId } = await analyze(await visitor());
    expect(answer.status(), JSON.stringify(body)).toBe(200);
    expect(body).toMatchObject({
      sessionId,
      filename: 'harbor season.pdf',
      pageCount: 1,
      mode: 'full',
      profile: 'sheetfed',
    });
    expect(body.fileSize).toMatch(/^\d+\.\d\d MB$/);
    expect(body.checks).toHaveLength(preflightCheckIds.length);
    expect(answer.headers()['set-cookie']).toMatch(/^pp_visitor=.*HttpOnly/i);
  });

  await test.step('the form fields in any order', async () => {
    const api = await visitor();
    const form = (entries: [string, string | Blob][]) => {
      const data = new FormData();
      for (const [name, value] of entries)
        data.append(name, value instanceof Blob ? new File([value], 'a.pdf') : value);
      return data;
    };
    const file: [string, Blob] = ['pdf', new Blob([new Uint8Array(plainPdf())])];
    for (const order of [0, 1, 2]) {
      const fields: [string, string | Blob][] = [
        ['sessionId', randomUUID()],
        ['mode', 'quick'],
      ];
      fields.splice(order, 0, file);
      const answer = await api.post('/api/preflight/analyze', { multipart: form(fields) });
      expect(answer.status(), `file at ${order}`).toBe(200);
    }
  });

  await test.step('an invalid upload is refused with status and reason', async () => {
    const api = await visitor();
    const text = { ...pdf, buffer: Buffer.from('GIF89a, and no PDF at all') };
    const wrong: [Form, number, string][] = [
      [{ pdf: text }, 422, 'Please upload a valid PDF file.'],
      [{ pdf: { ...pdf, buffer: Buffer.alloc(0) } }, 422, 'Please upload a PDF file.'],
      [{ pdf: 'no file' }, 422, 'Please upload a PDF file.'],
      [{ sessionId: 'mine' }, 422, ''],
      [{ mode: 'slow' }, 422, ''],
      [{ profile: 'silk screen' }, 422, ''],
    ];
    for (const [changes, status, detail] of wrong) {
      const { answer, body } = await analyze(api, changes);
      expect(answer.status(), JSON.stringify(changes)).toBe(status);
      expect(answer.headers()['content-type']).toContain('application/problem+json');
      expect(body.detail).toContain(detail);
    }
    const json = await api.post('/api/preflight/analyze', { data: { sessionId: randomUUID() } });
    expect(json.status()).toBe(415);
    const cut = await api.post('/api/preflight/analyze', {
      headers: { 'content-type': 'multipart/form-data; boundary=x' },
      data: '--x\r\nContent-Disposition: form-data; name="pdf"; filename="a.pdf"\r\n\r\n%PDF-1.4',
    });
    expect(cut.status()).toBe(400);
  });

  await test.step('an aborted upload does not affect later ones', async () => {
    const before = await (await visitor()).get('/api/health/live');
    expect(before.status()).toBe(200);
    for (const bytes of [0, 20, 200_000]) {
      const url = new URL('/api/preflight/analyze', baseURL);
      const headers = { 'content-type': 'multipart/form-data; boundary=x', 'x-forwarded-for': randomIp() };
      const sent = request(url, { method: 'POST', headers });
      const closed = new Promise((resolve) => sent.on('close', resolve));
      sent.on('error', () => undefined);
      sent.write('--x\r\nContent-Disposition: form-data; name="pdf"; filename="a.pdf"\r\n\r\n%PDF-1.4 ');
      // Leaves in the middle of the file.
      sent.write(Buffer.alloc(bytes, 'a'), () => sent.destroy());
      await closed;
      expect((await analyze(await visitor())).answer.status(), `after ${bytes} bytes`).toBe(200);
    }
  });

  await test.step('a network’s twenty-first upload is refused', async () => {
    const api = await visitor();
    for (let count = 0; count < 20; count += 1)
      expect((await analyze(api, { mode: 'quick' })).answer.status()).toBe(200);
    const { answer, body } = await analyze(api);
    expect(answer.status()).toBe(429);
    expect(Number(answer.headers()['retry-after'])).toBeGreaterThan(0);
    expect(body.code).toBe('request.rate_limited');
  });
});

test('F7 a file is judged by a spec sheet, also without a new upload, and by its owner only', async () => {
  await test.step('analyze judges, and refuses an invalid sheet with the path of its field', async () => {
    const api = await visitor();
    const job = { name: 'Harbor Season Program', trim: { width: 6, height: 9 }, pages: 16 };
    const { answer, body } = await analyze(api, { mode: 'quick', job: JSON.stringify(job) });
    expect(answer.status(), JSON.stringify(body)).toBe(200);
    expect(body.job).toEqual(job);
    const { findings } = body.checks.find(({ id }: { id: string }) => id === 'page-size');
    expect(findings[0]).toMatchObject({ fromJob: true, severity: 'fail' });
    const wrong: [string, { path: string; message: string }][] = [
      ['{"trim": {"width": "6", "height": 9}}', { path: 'job.trim.width', message: 'Must be a number' }],
      ['{"page": 16}', { path: 'job.page', message: 'Unknown: page. The fields here are name, trim' }],
      ['{"pages": 16', { path: 'job', message: 'Must be a spec sheet as JSON text' }],
      [' '.repeat(50_000), { path: 'job', message: 'Must be at most 6,000 characters' }],
    ];
    for (const [text, { path, message }] of wrong) {
      const refused = await analyze(api, { job: text });
      expect(refused.answer.status(), text.trim()).toBe(422);
      expect(refused.body.errors).toEqual([{ path, message: expect.stringContaining(message) }]);
    }
  });

  await test.step('another job needs no new upload', async () => {
    const api = await visitor();
    const { sessionId, body } = await analyze(api, { mode: 'quick' });
    expect(body.job).toBeNull();
    const judge = (from: APIRequestContext, data: object) =>
      from.post(`/api/preflight/${sessionId}/judge`, { data });
    const job = { pages: 16, pageMultiple: 4, bindingName: 'Saddle Stitch' };
    const judged = await judge(api, { job, profile: 'digital' });
    expect(judged.status()).toBe(200);
    const result = await judged.json();
    expect(result).toMatchObject({ sessionId, job, profile: 'digital', mode: 'quick' });
    const { findings } = result.checks.find(({ id }: { id: string }) => id === 'page-size');
    expect(findings[0]).toMatchObject({ kind: 'page count', fromJob: true, severity: 'fail' });
    expect(await (await api.get(`/api/preflight/${sessionId}`)).json()).toMatchObject({ result });
    // The job says the trim of a page without a TrimBox, so that the page has to be read again.
    const untrimmed = await judge(api, { job: { trim: { width: 5.75, height: 8.75 } } });
    expect(untrimmed.status()).toBe(409);
    expect(await untrimmed.json()).toMatchObject({ code: 'preflight.file_needed' });
    expect((await judge(await visitor(), { job })).status()).toBe(404);
    expect((await judge(api, { job: { pages: 0 } })).status()).toBe(422);
  });
});

test('F3 F8 a session is accepted once, accessible to its owner only, reported, and removed by a cleanup', async () => {
  const { api } = await newPerson();
  const { sessionId, body } = await analyze(api);

  await test.step('its id is accepted once, and opens it for its owner only', async () => {
    const again = await analyze(api, { sessionId });
    expect(again.answer.status()).toBe(409);
    const { api: intruder } = await newPerson();
    for (const other of [intruder, await visitor()]) {
      for (const path of ['', '/events', '/report.pdf', '/report.json'])
        expect((await other.get(`/api/preflight/${sessionId}${path}`)).status(), path).toBe(404);
      expect((await other.delete(`/api/preflight/cleanup/${sessionId}`)).status()).toBe(204);
    }
    expect(await (await api.get(`/api/preflight/${sessionId}`)).json()).toMatchObject({
      state: 'done',
      result: { sessionId },
    });
  });

  await test.step('reports are downloads as PDF and JSON', async () => {
    const paper = await api.get(`/api/preflight/${sessionId}/report.pdf`);
    expect(paper.headers()).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': 'attachment; filename="harbor season preflight.pdf"',
    });
    expect((await paper.body()).subarray(0, 5).toString()).toBe('%PDF-');
    const file = await api.get(`/api/preflight/${sessionId}/report.json`);
    expect(await file.json()).toEqual(body);
  });

  await test.step('the event stream of a finished check sends done and ends', async () => {
    const events = await (await api.get(`/api/preflight/${sessionId}/events`)).text();
    expect(events).toContain('event: done\n');
  });

  await test.step('cleanup returns 204 whether or not the session exists', async () => {
    for (let time = 0; time < 2; time += 1) {
      const answer = await api.delete(`/api/preflight/cleanup/${sessionId}`);
      expect(answer.status()).toBe(204);
      expect(await answer.text()).toBe('');
    }
    expect((await api.get(`/api/preflight/${sessionId}`)).status()).toBe(404);
  });
});
