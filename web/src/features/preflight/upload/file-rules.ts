export const NO_FILE = 'Please upload a PDF file.';
const NOT_A_PDF = 'Please upload a valid PDF file.';

const MB = 1_048_576;
const mobileLimits = { megabytes: 30, pages: 100 };
const LARGE_MEGABYTES = 10;

export const tooLarge = {
  name: 'File Too Large for Mobile Preflight',
  message: 'Result: This file exceeds mobile limits (30 MB / 100 pages)',
  details: 'Please use Full Scan on desktop.',
};

export const FULL_ON_MOBILE =
  "Full Scan requires desktop. Image resolution (DPI) and advanced checks aren't available on mobile. Please use Full Scan on desktop.";

/** A file that has any bytes is never shown as 0 MB. */
export const megabytes = (bytes: number): string =>
  bytes === 0 ? '0 MB' : `${Math.max(0.01, bytes / MB).toFixed(bytes < MB ? 2 : 1)} MB`;

/** Large files are best checked on a desktop. */
export const isLarge = (file: File): boolean => file.size >= LARGE_MEGABYTES * MB;

/** The server looks for the `%PDF` header in the same number of bytes. */
const HEADER_BYTES = 1_024;

/** Why a file is rejected; undefined if it is accepted. */
export async function rejectionOf(file: File | undefined): Promise<string | undefined> {
  if (!file || file.size === 0) return NO_FILE;
  if (file.type !== 'application/pdf') return NOT_A_PDF;
  return (await hasPdfHeader(file)) ? undefined : NOT_A_PDF;
}

/** A file that can't be read in the browser is left to the server. */
async function hasPdfHeader(file: File): Promise<boolean> {
  try {
    const head = new Uint8Array(await file.slice(0, HEADER_BYTES).arrayBuffer());
    return String.fromCodePoint(...head).includes('%PDF');
  } catch (error) {
    // oxlint-disable-next-line no-console -- the upload continues and reports what is wrong with the file
    console.warn('Could not read the file', error);
    return true;
  }
}

/** If the pages can't be counted, the file may be uploaded. */
export async function isTooLargeForMobile(file: File, count = countPages): Promise<boolean> {
  if (file.size > mobileLimits.megabytes * MB) return true;
  try {
    return (await count(file)) > mobileLimits.pages;
  } catch (error) {
    // oxlint-disable-next-line no-console -- the upload continues without the count
    console.warn('Could not count pages', error);
    return false;
  }
}

/** Loads pdf.js only when a page count is needed. */
async function countPages(file: File): Promise<number> {
  const { openPdf } = await import('../pages/pdf-js.ts');
  const { promise: unreadable, reject } = Promise.withResolvers<never>();
  const task = openPdf(file, undefined, () => reject(new Error('The file cannot be read')));
  try {
    return (await Promise.race([task.promise, unreadable])).numPages;
  } finally {
    await task.destroy();
  }
}
