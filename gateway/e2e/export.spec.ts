import { test } from '@playwright/test';
import { attemptsOf } from './admin-pages.ts';
import { expect, newPerson, visitor } from './people.ts';
import { addPossessions } from './possessions.ts';

test('A6 the export has all data of the user and of no one else', async () => {
  const [mine, other] = [await newPerson('mine'), await newPerson('other')];
  await addPossessions(mine.api, 'Spring catalog');
  await addPossessions(other.api, 'Secret job');

  const answer = await mine.api.get('/api/auth/export');
  expect(answer.status(), await answer.text()).toBe(200);
  const headers = answer.headers();
  const today = new Date().toISOString().slice(0, 10);
  expect(headers['content-disposition']).toBe(`attachment; filename=print-partner-export-${today}.json`);
  expect(headers['cache-control']).toBe('no-store');
  expect(headers['content-type']).toContain('application/json');

  const { exportedAt, services } = await answer.json();
  expect(exportedAt.slice(0, 10)).toBe(today);
  expect(Object.keys(services).toSorted()).toEqual([
    'admin',
    'alerts',
    'auth',
    'preflight',
    'projects',
    'specs',
  ]);
  expect(JSON.stringify(services.auth)).toContain(mine.email);
  expect(JSON.stringify(services.auth)).toContain('paper');
  expect(JSON.stringify(services.projects)).toContain('Notes on Spring catalog');
  expect(JSON.stringify(services.alerts)).toContain('Alert on Spring catalog');
  expect(services.preflight.kept_results).toMatchObject([
    { filename: 'Spring catalog.pdf', result: { pageCount: 1 } },
  ]);

  expect(services.specs).toMatchObject({
    drafts: [{ data: { name: 'Spring catalog' } }],
    sheets: [{ name: 'Spring catalog' }],
    vendors: [{ name: 'Vendor of Spring catalog' }],
    vendor_links: [{ vendor_name: 'Vendor of Spring catalog' }],
    link_versions: [{ name: 'Spring catalog' }],
    quotes: [{ notes: 'Quote on Spring catalog' }],
  });

  const text = await answer.text();
  expect(text).not.toContain(other.email);
  expect(text).not.toContain('Secret job');
  // Nor anything that grants access.
  expect(text).not.toMatch(/argon2|(password|token)_?hash/i);
});

test('A6 the export includes the sign-up attempt once it is recorded', async () => {
  const { api, email } = await newPerson();
  await expect.poll(() => attemptsOf(email)).toHaveLength(1);
  const { services } = await (await api.get('/api/auth/export')).json();
  expect(services.admin.signupAttempts).toMatchObject([{ email, success: true }]);
});

test('A6 the export requires a session', async () => {
  const answer = await (await visitor()).get('/api/auth/export');
  expect(answer.status()).toBe(401);
  expect(answer.headers()['content-disposition']).toBeUndefined();
});
