import { createHash } from 'node:crypto';
import { expect, signUp, test } from './fixtures.ts';

const hashesOf = (page: string, element: 'script' | 'style') =>
  [...page.matchAll(new RegExp(`<${element}>(.*?)</${element}>`, 'gs'))].map(
    ([, text = '']) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`,
  );

test('K1 the page has the first paint of its screen, which gives way to the app without moving anything; its policy allows no other inline style or script', async ({
  page,
  request,
}) => {
  const textAt = async (address: string) => {
    const response = await page.request.get(address, { headers: { accept: 'text/html' } });
    return { text: await response.text(), policy: response.headers()['content-security-policy'] ?? '' };
  };
  await test.step('only the start screens have a first paint, allowed by its hashes', async () => {
    const signedOut = await textAt('/');
    expect(signedOut.text).toContain('id="first-paint"');
    expect(signedOut.text).toContain('Professional print production tools');
    await signUp(page);
    const home = await textAt('/');
    expect(home.text).toContain('What is next');
    expect(home.text).not.toContain('Professional print production tools');
    for (const { text, policy } of [signedOut, home]) {
      for (const hash of [...hashesOf(text, 'script'), ...hashesOf(text, 'style')])
        expect(policy).toContain(hash);
      expect(hashesOf(text, 'style')).toHaveLength(1);
      expect(policy).not.toContain("'unsafe-inline'");
    }
    const other = await textAt('/?tab=paper');
    expect(other.text).not.toContain('id="first-paint"');
    expect(other.policy).not.toMatch(/sha256|unsafe-inline/);
    const unknown = await request.get('/nowhere', { headers: { accept: 'text/html' } });
    expect(await unknown.text()).not.toContain('id="first-paint"');
  });
  await test.step('it gives way to the app without moving anything', async () => {
    await page.addInitScript(() => {
      const shifts: number[] = [];
      Object.assign(window, { shifts });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) if ('value' in entry) shifts.push(Number(entry.value));
      }).observe({ type: 'layout-shift', buffered: true });
    });
    await page.goto('/');
    await expect(page.getByRole('button', { name: 'Settings' })).toBeVisible();
    await expect(page.locator('#first-paint')).toHaveCount(0);
    const moved = await page.evaluate(() => (window as unknown as { shifts: number[] }).shifts);
    expect(moved.reduce((sum, value) => sum + value, 0)).toBeLessThan(0.05);
  });
});
