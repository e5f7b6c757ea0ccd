import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { verifySecrets } from './link-secrets.ts';
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
