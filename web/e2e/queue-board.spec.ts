import { callApi, expect, signUp, test } from './fixtures.ts';

const BOARD = '/api/admin/queues';

test('K8 D1 the admin reads queues and jobs on the board, which loads nothing from elsewhere', async ({
  page,
}) => {
  const problems: string[] = [];
  page.on('console', (message) => {
    if (/Content Security Policy/.test(message.text())) problems.push(message.text());
  });
  page.on('pageerror', (error) => problems.push(error.message));
  await signUp(page);
  const saved = await callApi(page, 'POST', '/api/projects', { project_name: 'Menu' });
  const { uuid }: { uuid: string } = await saved.json();
  // A job that waits while the test looks at it.
  const soon = new Date(Date.now() + 30 * 60_000).toISOString();
  await callApi(page, 'POST', '/api/alerts', { project_id: uuid, message: 'Proof', fire_at_utc: soon });
  const session = await page.request.post('/api/admin/session', {
    headers: { 'x-admin-password': process.env['ADMIN_PASSWORD'] ?? '' },
  });
  expect(session.status()).toBe(200);
  const origins = new Set<string>();
  page.on('request', (request) => origins.add(new URL(request.url()).origin));

  await page.goto(BOARD);
  await expect(page.getByRole('link', { name: 'mail-auth' }).first()).toBeVisible();
  await page.goto(`${BOARD}/queue/alerts.clock?status=delayed`);
  await expect(page.getByText('[redacted]').first()).toBeVisible();
  await expect(page.getByRole('button', { name: /promote|clean|retry|pause|add/i })).toHaveCount(0);
  expect([...origins]).toEqual([new URL(page.url()).origin]);
  expect(problems).toEqual([]);
});
