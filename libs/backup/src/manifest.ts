import { createHash } from 'node:crypto';
import { readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { BackupError } from './backup-error.ts';

const FORMAT = 1;
const MANIFEST = 'manifest.json';
const CHECKSUM = 'manifest.sha256';
const PRIVATE = 0o600;

const hash = z.string().regex(/^[0-9a-f]{64}$/);

/** A compressed file of the backup. */
const part = z.object({
  /** Path below the backup's folder. */
  path: z.string().regex(/^(?!\.)[\w.-]+(\/(?!\.)[\w.-]+)?$/),
  /** Compressed size. */
  bytes: z.int().min(0),
  sha256: hash,
});
export type Part = z.output<typeof part>;

const table = z.object({
  name: z.string(),
  columns: z.array(z.string()).min(1),
  rows: z.int().min(0),
  part,
});

const schema = z.object({
  name: z.string(),
  /** Names of the migrations that the schema has run, oldest first. */
  migrations: z.array(z.string()),
  /** Their order lets foreign keys find their rows. */
  tables: z.array(table),
  sequences: z.array(z.object({ name: z.string(), value: z.string(), isCalled: z.boolean() })),
});

/** Secrets that links and codes are derived from. */
export const secretNames = ['CODE_SECRET', 'LINK_SECRET'] as const;
export type SecretName = (typeof secretNames)[number];

const manifest = z.object({
  format: z.literal(FORMAT),
  createdAt: z.iso.datetime(),
  /** Major version of the Postgres server. */
  postgres: z.int(),
  schemas: z.array(schema),
  files: z.array(z.object({ key: z.string().regex(/^(?!\.{1,2}$)[^/\\\0]+$/), part })),
  /** Missing in backups of earlier releases. */
  secrets: z
    .partialRecord(z.enum(secretNames), z.object({ sha256: hash, isIncluded: z.boolean() }))
    .optional(),
});
export type Manifest = z.output<typeof manifest>;

/** While there was one secret, its hash was noted if it was included. */
const readableManifest = manifest
  .extend({ codeSecret: hash.optional() })
  .transform(({ codeSecret, ...contents }): Manifest =>
    codeSecret === undefined
      ? contents
      : { ...contents, secrets: { CODE_SECRET: { sha256: codeSecret, isIncluded: true } } },
  );
export type BackedUpSchema = z.output<typeof schema>;
export type BackedUpTable = z.output<typeof table>;
export type BackedUpFile = Manifest['files'][number];

/** Adds the format. */
export const newManifest = (contents: Omit<Manifest, 'format'>): Manifest => ({
  format: FORMAT,
  ...contents,
});

/** Written last: a folder without it is an unfinished backup. */
export async function writeManifest(folder: string, contents: Manifest): Promise<void> {
  const text = `${JSON.stringify(contents, null, 2)}\n`;
  await writeFile(join(folder, CHECKSUM), `${sha256(text)}  ${MANIFEST}\n`, { mode: PRIVATE });
  const draft = join(folder, `${MANIFEST}.new`);
  await writeFile(draft, text, { mode: PRIVATE });
  await rename(draft, join(folder, MANIFEST));
}

/** @throws BackupError if the folder has no complete backup in this format */
export async function readManifest(folder: string): Promise<Manifest> {
  const read = (name: string) => readFile(join(folder, name), 'utf8').catch(() => '');
  const [text, checksum] = [await read(MANIFEST), await read(CHECKSUM)];
  if (!text) throw new BackupError(`${folder} has no complete backup: ${MANIFEST} is missing.`);
  if (checksum.split(' ')[0] !== sha256(text))
    throw new BackupError(`${MANIFEST} is damaged: its SHA-256 is not the one in ${CHECKSUM}.`);
  const result = readableManifest.safeParse(JSON.parse(text));
  if (result.success) return result.data;
  throw new BackupError(`${MANIFEST} has an unknown format: ${z.prettifyError(result.error)}`);
}

export const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex');
