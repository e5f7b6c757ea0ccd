import type { Locator, Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { analyze, openPreflight, pdfOf, uploadButton } from './preflight-page.ts';
import { inkPdf, typePdf } from '@printpartner/testing/e2e';

// Otherwise the notification prompt would cover the page.
test.use({ permissions: ['notifications'] });

const file = pdfOf('inks.pdf', inkPdf());
const INK_PATH = /\/api\/preflight\/[0-9a-f-]{36}\/ink\/1$/;
/** Centers of the squares of `inkPdf`, and a point without ink; in points from the lower left. */
const points = { full: [96, 336], rich: [196, 336], spot: [296, 336], paper: [96, 500] } as const;
const pageShown = { width: 450, height: 666 };

const modeOption = (page: Page, name: string): Locator => page.getByRole('radio', { name, exact: true });
const inkImage = (page: Page, name: string): Locator => page.getByRole('img', { name: `${name} of page 1` });
const readout = (page: Page): Locator => page.getByRole('status', { name: 'Inks at this point' });

async function showInks(page: Page, name: string): Promise<void> {
  await modeOption(page, name).check({ force: true });
  await expect(inkImage(page, name)).toBeVisible();
}

/** The colors of the canvas in a square of `size` pixels around a point of the page. */
const colorsAt = (canvas: Locator, name: keyof typeof points, size = 8): Promise<string[]> =>
  canvas.evaluate(
    (element, { x, y, around }) => {
      const { width, height } = element as HTMLCanvasElement;
      const context = (element as HTMLCanvasElement).getContext('2d');
      const [left, top] = [Math.round(x * width) - around / 2, Math.round(y * height) - around / 2];
      const { data } = context?.getImageData(left, top, around, around) ?? { data: [] };
      const colors = new Set<string>();
      for (let at = 0; at < data.length; at += 4) colors.add(data.slice(at, at + 4).join(' '));
      return [...colors].toSorted();
    },
    { x: points[name][0] / pageShown.width, y: 1 - points[name][1] / pageShown.height, around: size },
  );

/** A point of the page in window coordinates. */
async function onScreen(canvas: Locator, name: keyof typeof points): Promise<{ x: number; y: number }> {
  await canvas.scrollIntoViewIfNeeded();
  const box = await canvas.boundingBox();
  if (!box) throw new Error('the canvas is not visible');
  const [x, y] = points[name];
  return {
    x: box.x + (x / pageShown.width) * box.width,
    y: box.y + (1 - y / pageShown.height) * box.height,
  };
}

test('F6 F9 the inks of a page load on demand, as a heat map with figures, read by a crosshair, and plates that can be switched off', async ({
  page,
}) => {
  const requests: string[] = [];
  page.on('request', (request) => INK_PATH.test(request.url()) && requests.push(request.url()));
  await openPreflight(page);
  const newFile = () => page.getByRole('button', { name: 'New file' }).click();
  await test.step('a Quick Scan offers no inks', async () => {
    await uploadButton(page).click();
    await page.getByText('Quick Scan', { exact: true }).click();
    await analyze(page, file);
    await expect(page.getByRole('button', { name: 'Trim', exact: true })).toBeVisible();
    await expect(modeOption(page, 'Ink coverage')).toHaveCount(0);
  });
  await test.step('inks load on demand, and a failure is shown in place', async () => {
    await newFile();
    await page.getByText('Full Scan', { exact: true }).click();
    await analyze(page, file);
    expect(requests).toEqual([]);

    await page.route(INK_PATH, () => {});
    const aborted = page.waitForEvent('requestfailed', (request) => INK_PATH.test(request.url()));
    await modeOption(page, 'Ink coverage').check({ force: true });
    await expect(page.getByText('Loading the inks…')).toBeVisible();
    await modeOption(page, 'Page').check({ force: true });
    expect((await aborted).failure()?.errorText).toBe('net::ERR_ABORTED');

    await page.unroute(INK_PATH);
    await page.route(INK_PATH, (route) =>
      route.fulfill({
        status: 404,
        contentType: 'application/problem+json',
        body: JSON.stringify({ code: 'preflight.no_ink', detail: 'The inks of this page are not kept.' }),
      }),
    );
    await modeOption(page, 'Separations').check({ force: true });
    await expect(page.getByText('The inks of this page are not kept.')).toBeVisible();
    await page.unroute(INK_PATH);
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(inkImage(page, 'Separations')).toBeVisible();
    await showInks(page, 'Ink coverage');
  });
  await test.step('the heat map shows ink above the limit as a pattern and in figures', async () => {
    const map = inkImage(page, 'Ink coverage');
    expect(await colorsAt(map, 'full')).toEqual(['179 32 14 255', '23 23 23 255']);
    expect(await colorsAt(map, 'rich')).toEqual(['159 198 221 255']);
    expect(await colorsAt(map, 'paper')).toEqual(['0 0 0 0']);
    await expect(page.getByRole('list', { name: 'Total ink coverage' })).toHaveText(
      /200–300%.*300–320%.*above 320%/,
    );
    // Findings would hide the inks, so they are off until switched on.
    const findings = page.getByRole('button', { name: 'Findings', exact: true });
    await expect(findings).toHaveAttribute('aria-pressed', 'false');
    await modeOption(page, 'Page').check({ force: true });
    await expect(findings).toHaveAttribute('aria-pressed', 'true');
    await modeOption(page, 'Ink coverage').check({ force: true });
    await expect(map).toBeVisible();

    const at = await onScreen(map, 'full');
    await page.mouse.move(at.x, at.y);
    await expect(readout(page)).toHaveText(/^C 100 · M 100 · Y 100 · K 100 = 400%\s*above 320%$/);
    const rich = await onScreen(map, 'rich');
    await page.mouse.move(rich.x, rich.y);
    await expect(readout(page)).toHaveText('C 40 · M 30 · Y 30 · K 100 = 200%');
    const spot = await onScreen(map, 'spot');
    await page.mouse.move(spot.x, spot.y);
    await expect(readout(page)).toHaveText('C 0 · M 0 · Y 0 · K 0 · Gold 80 = 80%');
    await page.mouse.move(1, 1);
    await expect(readout(page)).toHaveText(/^Point at the page/);
  });
  await test.step('the crosshair reads inks by keyboard', async () => {
    const crosshair = page.getByRole('application', { name: /^Crosshair on page 1/ });
    await crosshair.focus();
    // Starts at the center of the page, 225, 333; each step is a fortieth of its height.
    await expect(readout(page)).toHaveText('C 40 · M 30 · Y 30 · K 100 = 200%');
    for (let step = 0; step < 4; step += 1) await page.keyboard.press('ArrowRight');
    await expect(readout(page)).toHaveText('C 0 · M 0 · Y 0 · K 0 · Gold 80 = 80%');
    for (let step = 0; step < 11; step += 1) await page.keyboard.press('ArrowLeft');
    await expect(readout(page)).toContainText('= 400%');
    for (let step = 0; step < 5; step += 1) await page.keyboard.press('ArrowUp');
    await expect(readout(page)).toHaveText('No ink');
  });
  await test.step('plates can be switched on and off, and overprint', async () => {
    await modeOption(page, 'Separations').check({ force: true });
    await expect(inkImage(page, 'Separations')).toBeVisible();
    const plates = page.getByRole('group', { name: 'Plates' });
    const sheet = inkImage(page, 'Separations');
    await expect(plates.getByRole('button', { pressed: true })).toHaveText([
      'Cyan',
      'Magenta',
      'Yellow',
      'Black',
      'Gold',
    ]);
    expect(await colorsAt(sheet, 'spot')).toEqual(['255 212 51 255']);
    await plates.getByRole('button', { name: 'Gold', exact: true }).click();
    await expect.poll(() => colorsAt(sheet, 'spot')).toEqual(['255 255 255 255']);

    await plates.getByRole('button', { name: 'Cyan only' }).click();
    await expect.poll(() => colorsAt(sheet, 'rich')).toEqual(['153 153 153 255']);
    await expect(plates.getByRole('button', { name: 'Cyan only' })).toHaveAttribute('aria-pressed', 'true');
    await plates.getByRole('button', { name: 'Magenta only' }).click();
    await expect.poll(() => colorsAt(sheet, 'full')).toEqual(['0 0 0 255']);
    await expect(plates.getByRole('button', { pressed: true })).toHaveText(['Magenta', 'Only']);
    await plates.getByRole('button', { name: 'Magenta', exact: true }).click();
    await expect.poll(() => colorsAt(sheet, 'full')).toEqual(['255 255 255 255']);
    await plates.getByRole('button', { name: 'All', exact: true }).click();
    await expect(plates.getByRole('button', { pressed: true })).toHaveCount(5);

    await modeOption(page, 'Page').check({ force: true });
    await expect(sheet).toHaveCount(0);
  });
  await test.step('separations show the letters of type, sharper than their cells', async () => {
    await newFile();
    await analyze(page, pdfOf('type.pdf', typePdf()));
    await modeOption(page, 'Separations').check({ force: true });
    const letters = page.getByRole('region', { name: 'Pages' }).locator('canvas[aria-hidden]');
    await expect(letters).toBeVisible();
    /** The share of the line of type that letters cover. */
    const covered = () =>
      letters.evaluate((canvas: HTMLCanvasElement) => {
        const { width, height } = canvas;
        const pixels = canvas.getContext('2d')?.getImageData(0, 0, width, height).data ?? [];
        const rows = Array.from({ length: height }, (_, row) =>
          Array.from({ length: width }, (__, column) => pixels[4 * (row * width + column) + 3] ?? 0),
        ).filter((row) => row.some((alpha) => alpha > 0));
        const inked = rows.flatMap((row) => row.slice(row.findIndex((alpha) => alpha > 0)));
        return inked.filter((alpha) => alpha > 127).length / Math.max(1, inked.length);
      });
    await expect.poll(covered).toBeGreaterThan(0.02);
    expect(await covered()).toBeLessThan(0.6);
  });
});

test.describe('by touch', () => {
  test.use({ hasTouch: true, viewport: { width: 820, height: 1180 } });

  test('F6 F9 a tap reads inks', async ({ page }) => {
    await openPreflight(page);
    await analyze(page, file);
    await showInks(page, 'Ink coverage');
    const at = await onScreen(inkImage(page, 'Ink coverage'), 'rich');
    await page.touchscreen.tap(at.x, at.y);
    await expect(readout(page)).toHaveText('C 40 · M 30 · Y 30 · K 100 = 200%');
  });
});
