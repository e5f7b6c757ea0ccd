import type { Locator, Page } from '@playwright/test';
import { badPdf, goodPdf } from '@printpartner/testing/e2e';
import { callApi, expect, saveProject, signUp, test } from './fixtures.ts';
import { pdfOf, type Upload } from './preflight-page.ts';
import { expectToast, harbor } from './projects-page.ts';
import { notifications } from './settings-page.ts';

// Otherwise the notification prompt would cover the page.
test.use({ permissions: ['notifications'] });

const bad = pdfOf('harbor-postcard.pdf', badPdf());
const good = pdfOf('harbor-postcard.pdf', goodPdf());
const cover = pdfOf('cover.pdf', goodPdf());

const section = (page: Page): Locator => page.getByRole('region', { name: 'Files' });
const actionsOf = (page: Page, file: string): Locator =>
  section(page).getByRole('button', { name: `Actions for ${file}` });

const file = (page: Page, name: string): Locator => section(page).getByRole('heading', { name, exact: true });

/** Drops a file on the section. */
async function dropOn(page: Page, { name, mimeType, buffer }: Upload): Promise<void> {
  const dataTransfer = await page.evaluateHandle(
    ([base64, fileName, type]) => {
      const bytes = Uint8Array.from(atob(base64), (char) => char.charCodeAt(0));
      const data = new DataTransfer();
      data.items.add(new File([bytes], fileName, { type }));
      return data;
    },
    [buffer.toString('base64'), name, mimeType] as const,
  );
  await section(page).dispatchEvent('dragenter', { dataTransfer });
  await expect(section(page).getByText('Drop PDFs to add them')).toBeVisible();
  await section(page).dispatchEvent('drop', { dataTransfer });
}

test('P10 a project’s files are added, checked, versioned, renamed, removed and brought back', async ({
  page,
}) => {
  await signUp(page);
  await saveProject(page, harbor);
  await page.goto('/?tab=projects');

  await test.step('a PDF that is chosen is uploaded, checked and pictured', async () => {
    await expect(section(page).getByText(/^Add the PDFs of this job/)).toBeVisible();
    const chooser = page.waitForEvent('filechooser');
    await section(page).getByRole('button', { name: 'Add file' }).click();
    await (await chooser).setFiles(bad);
    await expectToast(page, '“harbor-postcard.pdf” was added');
    await expect(section(page).getByText(/^v1 · .* · today .* · You$/)).toBeVisible();
    await expect(section(page).getByRole('button', { name: /^Not ready: 3 faults/ })).toBeVisible();
    await expect(section(page).locator('img')).toHaveJSProperty('complete', true);
    expect(
      await section(page)
        .locator('img')
        .evaluate((img: HTMLImageElement) => img.naturalWidth),
    ).toBe(320);
  });

  await test.step('its result opens, and says that the file is kept', async () => {
    await section(page)
      .getByRole('button', { name: /^Not ready: 3 faults/ })
      .click();
    const shown = page.getByRole('dialog', { name: 'harbor-postcard.pdf' });
    await expect(shown.getByText(/^The file is kept with the project/)).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(section(page).getByRole('button', { name: /^Not ready: 3 faults/ })).toBeFocused();
  });

  await test.step('a PDF of the same name that is dropped becomes its second version', async () => {
    await dropOn(page, good);
    await expect(section(page).getByText(/^v2 · /)).toBeVisible();
    await expect(section(page).getByRole('button', { name: /^Almost ready/ })).toBeVisible();
    const earlier = section(page).getByRole('button', { name: '1 earlier version of harbor-postcard.pdf' });
    await earlier.click();
    await expect(section(page).getByText(/^v1 · /)).toBeVisible();
    const link = section(page).getByRole('link', { name: 'Download version 1 of harbor-postcard.pdf' });
    const old = await callApi(page, 'GET', (await link.getAttribute('href')) ?? '');
    expect((await old.body()).equals(bad.buffer)).toBe(true);
  });

  await test.step('what isn’t a PDF is refused before it is sent', async () => {
    await dropOn(page, { name: 'logo.pdf', mimeType: 'application/pdf', buffer: Buffer.from('PNG') });
    await expect(section(page).getByText('This file isn’t a PDF. Choose a PDF file.')).toBeVisible();
    await section(page).getByRole('button', { name: 'Dismiss logo.pdf' }).click();
    await expect(section(page)).toBeFocused();
  });

  await test.step('a file is renamed', async () => {
    await actionsOf(page, 'harbor-postcard.pdf').click();
    await section(page).getByRole('button', { name: 'Rename harbor-postcard.pdf' }).click();
    const dialog = page.getByRole('alertdialog', { name: 'Rename this file' });
    await dialog.getByLabel('Name').fill('Postcard');
    await page.keyboard.press('Enter');
    await expect(dialog).toHaveCount(0);
    await expect(file(page, 'Postcard.pdf')).toBeVisible();
    await expect(section(page).getByText('Uploaded as harbor-postcard.pdf').first()).toBeVisible();
  });

  await test.step('a file is removed, and Undo brings it back', async () => {
    await dropOn(page, cover);
    await expect(file(page, 'cover.pdf')).toBeVisible();
    await section(page).getByRole('button', { name: 'Remove Postcard.pdf' }).click();
    await expect(file(page, 'Postcard.pdf')).toHaveCount(0);
    await expect(section(page)).toBeFocused();
    await notifications(page).getByRole('button', { name: 'Undo' }).click();
    await expect(file(page, 'Postcard.pdf')).toBeVisible();
  });

  await test.step('after a reload, all is there, and the newest version is downloaded as it was sent', async () => {
    await page.reload();
    await expect(file(page, 'cover.pdf')).toBeVisible();
    await actionsOf(page, 'Postcard.pdf').click();
    const downloading = page.waitForEvent('download');
    await section(page).getByRole('link', { name: 'Download Postcard.pdf' }).click();
    const download = await downloading;
    expect(download.suggestedFilename()).toBe('Postcard.pdf');
    const bytes = await (await download.createReadStream()).toArray();
    expect(Buffer.concat(bytes).equals(good.buffer)).toBe(true);
  });
});
