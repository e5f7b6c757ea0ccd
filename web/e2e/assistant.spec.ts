import type { Locator, Page } from '@playwright/test';
import { callApi, expect, settled, signInAsReader, signUp, test } from './fixtures.ts';
import { openSettings, pressAndConfirm, storedData } from './settings-page.ts';

// Otherwise the notification prompt would cover the page.
test.use({ permissions: ['notifications'] });

const panel = (page: Page): Locator => page.getByRole('dialog', { name: 'AI Assistant', exact: true });
const composer = (page: Page): Locator => panel(page).getByRole('textbox', { name: 'Your question' });
const send = (page: Page): Locator => panel(page).getByRole('button', { name: 'Send' });
const exchanges = (page: Page): Locator => panel(page).locator('ol > li').filter({ hasText: 'You:' });
const last = (page: Page): Locator => exchanges(page).last();

async function startChat(page: Page): Promise<void> {
  await page.goto('/');
  await page.getByRole('button', { name: 'Start Chat' }).click();
  await expect(composer(page)).toBeFocused();
}

/** Asks with the keyboard and waits for the whole answer. */
async function ask(page: Page, question: string): Promise<void> {
  await composer(page).fill(question);
  await page.keyboard.press('Enter');
  await expect(last(page)).toContainText(question);
  await answered(page);
}

async function boxOf(element: Locator): Promise<{ x: number; y: number; width: number; height: number }> {
  const box = await element.boundingBox();
  if (!box) throw new Error('It is not on the screen');
  return box;
}

/** Every answer ends with its time. */
async function answered(page: Page): Promise<void> {
  await expect(panel(page).getByRole('button', { name: 'Stop' })).toHaveCount(0);
  await expect(last(page).locator('time')).toHaveCount(2);
}

test('C1 the banner opens the assistant, which answers with arithmetic and sources that lead to the guide and back', async ({
  page,
}) => {
  await signUp(page);
  await startChat(page);
  await test.step('C1 the empty panel says which mode answers, and sends no blank question', async () => {
    await expect(page).toHaveURL('/?assistant=open');
    await expect(panel(page)).toContainText(
      'Expert printing, paper, binding, rough price, and mailing assistance',
    );
    await expect(panel(page)).toContainText('Answers come from Print Partner’s guides and calculators.');
    await expect(composer(page)).toHaveAttribute('placeholder', 'Ask me anything about printing...');
    await composer(page).fill('  ');
    await expect(send(page)).toBeDisabled();
    await page.keyboard.press('Enter');
    await composer(page).fill('one');
    await page.keyboard.press('Shift+Enter');
    await expect(composer(page)).toHaveValue('one\n');
    await expect(exchanges(page)).toHaveCount(0);
    await composer(page).fill('');
  });
  await test.step('C1 a sample question is asked by a click', async () => {
    await panel(page)
      .getByRole('button', { name: /most economical size for 5,000 brochures/ })
      .click();
    await answered(page);
    await expect(last(page)).toContainText('8.5 × 11 in');
    await expect(composer(page)).toBeFocused();
  });
  await test.step('C1 at 1440 the field is as wide as the conversation', async () => {
    const first = page.viewportSize();
    await page.setViewportSize({ width: 1440, height: 900 });
    const list = panel(page).getByRole('list', { name: 'Conversation' });
    const edgesOf = async (element: Locator) => {
      const { x, width } = await boxOf(element);
      return [x, width];
    };
    await expect.poll(async () => edgesOf(panel(page).locator('form'))).toEqual(await edgesOf(list));
    if (first) await page.setViewportSize(first);
  });
  await test.step('C2 the arithmetic unfolds', async () => {
    const fold = last(page).getByRole('button', { name: 'How I worked it out' });
    await expect(fold).toHaveAttribute('aria-expanded', 'false');
    await fold.click();
    await expect(last(page).getByRole('definition').first()).toBeVisible();
  });
  await test.step('C3 Add to Custom Specs fills the draft and keeps its other fields; Undo takes it back', async () => {
    await callApi(page, 'PUT', '/api/specs/custom-specs-current', { data: { companyName: 'Lakeview Arts' } });
    const draft = async () => {
      const answer = await callApi(page, 'GET', '/api/specs/custom-specs-current');
      const { data }: { data: Record<string, unknown> } = await answer.json();
      return JSON.stringify(data);
    };
    const before = await draft();
    await last(page).getByRole('button', { name: 'Add to Custom Specs' }).click();
    await expect(page.getByText('Added to your Custom Specs')).toBeVisible();
    expect(await draft()).toContain('Lakeview Arts');
    expect(await draft()).not.toBe(before);
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(last(page).getByRole('button', { name: 'Add to Custom Specs' })).toBeVisible();
    expect(await draft()).toBe(before);
  });
  await test.step('C2 a source opens its entry; Close Tab and Back return to the conversation', async () => {
    const source = last(page).getByRole('list', { name: 'Sources' }).getByRole('link').first();
    await source.click();
    await expect(page).toHaveURL(/\?tab=/);
    await expect(page.locator('[data-shown-entry]')).toBeInViewport();
    await page.getByRole('button', { name: 'Close Tab' }).click();
    await expect(last(page)).toContainText('8.5 × 11 in');
    await source.click();
    await page.goBack();
    await expect(page).toHaveURL('/?assistant=open');
  });
  await test.step('C1 Escape and Back close it, and the focus returns to the banner', async () => {
    await page.keyboard.press('Escape');
    await expect(page).toHaveURL('/');
    await page.getByRole('button', { name: 'Start Chat' }).click();
    await expect(composer(page)).toBeFocused();
    await panel(page).getByRole('button', { name: 'Close' }).click();
    await expect(panel(page)).toHaveCount(0);
    await expect(page.getByRole('button', { name: 'Start Chat' })).toBeFocused();
  });
});

test('C4 offline, the assistant answers from what the device has, and apologizes with topics otherwise', async ({
  page,
}) => {
  await signInAsReader(page);
  const loaded = page.waitForResponse(/device-answerer.*\.js/);
  await startChat(page);
  await loaded;
  await ask(page, 'How thick is 100# gloss cover?');
  await settled(page);
  await page.context().setOffline(true);
  const note = 'Offline response - Connect to internet for latest information';
  await test.step('C4 a canned answer and an earlier answer come from the cache, with the note', async () => {
    await ask(page, 'BLEED requirements');
    await expect(last(page)).toContainText('0.125 inch on all sides');
    await expect(last(page)).toContainText(note);
    await ask(page, 'how thick is 100# GLOSS cover?');
    await expect(last(page)).toContainText(note);
  });
  await test.step('C4 another question is answered on the device', async () => {
    await ask(page, 'How much does a 6x9 postcard on 14 pt weigh?');
    await expect(last(page)).toContainText('Answered on this device');
    await expect(last(page).getByRole('button', { name: 'How I worked it out' })).toBeVisible();
  });
  await test.step('C4 what the device can’t answer gets the apology, whose topics can be asked', async () => {
    await ask(page, 'When is my next project due?');
    await expect(last(page)).toContainText(
      "Sorry, I'm having trouble connecting right now. Please check your internet connection and try again.",
    );
    const topics = last(page).getByRole('list', { name: 'Offline topics' }).getByRole('button');
    await expect(topics).toHaveText([
      'Paper types',
      'Binding options',
      'Bleed requirements',
      'Postcard sizes',
      'Digital vs offset printing',
    ]);
    await topics.first().click();
    await answered(page);
    await expect(last(page)).toContainText('14pt Cover');
  });
  await test.step('C4 online again, Retry gets the server’s answer', async () => {
    await page.context().setOffline(false);
    const failed = exchanges(page).filter({ hasText: "Sorry, I'm having trouble" });
    await failed.getByRole('button', { name: 'Retry' }).click();
    await expect(failed).toHaveCount(0);
    await answered(page);
  });
});

test('C5 C6 the conversation survives a reload, can be cleared with Undo, and is gone after signing out; consent stays as chosen', async ({
  page,
}) => {
  await signUp(page);
  await startChat(page);
  await ask(page, 'What is saddle stitch?');
  await composer(page).fill('Half a quest');
  const answer = await last(page).textContent();
  await test.step('C5 a reload keeps answers and unsent text, and shows nothing as pending', async () => {
    await page.reload();
    await expect(composer(page)).toHaveValue('Half a quest');
    await expect(last(page)).toHaveText(answer ?? '');
    await expect(panel(page).getByText('Thinking...')).toHaveCount(0);
  });
  await test.step('C5 clearing empties it, in another tab too, and Undo brings it back', async () => {
    const other = await page.context().newPage();
    await other.goto('/?assistant=open');
    await expect(exchanges(other)).toHaveCount(1);
    await panel(page).getByRole('button', { name: 'Clear conversation' }).click();
    await expect(exchanges(page)).toHaveCount(0);
    await expect(exchanges(other)).toHaveCount(0);
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(exchanges(page)).toHaveCount(1);
    await expect(exchanges(other)).toHaveCount(1);
    await ask(other, 'And perfect binding?');
    await expect(exchanges(page)).toHaveCount(2);
    await other.close();
  });
  await test.step('C6 consent to send own work to a model is off, and stays as chosen', async () => {
    await panel(page).getByRole('button', { name: 'Close' }).click();
    const dialog = await openSettings(page);
    const consent = dialog.getByRole('switch', { name: /Let the assistant’s AI model read my projects/ });
    await expect(consent).toBeEnabled();
    await expect(consent).not.toBeChecked();
    await consent.click();
    await expect(consent).toBeChecked();
    await expect
      .poll(async () => (await callApi(page, 'GET', '/api/preferences')).json())
      .toMatchObject({ assistantSharesJob: true });
    await page.reload();
    await openSettings(page);
    await expect(consent).toBeChecked();
  });
  await test.step('C5 signing out removes conversation and stored answers from the browser', async () => {
    await pressAndConfirm(page, 'Sign Out');
    await expect(page).toHaveURL('/login');
    await expect
      .poll(async () => {
        const { local = [], session = [], cached = [] } = await storedData(page);
        return [...local, ...session, ...cached].filter((key) => /assistant|henry/.test(key));
      })
      .toEqual([]);
  });
});

test('C1 on a phone the panel fills the screen, without moving anything sideways', async ({ browser }) => {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    permissions: ['notifications'],
  });
  const page = await context.newPage();
  await signInAsReader(page);
  await page.goto('/');
  await page.getByRole('button', { name: 'Start Chat' }).tap();
  await panel(page)
    .getByRole('button', { name: /USPS mailing requirements/ })
    .tap();
  await answered(page);
  expect(await panel(page).boundingBox()).toEqual({ x: 0, y: 0, width: 390, height: 844 });
  await expect(composer(page)).toBeInViewport({ ratio: 1 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  await test.step('C1 a reader who has scrolled up is not moved, until Jump to latest', async () => {
    const list = exchanges(page);
    await ask(page, 'What paper weight should I use for business cards?');
    await ask(page, 'Which folds does a brochure have?');
    await list.first().scrollIntoViewIfNeeded();
    await list.first().evaluate((item) => item.scrollIntoView());
    const jump = panel(page).getByRole('button', { name: 'Jump to latest' });
    await expect(jump).toBeVisible();
    await jump.tap();
    await expect(list.last().locator('time').last()).toBeInViewport();
    await expect(jump).toHaveCount(0);
  });
  await test.step('C1 its controls are large enough for a finger, and a toast is between header and field', async () => {
    const controls = [
      panel(page).getByRole('button', { name: 'Close', exact: true }),
      panel(page).getByRole('button', { name: 'Clear conversation' }),
      panel(page).getByRole('list', { name: 'Sources' }).last().getByRole('link').first(),
    ];
    for (const control of controls) expect((await boxOf(control)).height).toBeGreaterThanOrEqual(44);
    const header = await boxOf(panel(page).locator('header'));
    await panel(page).getByRole('button', { name: 'Clear conversation' }).tap();
    const undo = page.getByRole('button', { name: 'Undo' });
    await undo.click({ trial: true });
    const toast = await boxOf(page.locator('[data-toasts]'));
    expect(toast.y).toBeGreaterThan(header.y + header.height);
    expect(toast.y + toast.height).toBeLessThan(422);
  });
  await context.close();
});
