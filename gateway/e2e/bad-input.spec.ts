import { type APIResponse, expect, test } from '@playwright/test';
import { documentedOperations } from './openapi-walk.ts';
import { baseURL, newPerson, visitor } from './people.ts';

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

test('K3 answers invalid input with a problem document, never a 500', async () => {
  test.setTimeout(300_000);
  const { api } = await newPerson();
  const values = [...nastyTexts, ...wrongTypes];
  const operations = (await documentedOperations(api)).filter(
    ({ hasBody, isUpload, path }) => hasBody && !isUpload && !path.endsWith('logout'),
  );
  expect(operations.length).toBeGreaterThan(10);
  for (const { method, path, fields } of operations) {
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
    // Its body isn't read unless the check exists.
    const isReport = path.endsWith('/report.pdf');
    expect((await send('{"a":')).status(), name).toBe(isReport ? 404 : 400);
    expect((await send('<a/>', 'application/xml')).status(), name).toBe(415);
    const tooLarge = JSON.stringify({ notes: 'x'.repeat(MB) });
    expect((await send(tooLarge)).status(), name).toBe(isReport ? 404 : 413);
    for (const value of values) {
      const bodies = [value, ...fields.map((field) => ({ [field]: value }))].map((body) =>
        JSON.stringify(body),
      );
      await Promise.all(
        bodies.map(async (body) => expectProblem(await send(body), `${name} ${body.slice(0, 80)}`)),
      );
    }
  }
});

test('K3 rejects invalid ids in paths', async () => {
  const { api } = await newPerson();
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
});

test('P2 keeps Unicode, SQL and script text as typed and drops control characters', async () => {
  const { api } = await newPerson();
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

test('A5 rejects forged, stale and malformed tokens', async () => {
  const forged = [
    'x',
    'A'.repeat(43),
    `${'A'.repeat(42)}=`,
    'eyJhbGciOiJub25lIn0.e30.',
    "' or 1=1 --",
    'x'.repeat(8_000),
  ];
  for (const token of forged) {
    const ways: Record<string, string>[] = [
      { authorization: `Bearer ${token}` },
      { cookie: `pp_session=${encodeURIComponent(token)}` },
    ];
    for (const extraHTTPHeaders of ways) {
      const api = await visitor(extraHTTPHeaders);
      const answer = await api.get('/api/projects');
      expect(answer.status(), token.slice(0, 20)).toBe(401);
      await api.dispose();
    }
  }
});

test('K3 rejects writes from another origin', async () => {
  const { api } = await newPerson();
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

test('K3 answers an unknown API path with a problem document', async () => {
  const { api } = await newPerson();
  const answer = await api.get('/api/nothing-here');
  expect(answer.status()).toBe(404);
  await expectProblem(answer, 'unknown');
});

test('P2 names each invalid field and its problem', async () => {
  const { api } = await newPerson();
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
