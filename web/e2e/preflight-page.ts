import type { Locator, Page } from '@playwright/test';
import { expect, signUp } from './fixtures.ts';

export interface Upload {
  name: string;
  mimeType: string;
  buffer: Buffer;
}

export const pdfOf = (name: string, buffer: Buffer): Upload => ({
  name,
  mimeType: 'application/pdf',
  buffer,
});

export const ANALYZE_PATH = '**/api/preflight/analyze';

export const dialog = (page: Page): Locator => page.getByRole('dialog', { name: 'PDF Preflight Analysis' });
export const uploadButton = (page: Page): Locator =>
  page.getByRole('button', { name: 'Upload PDF for Preflight Analysis' });
export const startButton = (page: Page): Locator => dialog(page).getByRole('button', { name: 'Analyze PDF' });
export const checks = (page: Page): Locator => page.getByRole('navigation', { name: 'Checks' });
export const verdict = (page: Page, text: string | RegExp): Locator =>
  page.getByRole('heading', { level: 1, name: text });
export const detail = (page: Page): Locator => page.getByRole('region', { name: 'Finding', exact: true });

/** Signs up and opens the preflight tab. */
export async function openPreflight(page: Page): Promise<void> {
  await signUp(page);
  await page.goto('/?tab=preflight');
  await expect(uploadButton(page)).toBeVisible();
}

/** @param file or its path on disk */
export async function chooseFile(page: Page, file: Upload | string): Promise<void> {
  if (!(await dialog(page).isVisible())) await uploadButton(page).click();
  await dialog(page).locator('input[type=file]').setInputFiles(file);
}

/** Chooses the file, which starts its check, and waits for the result. */
export async function analyze(page: Page, file: Upload): Promise<void> {
  await chooseFile(page, file);
  await expect(checks(page)).toBeVisible();
}

/** Drops a file anywhere on the screen. */
export async function dropFile(page: Page, { name, mimeType, buffer }: Upload): Promise<void> {
  const transfer = await page.evaluateHandle(
    ([base64, fileName, type]) => {
      const bytes = Uint8Array.from(atob(base64), (char) => char.charCodeAt(0));
      const data = new DataTransfer();
      data.items.add(new File([bytes], fileName, { type }));
      return data;
    },
    [buffer.toString('base64'), name, mimeType] as const,
  );
  await page.dispatchEvent('body', 'dragenter', { dataTransfer: transfer });
  await expect(page.getByText('Drop the PDF to check it')).toBeVisible();
  await page.dispatchEvent('body', 'drop', { dataTransfer: transfer });
}
