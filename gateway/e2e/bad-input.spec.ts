import { type APIRequestContext, type APIResponse, test } from '@playwright/test';
import { documentedOperations } from './openapi-walk.ts';
import { baseURL, expect, newPerson } from './people.ts';

const MB = 1_048_576;
const nastyTexts = [
  '\u0000',
  'a\u0000b\u001b[31m',
  '\ud800 lone surrogate',
  '🖨️ Ünïcödé \u202e rtl',
  `'; drop table projects; --`,
  '<script>alert(1)</script>',
  '${7*7} {{7*7}} %00 ../../etc/passwd',
  '-1',
  'NaN',
];
const wrongTypes: unknown[] = [null, 7, -1, 1.5, Number.MAX_VALUE, true, [], {}, [[]], { $ne: null }, ''];

async function expectProblem(answer: APIResponse, name: string): Promise<void> {
  expect(answer.status(), `${name}: ${await answer.text()}`).toBeLessThan(500);
  expect(answer.headers()['x-request-id'], name).toBeTruthy();
  if (answer.status() < 400) return;
  expect(answer.headers()['content-type'], name).toContain('application/problem+json');
  const problem = await answer.json();
  expect(problem, name).toMatchObject({
    status: answer.status(),
    title: expect.any(String),
    detail: expect.any(String),
  });
  expect(problem.requestId, name).toBe(answer.headers()['x-request-id']);
}

/** Sends every kind of value to every operation with a JSON body. */
async function sendInvalidBodies(api: APIRequestContext): Promise<void> {
  const values = [...nastyTexts, ...wrongTypes];
  const operations = (await documentedOperations(api)).filter(
    ({ hasBody, isUpload, path }) => hasBody && !isUpload && !path.endsWith('logout'),
  );
  expect(operations.length).toBeGreaterThan(10);
  for (const { method, path, fields, required } of operations) {
    expect(fields, path).not.toEqual([]);
    const name = `${method} ${path}`;
    const url = path
      .replace('{id}', path.startsWith('/api/projects') ? '1' : crypto.randomUUID())
      .replace('{sessionId}', crypto.randomUUID())
      .replace('{token}', 'A'.repeat(43))
      .replace('{slot}', 'booklet-specs-current');
    const send = (body: string, type = 'application/json') =>
      // As bytes, because Playwright would encode a string that isn't JSON.
      api.fetch(url, { method, data: Buffer.from(body), headers: { 'content-type': type } });
    // Its body isn't read unless the check, or the kept result, exists.
    const isLarge = path.endsWith('/report.pdf') || path.endsWith('/pictures');
    expect((await send('{"a":')).status(), name).toBe(isLarge ? 404 : 400);
    expect((await send('<a/>', 'application/xml')).status(), name).toBe(415);
    const tooLarge = JSON.stringify({ notes: 'x'.repeat(MB) });
    expect((await send(tooLarge)).status(), name).toBe(isLarge ? 404 : 413);
    // A field alone gets past the form only where no other one is required. All at once, each is still judged.
    const alone = fields.filter((field) => required.every((other) => other === field));
    const bodies = values.flatMap((value) => [
      JSON.stringify(value),
      JSON.stringify(Object.fromEntries(fields.map((field) => [field, value]))),
      ...alone.map((field) => JSON.stringify({ [field]: value })),
    ]);
    while (bodies.length > 0)
      await Promise.all(
        bodies
          .splice(0, 10)
          .map(async (body) => expectProblem(await send(body), `${name} ${body.slice(0, 80)}`)),
      );
  }
}

/** Sends ids that no row can have, in paths of operations that read and write. */
async function sendInvalidIds(api: APIRequestContext): Promise<void> {
  const ids = [
    '0',
    '-1',
    '1e3',
    '99999999999999',
    'project-',
    'null',
    '%00',
    "1'--",
    'x'.repeat(4_000),
    '🖨️',
    '%ff',
  ];
  const paths = ids.flatMap((id) => [`/api/projects/${id}`, `/api/alerts/${id}/ack`, `/api/specs/${id}`]);
  await Promise.all(
    paths.map(async (path) => {
      const answer = await api.fetch(path, { method: path.endsWith('ack') ? 'POST' : 'GET' });
      await expectProblem(answer, path.slice(0, 60));
      expect(answer.status(), path.slice(0, 60)).toBeGreaterThanOrEqual(400);
    }),
  );
}

test('K3 invalid input is answered with a problem document, never a 500', async () => {
  const { api } = await newPerson();
  await test.step('in bodies', () => sendInvalidBodies(api));
  await test.step('in paths', () => sendInvalidIds(api));
  await test.step('an unknown path', async () => {
    const answer = await api.get('/api/nothing-here');
    expect(answer.status()).toBe(404);
    await expectProblem(answer, 'unknown');
  });
});

test('P2 K3 a save keeps text as typed, names each invalid field, and is rejected from another origin', async () => {
  const { api } = await newPerson();

  await test.step('Unicode, SQL and script text stays, control characters are dropped', async () => {
    const notes = `'; drop table projects; --\n<script>alert(1)</script>\n🖨️ 4⅜ × 5¾ in, Żółć, 印刷`;
    const answer = await api.post('/api/projects', {
      data: { project_name: '  Café \u0007 menu ', notes: `${notes}\u0000` },
    });
    expect(answer.status(), await answer.text()).toBe(200);
    const { id } = await answer.json();
    const read = await (await api.get(`/api/projects/${id}`)).json();
    expect(read.notes).toBe(notes);
    expect(read.project_name).toBe('Café menu');
  });

  await test.step('each invalid field is named with its problem', async () => {
    const draft = {
      project_name: 'x'.repeat(201),
      due_date: '0027-01-15',
      reminder_time: '25:00',
      time_zone: 'Mars/Base',
    };
    const answer = await api.post('/api/projects', { data: draft });
    expect(answer.status()).toBe(422);
    const { errors } = await answer.json();
    expect(errors).toEqual(
      expect.arrayContaining([
        { path: 'project_name', message: 'Must be at most 200 characters' },
        { path: 'time_zone', message: 'Must be an IANA time zone' },
        { path: 'due_date', message: 'Must be a date from 1970 to 2199' },
        { path: 'reminder_time', message: 'Must be a time as HH:MM' },
      ]),
    );
    expect(JSON.stringify(errors)).not.toContain('Invalid input');
  });

  await test.step('a write from another origin is rejected', async () => {
    const data = { project_name: 'Forged' };
    for (const origin of ['https://evil.example', 'null', `${baseURL}.evil.example`]) {
      const answer = await api.post('/api/projects', { data, headers: { origin } });
      expect(answer.status(), origin).toBe(403);
      expect(await answer.json()).toMatchObject({ code: 'request.wrong_origin' });
    }
    const crossSite = await api.post('/api/projects', { data, headers: { 'sec-fetch-site': 'cross-site' } });
    expect(crossSite.status()).toBe(403);
    const own = await api.post('/api/projects', { data, headers: { origin: new URL(baseURL).origin } });
    expect(own.status()).toBe(200);
  });
});
