import { noFile, notAPdf } from '../api/analysis-failure.ts';
import { countPages } from './page-count.ts';

const MB = 1_048_576;
const mobileLimits = { megabytes: 30, pages: 100 };
/** From here on a file is best checked on a desktop. */
const largeMegabytes = 10;

export const tooLarge = {
  name: 'File Too Large for Mobile Preflight',
  message: 'Result: This file exceeds mobile limits (30 MB / 100 pages)',
  details: 'Please use Full Scan on desktop.',
};

export const fullOnMobile =
  "Full Scan requires desktop. Image resolution (DPI) and advanced checks aren't available on mobile. Please use Full Scan on desktop.";

/** Never 0 of what is there. */
export const megabytes = (bytes: number): string =>
  bytes === 0 ? '0 MB' : `${Math.max(0.01, bytes / MB).toFixed(bytes < MB ? 2 : 1)} MB`;

export const isLarge = (file: File): boolean => file.size >= largeMegabytes * MB;

/** A PDF names itself within so many bytes, as the server looks for it. */
const headBytes = 1_024;

/** Why a file is not taken; undefined when it is. */
export async function refusal(file: File | undefined): Promise<string | undefined> {
  if (!file || file.size === 0) return noFile;
  if (file.type !== 'application/pdf') return notAPdf;
  return (await namesItself(file)) ? undefined : notAPdf;
}

/** What cannot be read here is left to the server to judge. */
async function namesItself(file: File): Promise<boolean> {
  try {
    const head = new Uint8Array(await file.slice(0, headBytes).arrayBuffer());
    return String.fromCodePoint(...head).includes('%PDF');
  } catch (error) {
    // oxlint-disable-next-line no-console -- the upload goes on, and says what is wrong with the file
    console.warn('Could not read the file', error);
    return true;
  }
}

/** Whether a phone must not send this file. Pages that cannot be counted do not stand in its way. */
export async function isTooLargeForMobile(file: File, count = countPages): Promise<boolean> {
  if (file.size > mobileLimits.megabytes * MB) return true;
  try {
    return (await count(file)) > mobileLimits.pages;
  } catch (error) {
    // oxlint-disable-next-line no-console -- the upload goes on without it
    console.warn('Could not count pages', error);
    return false;
  }
}
