import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { createBackup } from './create-backup.ts';
import { describeSecrets, secretsIn, verifySecrets, writeSecrets } from './link-secrets.ts';
import { newManifest, readManifest, sha256, writeManifest } from './manifest.ts';

const CODE_SECRET = 'c'.repeat(48);
const contents = { createdAt: '2026-11-24T10:00:00.000Z', postgres: 18, schemas: [], files: [] };

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'link-secrets-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

it('K11 a backup of the time of one secret has it, and a restore refuses another one', async () => {
  const written = { ...newManifest(contents), codeSecret: sha256(CODE_SECRET) };
  await writeManifest(folder, written);
  writeFileSync(join(folder, 'code-secret'), CODE_SECRET);
  const manifest = await readManifest(folder);
  expect(manifest.secrets).toEqual({ CODE_SECRET: { sha256: sha256(CODE_SECRET), isIncluded: true } });
  await verifySecrets(folder, manifest);
  writeFileSync(join(folder, 'code-secret'), 'x');
  await expect(verifySecrets(folder, manifest)).rejects.toThrow('code-secret is damaged');
});

it('K11 a backup includes and names only the secrets that it is asked for', async () => {
  const secrets = { CODE_SECRET, LINK_SECRET: 'l'.repeat(48) };
  const noted = await writeSecrets(folder, secrets, ['CODE_SECRET']);
  expect(await secretsIn(folder)).toEqual({ CODE_SECRET });
  expect(describeSecrets(newManifest({ ...contents, secrets: noted }))).toBe(
    'The backup has CODE_SECRET, in clear.',
  );
  expect(describeSecrets(newManifest(contents))).toBe('The backup has no secrets: see docs/operate.md.');
});

it('K11 a backup that is to include a secret that nobody knows is refused before anything is read', async () => {
  const options = { databaseUrl: 'postgres://127.0.0.1:1/', storage: { STORAGE_URL: 'file:///tmp' }, folder };
  await expect(
    createBackup({ ...options, secrets: { CODE_SECRET }, includedSecrets: 'all' }),
  ).rejects.toThrow("can't include LINK_SECRET");
  expect(readdirSync(folder)).toEqual([]);
});
