import { expectAccessible } from './accessible.ts';
import { expect, hold, settled, signInAsReader, stopClock, test } from './fixtures.ts';
import { press, rearranging, tile } from './tiles-page.ts';

const CODE = '**/assets/rearrange-bundle-*.js';

test('H2 until the code for rearranging has loaded, tiles open and a hold shows that it is loading or failed; loading it keeps focus and press', async ({
  page,
}) => {
  const booklets = page.getByRole('dialog', { name: 'Booklets' });
  const loading = page.getByText('Loading Rearrange Tabs...');
  const openBooklets = async () => {
    await tile(page, 'booklet').click();
    await expect(booklets).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toBeHidden();
  };
  const holdTile = async () => {
    await press(page, 'booklet');
    await expect(loading).toBeVisible();
    await page.mouse.up();
  };
  await page.route(CODE, (route) => route.abort());
  await signInAsReader(page);
  await page.goto('/');
  await expect(tile(page, 'booklet')).toBeVisible();
  await test.step('a hold shows a message when the code does not load, and tiles still open', async () => {
    await press(page, 'booklet');
    await expect(page.getByText('Rearranging did not load')).toBeVisible();
    await page.mouse.up();
    await expect(page.getByRole('dialog')).toBeHidden();
    await openBooklets();
    await page.unroute(CODE);
  });
  const letLoad = await hold(page, CODE);
  await test.step('a hold shows that the code is loading; Cancel and Escape leave', async () => {
    await holdTile();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Cancel' }).click();
    await expect(loading).toBeHidden();
    await holdTile();
    await page.keyboard.press('Escape');
    await expect(loading).toBeHidden();
  });
  await test.step('opening a tab cancels, and the mode of the next hold starts once the code has loaded', async () => {
    await holdTile();
    await openBooklets();
    await expect(loading).toBeHidden();
    await holdTile();
    letLoad();
    await expect(rearranging(page)).toBeVisible();
    await expect(loading).toBeHidden();
    await page.unroute(CODE);
  });
  await test.step('loading keeps the focus and a press in progress', async () => {
    const release = await hold(page, CODE);
    const asked = page.waitForRequest(CODE);
    await page.reload();
    await openBooklets();
    await expect(tile(page, 'booklet')).toBeFocused();
    await asked;
    // On a slow machine, the press would become a hold.
    await stopClock(page);
    await press(page, 'booklet');
    const arrived = page.waitForResponse(CODE);
    release();
    await (await arrived).finished();
    await settled(page);
    await page.mouse.up();
    await page.clock.resume();
    await expect(booklets).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.locator('[id^=DndLiveRegion]').first()).toBeAttached();
    await expect(tile(page, 'booklet')).toBeFocused();
  });
});

test('H2 the code for rearranging loads when a pointer comes to a tile, however busy the page is', async ({
  page,
}) => {
  await page.addInitScript(() => (window.requestIdleCallback = () => 0));
  await signInAsReader(page);
  await page.goto('/');
  const asked = page.waitForRequest(CODE);
  await tile(page, 'booklet').hover();
  await asked;
});
