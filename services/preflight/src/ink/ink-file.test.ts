import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { afterAll, expect, it } from '@jest/globals';
import type { InkPlanes } from '@printpartner/preflight-engine';
import { InkFile } from './ink-file.ts';

const folder = mkdtempSync(join(tmpdir(), 'inks-'));
afterAll(() => rmSync(folder, { recursive: true }));

const planesOf = (ink: string): InkPlanes => ({
  box: [0, 0, 2, 1],
  width: 2,
  height: 1,
  cellPt: 1,
  art: [{ ink, cells: Uint8Array.of(0, 255) }],
  type: [],
  doubts: Uint8Array.of(0, 0),
  reasons: [],
  uncertain: [],
});

it('F9 keeps the inks of 500 pages, each where it says, and nothing of an attempt before', async () => {
  const path = join(folder, 'session.ink');
  writeFileSync(path, 'left over'.repeat(100_000));
  await using file = await InkFile.open(path);
  for (let page = 1; page <= 510; page += 1) await file.add(page, planesOf(`Ink ${page}`));
  const places = await file.finish();
  expect(places.map(({ page }) => page)).toEqual(Array.from({ length: 500 }, (_, index) => index + 1));
  const bytes = readFileSync(path);
  const end = places.at(-1);
  expect(bytes).toHaveLength((end?.from ?? 0) + (end?.length ?? 0));
  for (const { page, from, length } of [places[0], places[250], places[499]].flatMap((one) => one ?? []))
    expect(gunzipSync(bytes.subarray(from, from + length)).toString()).toContain(`"Ink ${page}"`);
});

it('F9 a page that cannot be written is told with the next', async () => {
  const file = await InkFile.open(join(folder, 'closed.ink'));
  await file[Symbol.asyncDispose]();
  await file.add(1, planesOf('Black'));
  await expect(file.add(2, planesOf('Black'))).rejects.toThrow(/closed|EBADF/);
});
