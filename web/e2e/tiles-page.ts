import type { CDPSession, Locator, Page } from '@playwright/test';
import { expect } from './fixtures.ts';

export interface Point {
  x: number;
  y: number;
}

export const tile = (page: Page, id: string): Locator => page.locator(`#tile-${id}`);

/** Tile ids in their current order. */
export function orderOf(page: Page): Promise<string[]> {
  return page
    .getByRole('list', { name: 'Tabs' })
    .getByRole('button')
    .evaluateAll((all) => all.map((one) => one.id.replace('tile-', '')));
}

export const rearranging = (page: Page): Locator => page.getByRole('heading', { name: 'Rearrange Tabs' });

/** Opens home and waits until tiles can be moved. */
export async function openHome(page: Page): Promise<void> {
  await page.goto('/');
  await expect(page.locator('[id^=DndDescribedBy], [id^=DndLiveRegion]').first()).toBeAttached();
}

/** A point on a tile, offset from its top left corner. */
export async function pointOn(page: Page, id: string, offset: Point = { x: 30, y: 30 }): Promise<Point> {
  const box = await tile(page, id).boundingBox();
  if (!box) throw new Error(`No tile ${id} on screen`);
  return { x: box.x + offset.x, y: box.y + offset.y };
}

/** The preferences stored on the server for the page's user. */
export async function savedPreferences(page: Page): Promise<{ tabOrder: string[]; customColors: object }> {
  const answer = await page.request.get('/api/preferences');
  return answer.json();
}

/** Holds a tile with the mouse until rearranging starts. */
export async function enterRearranging(page: Page, id: string): Promise<void> {
  const point = await pointOn(page, id);
  await page.mouse.move(point.x, point.y);
  await page.mouse.down();
  await expect(rearranging(page)).toBeVisible();
  await page.mouse.up();
}

/** Tile ids in default order. */
export const firstOrder = [
  'preflight',
  'mailers',
  'mailer',
  'pocketfolder',
  'projects',
  'specs',
  'paper',
  'coatings',
  'binding',
  'booklet',
  'brochure',
  'printing-presses',
];
/** The default order with the first two swapped. */
export const swapped = ['mailers', 'preflight', ...firstOrder.slice(2)];

/** The tile being dragged. */
export const lifted = (page: Page): Locator => page.locator('[aria-hidden].tile-lifted');

/** Presses the mouse button on a tile. Returns where. */
export async function press(page: Page, id: string): Promise<Point> {
  const point = await pointOn(page, id);
  await page.mouse.move(point.x, point.y);
  await page.mouse.down();
  return point;
}

/** One finger on an emulated touch screen. */
export class Finger {
  private constructor(private readonly session: CDPSession) {}

  static async of(page: Page): Promise<Finger> {
    return new Finger(await page.context().newCDPSession(page));
  }

  down(point: Point): Promise<unknown> {
    return this.send('touchStart', [point]);
  }

  async move(from: Point, to: Point, steps = 8): Promise<void> {
    for (let step = 1; step <= steps; step += 1) {
      const part = step / steps;
      await this.send('touchMove', [
        { x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part },
      ]);
    }
  }

  up(): Promise<unknown> {
    return this.send('touchEnd', []);
  }

  private send(type: 'touchStart' | 'touchMove' | 'touchEnd', touchPoints: Point[]): Promise<unknown> {
    return this.session.send('Input.dispatchTouchEvent', { type, touchPoints });
  }
}
