import type { Page } from '@playwright/test';
import { expectAccessible } from './accessible.ts';
import { expect, settled, signUp, test } from './fixtures.ts';
import { press, rearranging, tile } from './tiles-page.ts';

const CODE = '**/assets/rearrange-bundle-*.js';

/** Holds back the code for rearranging. Returns what lets it load. */
async function holdCode(page: Page): Promise<() => void> {
  const { promise: isReleased, resolve: release } = Promise.withResolvers<void>();
  await page.route(CODE, async (route) => {
    await isReleased;
    await route.continue();
  });
  return release;
}

test.describe('before the code for rearranging has loaded', () => {
  test('H2 tiles open before the code has loaded, and loading it keeps the focus and a press in progress', async ({
    page,
  }) => {
    const release = await holdCode(page);
    await signUp(page);
    await page.goto('/');
    await tile(page, 'paper').click();
    await expect(page.getByRole('dialog', { name: 'Paper & Envelope Types' })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(tile(page, 'paper')).toBeFocused();

    await press(page, 'booklet');
    const arrived = page.waitForResponse(CODE);
    release();
    await (await arrived).finished();
    await settled(page);
    await page.mouse.up();
    await expect(page.getByRole('dialog', { name: 'Booklets' })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.locator('[id^=DndLiveRegion]').first()).toBeAttached();
    await expect(tile(page, 'booklet')).toBeFocused();
  });

  test('H2 holding a tile shows that the code is loading; tiles still open, Cancel and Escape leave, and the mode starts once loaded', async ({
    page,
  }) => {
    const release = await holdCode(page);
    await signUp(page);
    await page.goto('/');
    await expect(tile(page, 'booklet')).toBeVisible();
    const loading = page.getByText('Loading Rearrange Tabs...');
    const hold = async () => {
      await press(page, 'booklet');
      await expect(loading).toBeVisible();
      await page.mouse.up();
    };
    await hold();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Cancel' }).click();
    await expect(loading).toBeHidden();
    await hold();
    await page.keyboard.press('Escape');
    await expect(loading).toBeHidden();
    await hold();
    await tile(page, 'booklet').click();
    await expect(page.getByRole('dialog', { name: 'Booklets' })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toBeHidden();
    await expect(loading).toBeHidden();
    await hold();
    release();
    await expect(rearranging(page)).toBeVisible();
    await expect(loading).toBeHidden();
  });

  test('H2 holding a tile shows a message when the code does not load; tiles still open, and the next hold loads it', async ({
    page,
  }) => {
    await page.route(CODE, (route) => route.abort());
    await signUp(page);
    await page.goto('/');
    await expect(tile(page, 'booklet')).toBeVisible();
    await press(page, 'booklet');
    await expect(page.getByText('Rearranging did not load')).toBeVisible();
    await page.mouse.up();
    await expect(page.getByRole('dialog')).toBeHidden();
    await tile(page, 'booklet').click();
    await expect(page.getByRole('dialog', { name: 'Booklets' })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toBeHidden();
    await page.unroute(CODE);
    await press(page, 'booklet');
    await expect(page.getByText('Loading Rearrange Tabs...')).toBeVisible();
    await page.mouse.up();
    await expect(rearranging(page)).toBeVisible();
  });
});
