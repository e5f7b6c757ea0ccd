import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { callApi, expect, signUp, test } from './fixtures.ts';
import { countWrites, cutServer, expectKept, mendServer } from './offline-page.ts';
import { expectToast } from './projects-page.ts';
import { draftOf, field, openForm } from './specs-page.ts';

/** Returns its id. */
async function makeSheet(page: Page, name: string): Promise<string> {
  const id = randomUUID();
  await callApi(page, 'POST', '/api/spec-sheets', {
    id,
    kind: 'custom',
    name,
    data: { flatSize: '11 × 8.5 in', mailerPaperSpecs: '80# matte' },
    shippingOption: '',
  });
  return id;
}

test('S7 O1 sheets never opened here are readable without the server, edits arrive once after the form was closed, and both values of a field stay until the user has chosen', async ({
  page,
  context,
}) => {
  await signUp(page);
  const spring = await makeSheet(page, 'Spring catalog');
  const fall = await makeSheet(page, 'Fall catalog');
  const readSheet = async (id: string): Promise<unknown> =>
    (await callApi(page, 'GET', `/api/spec-sheets/${id}`)).json();
  const waits = page.getByText('Saved on this device. Sends when the network is back.');
  const sheets = page.getByRole('button', { name: /^Spec sheets: / });
  await page.goto('/');
  for (const id of [spring, fall]) await expectKept(page, `/api/spec-sheets/${id}`);
  const writes = countWrites(context, /^\/api\/spec/);
  await cutServer(context);

  await test.step('a sheet is readable without the server, and edited', async () => {
    await openForm(page, 'custom', `&sheet=${spring}`);
    await expect(field(page, 'Flat size')).toHaveValue('11 × 8.5 in');
    await field(page, 'Flat size').fill('17 × 11 in');
    await expect(waits).toBeVisible();
  });

  await test.step('so is the working draft, while the sheet waits', async () => {
    await sheets.click();
    await page.getByRole('button', { name: /^Working draft/ }).click();
    await expect(field(page, 'Flat size')).toHaveValue('');
    await field(page, 'Paper').fill('100# gloss text');
    await expect(waits).toBeVisible();
    await sheets.click();
    await expect(page.getByRole('button', { name: /^Spring catalog.*Not sent yet/ })).toBeVisible();
  });

  await test.step('a sheet is edited that another device changes', async () => {
    await page.getByRole('button', { name: /^Fall catalog/ }).click();
    await expect(field(page, 'Paper')).toHaveValue('80# matte');
    await field(page, 'Paper').fill('100# gloss text');
    await field(page, 'Flat size').fill('17 × 11 in');
    await expect(waits).toBeVisible();
    await page.getByRole('button', { name: 'Close Tab' }).first().click();
    await callApi(page, 'PATCH', `/api/spec-sheets/${fall}`, { data: { mailerPaperSpecs: '70# uncoated' } });
  });

  await test.step('with the server back, every edit arrives once', async () => {
    await mendServer(context);
    await expectToast(page, 'Changed elsewhere, too');
    await expect
      .poll(() => draftOf(page, 'custom'))
      .toMatchObject({ data: { mailerPaperSpecs: '100# gloss text' } });
    await expect
      .poll(() => readSheet(spring))
      .toMatchObject({ data: { flatSize: '17 × 11 in', mailerPaperSpecs: '80# matte' } });
    await expect
      .poll(() => readSheet(fall))
      .toMatchObject({ data: { mailerPaperSpecs: '70# uncoated', flatSize: '17 × 11 in' } });
    expect(writes.done).toHaveLength(3);
    expect(new Set(writes.keys).size).toBe(3);
  });

  await test.step('and both values of the changed field stay', async () => {
    await openForm(page, 'custom', `&sheet=${fall}`);
    await expect(field(page, 'Paper')).toHaveValue('100# gloss text');
    const question = page.getByRole('group', { name: /Paper: changed elsewhere/ });
    await expect(question).toContainText('70# uncoated');
  });
});
