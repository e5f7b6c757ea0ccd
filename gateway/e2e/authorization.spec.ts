import { randomUUID } from 'node:crypto';
import { test } from '@playwright/test';
import { randomIp } from '@printpartner/testing/e2e';
import { checkedSession, keptResult } from './kept-result.ts';
import { documentedOperations, type Operation } from './openapi-walk.ts';
import { expect, newPerson, otherDevice, PASSWORD, visitor } from './people.ts';

/**
 * Valid bodies for each write, so that a rejection is due to the user and not the
 * body. A new route with a body must be added here.
 */
const validBodies: Record<string, unknown> = {
  'POST /api/client-errors': { kind: 'error', name: 'TypeError', frames: [], page: '/' },
  'POST /api/auth/signup': null,
  'POST /api/auth/login': null,
  'POST /api/auth/logout': {},
  'POST /api/auth/forgot-password': { email: '{email}' },
  'POST /api/auth/reset-password': { email: '{email}', code: '000000', newPassword: 'stolen horse' },
  'POST /api/auth/reset-password/link': { token: 'forged', newPassword: 'stolen horse' },
  'POST /api/auth/change-password': { oldPassword: PASSWORD, newPassword: PASSWORD },
  'POST /api/auth/confirm': { password: PASSWORD },
  'POST /api/auth/check-password': { password: PASSWORD },
  'POST /api/auth/request-confirmation': {},
  'POST /api/auth/confirm-email': { token: 'forged' },
  'PUT /api/preferences': { tabOrder: ['paper'], customColors: { paper: '#1B70E2' } },
  'POST /api/projects': { project_name: 'Mine' },
  'PUT /api/projects/active': { last_project_id: '{id}' },
  'PATCH /api/projects/{id}': { project_name: 'Taken over' },
  'POST /api/alerts': { project_id: '{uuid}', fire_at_utc: '2030-01-01T00:00:00Z' },
  // Multipart, which this test doesn't send.
  'POST /api/preflight/analyze': null,
  'POST /api/preflight/kept': { sessionId: '{session}', projectId: '{uuid}' },
  'PUT /api/preflight/kept/{id}/pictures': { pictures: [] },
  'PUT /api/specs/{slot}': { data: {} },
  'POST /api/preflight/{sessionId}/judge': { profile: 'digital' },
  'POST /api/preflight/{sessionId}/report.pdf': { pictures: [] },
  'POST /api/ai/chat': { message: 'What is bleed?' },
  'POST /api/ai/chat/stream': { message: 'What is bleed?' },
  'POST /api/spec-sheets': { id: '{sheet}', kind: 'custom', name: 'Mine', data: {}, project_uuid: '{uuid}' },
  'PATCH /api/spec-sheets/{id}': { name: 'Taken over', data: {} },
  'POST /api/vendors': { id: '{vendor}', name: 'Mine' },
  'PATCH /api/vendors/{id}': { name: 'Taken over' },
  'POST /api/shares': { id: '{share}', sheet_id: '{sheet}', vendor: { id: '{vendor}' } },
  'PATCH /api/shares/{id}': { closed: true },
  'POST /api/shares/{id}/version': {},
  'POST /api/quotes': {
    id: '{quote}',
    sheet_id: '{sheet}',
    vendor: { id: '{vendor}' },
    lines: [{ quantity: 1, price_cents: 1 }],
  },
  'PATCH /api/quotes/{id}': { lines: [{ quantity: 1, price_cents: 1 }] },
  'POST /api/quotes/seen': { quotes: [{ id: '{quote}', revision: 1 }] },
  'POST /api/quotes/{id}/choose': { revision: 1, quantity: 1 },
  'PUT /api/vendor-links/{token}/quote': { version: 1, lines: [{ quantity: 1, price_cents: 1 }] },
  // Multipart, which this test doesn't send.
  'POST /api/vendor-links/{token}/file': null,
  'POST /api/quotes/{id}/file': null,
  'POST /api/alerts/test': { project_id: '{uuid}' },
  'POST /api/alerts/{id}/ack': {},
  'POST /api/alerts/{id}/done': {},
  'POST /api/alerts/{id}/close': {},
  'POST /api/alerts/{id}/snooze': { fire_at_utc: '2030-01-01T00:00:00Z' },
};

/** These end the intruder's own session or account. */
const endingOperations = new Set(['POST /api/auth/logout', 'DELETE /api/auth/delete-account']);

const slot = 'booklet-specs-current';

const nameOf = ({ method, path }: Operation) => `${method} ${path}`;

test('K3 P6 D2 every user route rejects an unauthenticated request, and every admin route one without the password', async () => {
  const { api: user } = await newPerson();
  const someone = await visitor();
  const operations = await documentedOperations(someone);
  expect(operations.length).toBeGreaterThan(15);

  await test.step('user routes need a session', async () => {
    for (const operation of operations.filter(({ needsSession }) => needsSession)) {
      const path = operation.path.replaceAll(/\{\w+\}/g, '1');
      const answer = await someone.fetch(path, {
        method: operation.method,
        ...(operation.hasBody && { data: {} }),
      });
      expect(answer.status(), nameOf(operation)).toBe(401);
      expect(answer.headers()['content-type'], nameOf(operation)).toContain('application/problem+json');
      const problem = await answer.json();
      expect(problem, nameOf(operation)).toMatchObject({ code: 'auth.no_session', status: 401 });
    }
  });

  await test.step('admin routes need the password, signed in or not', async () => {
    const ofAdmin = operations.filter(({ needsAdminPassword }) => needsAdminPassword);
    expect(ofAdmin.map(nameOf).toSorted()).toEqual([
      'DELETE /api/admin/session',
      'GET /api/admin/signup-attempts',
      'GET /api/admin/signup-attempts.csv',
      'GET /api/admin/signup-count',
      'GET /api/admin/signup-hints',
      'GET /api/admin/signup-stats',
      'GET /api/admin/signup-trends',
      'GET /api/admin/system',
      'POST /api/admin/session',
    ]);
    for (const api of [someone, user]) {
      for (const { method, path } of ofAdmin) {
        // Ten wrong passwords from one network are the most.
        const headers = { 'x-forwarded-for': randomIp() };
        const missing = await api.fetch(path, { method, headers });
        expect(missing.status(), path).toBe(401);
        expect(await missing.json(), path).toMatchObject({ detail: 'Password is required' });
        const wrong = await api.fetch(path, { method, headers: { ...headers, 'x-admin-password': 'admin' } });
        expect(wrong.status(), path).toBe(401);
        expect(await wrong.json(), path).toMatchObject({
          code: 'admin.wrong_password',
          detail: 'Invalid password',
        });
      }
    }
  });
});

test("K3 P6 no route gives access to another user's project, alert, kept result, spec sheet, vendor, quote or session", async () => {
  const owner = await newPerson('owner');
  const intruder = await newPerson('intruder');
  const saved = await owner.api.post('/api/projects', {
    data: { project_name: 'Secret job', notes: 'secret' },
  });
  const project: { id: number; uuid: string } = await saved.json();
  const alarm = await owner.api.post('/api/alerts', {
    data: { project_id: project.uuid, message: 'secret', fire_at_utc: '2030-01-01T00:00:00Z' },
  });
  const alert: { id: string } = await alarm.json();
  const sessionId = await checkedSession(owner.api, 'secret.pdf');
  const keptId = await keptResult(owner.api, project.uuid, 'secret.pdf');
  const specs = { data: { name: 'secret' } };
  await owner.api.put(`/api/specs/${slot}`, { data: specs });
  const named = await owner.api.post('/api/spec-sheets', {
    data: { kind: 'custom', name: 'secret', ...specs },
  });
  const sheet: { id: string } = await named.json();
  const vendorId = randomUUID();
  await owner.api.post('/api/vendors', {
    data: { id: vendorId, name: 'secret', email: 'secret@example.com' },
  });
  const shareId = randomUUID();
  await owner.api.post('/api/shares', {
    data: { id: shareId, sheet_id: sheet.id, vendor: { id: vendorId }, message: 'secret' },
  });
  const quoteId = randomUUID();
  await owner.api.post('/api/quotes', {
    data: {
      id: quoteId,
      sheet_id: sheet.id,
      vendor: { id: vendorId },
      lines: [{ quantity: 1, price_cents: 5 }],
      notes: 'secret',
    },
  });
  const [session]: { id: string }[] = await (await owner.api.get('/api/auth/sessions')).json();
  const keptPath = `/api/preflight/kept?projectId=${project.uuid}`;
  // The project takes over the date of its alert.
  await expect
    .poll(async () => (await owner.api.get(`/api/projects/${project.uuid}`)).json())
    .toMatchObject({ reminder_date: '2030-01-01' });
  const ownedPaths = [
    '/api/projects',
    '/api/alerts/upcoming',
    keptPath,
    `/api/specs/${slot}`,
    `/api/spec-sheets/${sheet.id}`,
    `/api/spec-sheets/${sheet.id}/quotes`,
    '/api/vendors',
    '/api/auth/sessions',
  ];
  const owned = () => Promise.all(ownedPaths.map(async (path) => (await owner.api.get(path)).text()));
  const before = await owned();
  const idsFor = (path: string) => {
    if (path.startsWith('/api/auth/sessions')) return [session?.id ?? ''];
    if (path.startsWith('/api/alerts')) return [alert.id];
    if (path.startsWith('/api/spec-sheets')) return [sheet.id];
    if (path.startsWith('/api/vendors')) return [vendorId];
    if (path.startsWith('/api/shares')) return [shareId];
    if (path.startsWith('/api/quotes')) return [quoteId];
    if (path.startsWith('/api/vendor-links')) return ['A'.repeat(43)];
    if (path.startsWith('/api/mail-stops')) return ['A'.repeat(65)];
    if (path.includes('{sessionId}')) return [sessionId];
    return path.startsWith('/api/preflight') ? [keptId] : [String(project.id), project.uuid];
  };

  for (const operation of await documentedOperations(intruder.api)) {
    if (operation.hasBody) expect(validBodies, 'a body for every write').toHaveProperty([nameOf(operation)]);
    if (operation.isStream || endingOperations.has(nameOf(operation))) continue;
    for (const id of idsFor(operation.path)) {
      const path = operation.path.replace(/\{(?:id|sessionId|token)\}/, id).replace('{slot}', slot);
      const body = JSON.stringify(validBodies[nameOf(operation)] ?? {})
        .replace('"{id}"', String(project.id))
        .replace('{uuid}', project.uuid)
        .replace('{session}', sessionId)
        .replace('{sheet}', sheet.id)
        .replace('{vendor}', vendorId)
        .replace('{share}', shareId)
        .replace('{quote}', quoteId)
        .replace('{email}', owner.email);
      const data: unknown = JSON.parse(body);
      const answer = await intruder.api.fetch(path, {
        method: operation.method,
        ...(operation.hasBody && { data }),
      });
      const text = await answer.text();
      expect(text.toLowerCase(), nameOf(operation)).not.toContain('secret');
      if (operation.path.includes('{id}')) expect(answer.status(), nameOf(operation)).toBe(404);
    }
  }
  expect(await owned()).toEqual(before);
  await otherDevice(owner.email);
});
