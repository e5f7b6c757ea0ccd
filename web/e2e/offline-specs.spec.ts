import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { callApi, expect, signUp, test } from './fixtures.ts';
import { countWrites, cutServer, expectKept, mendServer } from './offline-page.ts';
import { expectToast } from './projects-page.ts';
import { draftOf, field, openForm } from './specs-page.ts';

const WAITS = 'Saved on this device. Sends when the network is back.';

/** Returns its id. */
async function makeSheet(page: Page): Promise<string> {
  const id = randomUUID();
  await callApi(page, 'POST', '/api/spec-sheets', {
    id,
    kind: 'custom',
    name: 'Spring catalog',
    data: { flatSize: '11 × 8.5 in', mailerPaperSpecs: '80# matte' },
    shippingOption: '',
  });
  return id;
}

test('S7 O1 sheets never opened here are readable without the server, and edits arrive once after the form was closed', async ({
  page,
  context,
}) => {
  await signUp(page);
  const id = await makeSheet(page);
  await page.goto('/');
  await expectKept(page, `/api/spec-sheets/${id}`);
  const writes = countWrites(context, /^\/api\/spec/);
  await cutServer(context);

  await openForm(page, 'custom', `&sheet=${id}`);
  await expect(field(page, 'Flat size')).toHaveValue('11 × 8.5 in');
  await field(page, 'Flat size').fill('17 × 11 in');
  await expect(page.getByText(WAITS)).toBeVisible();
  await page.getByRole('button', { name: /^Spec sheets: / }).click();
  await page.getByRole('button', { name: /^Working draft/ }).click();
  await field(page, 'Paper').fill('100# gloss text');
  await expect(page.getByText(WAITS)).toBeVisible();
  await page.getByRole('button', { name: /^Spec sheets: / }).click();
  await expect(page.getByRole('button', { name: /^Spring catalog.*Not sent yet/ })).toBeVisible();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Close Tab' }).first().click();

  await mendServer(context);
  await expect
    .poll(() => draftOf(page, 'custom'))
    .toMatchObject({ data: { mailerPaperSpecs: '100# gloss text' } });
  await expect
    .poll(async () => (await callApi(page, 'GET', `/api/spec-sheets/${id}`)).json())
    .toMatchObject({ data: { flatSize: '17 × 11 in', mailerPaperSpecs: '80# matte' } });
  expect(writes.done).toHaveLength(2);
  expect(new Set(writes.keys).size).toBe(2);
});

test('S7 a sheet that changed elsewhere keeps both values until the user has chosen', async ({
  page,
  context,
}) => {
  await signUp(page);
  const id = await makeSheet(page);
  await openForm(page, 'custom', `&sheet=${id}`);
  await expect(field(page, 'Paper')).toHaveValue('80# matte');
  await cutServer(context);
  await field(page, 'Paper').fill('100# gloss text');
  await field(page, 'Flat size').fill('17 × 11 in');
  await expect(page.getByText(WAITS)).toBeVisible();
  await page.getByRole('button', { name: 'Close Tab' }).first().click();
  await callApi(page, 'PATCH', `/api/spec-sheets/${id}`, { data: { mailerPaperSpecs: '70# uncoated' } });

  await mendServer(context);
  await expectToast(page, 'Changed elsewhere, too');
  await expect
    .poll(async () => (await callApi(page, 'GET', `/api/spec-sheets/${id}`)).json())
    .toMatchObject({ data: { mailerPaperSpecs: '70# uncoated', flatSize: '17 × 11 in' } });
  await openForm(page, 'custom', `&sheet=${id}`);
  await expect(field(page, 'Paper')).toHaveValue('100# gloss text');
  await expect(page.getByRole('group', { name: /Paper: changed elsewhere/ })).toContainText('70# uncoated');
});
