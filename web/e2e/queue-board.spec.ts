import { expect, signUp, test } from './fixtures.ts';

test('K8 D1 the admin reads the queues on the board, which the content security policy allows', async ({
  page,
}) => {
  const problems: string[] = [];
  page.on('console', (message) => {
    if (/Content Security Policy/.test(message.text())) problems.push(message.text());
  });
  page.on('pageerror', (error) => problems.push(error.message));
  page.on('request', (request) => {
    if (
      new URL(request.url()).host !== new URL(page.url() === 'about:blank' ? request.url() : page.url()).host
    )
      problems.push(request.url());
  });
  await signUp(page);
  const password = process.env['ADMIN_PASSWORD'] ?? '';
  const session = await page.request.post('/api/admin/session', {
    headers: { 'x-admin-password': password },
  });
  expect(session.status()).toBe(200);
  await page.goto('/api/admin/queues/');
  await expect(page.getByText('mail-auth').first()).toBeVisible();
  await page.goto('/api/admin/queues/queue/events-admin?status=latest');
  await expect(page.getByText('events-admin').first()).toBeVisible();
  await page.screenshot({ path: '/tmp/traces-board.png', fullPage: true });
  expect(problems).toEqual([]);
});
