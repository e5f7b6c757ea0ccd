import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { z } from 'zod';
import type { FileStore } from './file-store.ts';
import { FolderStore } from './folder-store.ts';
import { MovingStore } from './moving-store.ts';
import { s3PlaceOf } from './s3-place.ts';
import { S3Store } from './s3-store.ts';
import { ScratchFolder } from './scratch-folder.ts';

const storageUrl = z.url({ protocol: /^(?:file|s3)$/ });

/** Settings of every process that uses the file store; spread `.shape` into its own settings. */
export const storageSettings = z.object({
  STORAGE_URL: storageUrl.describe(
    'Where uploads are, PDFs during their check and vendors’ quotes: a folder, file:///…, or a bucket, s3://bucket/prefix?endpoint=https://host&region=us-east-1.',
  ),
  STORAGE_PREVIOUS_URL: storageUrl
    .optional()
    .describe('Where uploads were before STORAGE_URL, until `npm run move-files` has moved all.'),
  STORAGE_ACCESS_KEY_ID: z.string().optional().describe('Id of the access key for buckets.'),
  STORAGE_SECRET_ACCESS_KEY: z
    .string()
    .optional()
    .meta({ description: 'The secret of that access key.', secret: true }),
});

/** Where a process that needs paths of files has them. */
export const scratchSettings = z.object({
  SCRATCH_DIR: z
    .string()
    .optional()
    .describe(
      'Folder for the files that are being checked. Best on the disk of a folder in STORAGE_URL: links are made there instead of copies.',
    ),
});

export type StorageSettings = z.output<typeof storageSettings> & Partial<z.output<typeof scratchSettings>>;

/** Opens the store of a URL. Nothing is read or written yet. @throws TypeError if settings are missing */
export function openFileStore(settings: StorageSettings): FileStore {
  const { previous, next, scratch } = openBoth(settings);
  return previous ? new MovingStore(previous, next, scratch) : next;
}

/** The stores between which files move; `previous` is null unless STORAGE_PREVIOUS_URL is set. */
export function openBoth(settings: StorageSettings): {
  previous: FileStore | null;
  next: FileStore;
  scratch: ScratchFolder;
} {
  const { STORAGE_URL: url, STORAGE_PREVIOUS_URL: previousUrl } = settings;
  const scratch = new ScratchFolder(settings.SCRATCH_DIR ?? defaultScratch(url));
  return {
    previous: previousUrl === undefined ? null : storeAt(previousUrl, settings, scratch),
    next: storeAt(url, settings, scratch),
    scratch,
  };
}

function storeAt(address: string, settings: StorageSettings, scratch: ScratchFolder): FileStore {
  const url = new URL(address);
  if (url.protocol !== 's3:') return new FolderStore(fileURLToPath(url), scratch);
  const { STORAGE_ACCESS_KEY_ID: accessKeyId, STORAGE_SECRET_ACCESS_KEY: secretAccessKey } = settings;
  if (!accessKeyId || !secretAccessKey)
    throw new TypeError('A bucket needs STORAGE_ACCESS_KEY_ID and STORAGE_SECRET_ACCESS_KEY');
  return new S3Store(s3PlaceOf(url), { accessKeyId, secretAccessKey }, scratch);
}

/** In the folder of the store, where a link needs no space. */
const defaultScratch = (url: string): string =>
  url.startsWith('file:') ? join(fileURLToPath(url), '.scratch') : join(tmpdir(), 'print-partner-scratch');
