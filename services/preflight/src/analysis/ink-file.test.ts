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
  knockouts: [],
  doubts: Uint8Array.of(0, 0),
  reasons: [],
  estimatedFor: null,
  uncertain: [],
});

/** Cells that hardly compress. */
const noisyPlanes = (seed: number): InkPlanes => {
  let state = seed;
  const cells = Uint8Array.from({ length: 4_000 }, () => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return state >> 16;
  });
  return {
    ...planesOf('Black'),
    width: 4_000,
    art: [{ ink: 'Black', cells }],
    doubts: new Uint8Array(4_000),
  };
};

it('F9 InkFile stores 500 pages at the returned locations and overwrites an earlier file', async () => {
  const path = join(folder, 'session.ink');
  writeFileSync(path, 'stale data'.repeat(100_000));
  await using file = new InkFile(path);
  for (let page = 1; page <= 510; page += 1) await file.add(page, planesOf(`Ink ${page}`));
  const { pages } = await file.finish();
  expect(pages.map(({ page }) => page)).toEqual(Array.from({ length: 500 }, (_, index) => index + 1));
  const bytes = readFileSync(path);
  const end = pages.at(-1);
  expect(bytes).toHaveLength((end?.from ?? 0) + (end?.length ?? 0));
  for (const { page, from, length } of [pages[0], pages[250], pages[499]].flatMap(
    (location) => location ?? [],
  ))
    expect(gunzipSync(bytes.subarray(from, from + length)).toString()).toContain(`"Ink ${page}"`);
});

it('F9 InkFile writes the planes in the order of the header', async () => {
  const path = join(folder, 'order.ink');
  await using file = new InkFile(path);
  const plane = (ink: string, value: number) => [{ ink, cells: Uint8Array.of(value, value) }];
  const page = { art: plane('Cyan', 1), type: plane('Black', 2), knockouts: plane('Cyan', 3) };
  await file.add(1, { ...planesOf('Cyan'), ...page });
  await file.finish();
  const body = gunzipSync(readFileSync(path));
  const end = body.indexOf('\n');
  expect(JSON.parse(body.subarray(0, end).toString())).toMatchObject({
    art: ['Cyan'],
    type: ['Black'],
    knockouts: ['Cyan'],
  });
  expect([...body.subarray(end + 1)]).toEqual([1, 1, 2, 2, 3, 3, 0, 0]);
});

it('F9 InkFile skips pages that exceed the byte limit and keeps later ones that fit', async () => {
  const path = join(folder, 'full.ink');
  const bytes = 10_000;
  await using file = new InkFile(path, { pages: 500, bytes });
  for (let page = 1; page <= 4; page += 1) await file.add(page, noisyPlanes(page));
  await file.add(5, planesOf('Black'));
  const { pages } = await file.finish();
  expect(pages.map(({ page }) => page)).toEqual([1, 2, 5]);
  expect(readFileSync(path).length).toBeLessThanOrEqual(bytes);
});

it.each([
  ['a full disk', '/dev/full', /ENOSPC/],
  ['a missing folder', join(folder, 'none', 'session.ink'), /ENOENT/],
])('F9 InkFile reports an error instead of throwing on %s', async (_, path, error) => {
  await using file = new InkFile(path);
  await file.add(1, planesOf('Black'));
  await file.add(2, planesOf('Black'));
  expect(await file.finish()).toEqual({ pages: [], error: expect.stringMatching(error) });
});

it('F9 InkFile replaces NUL in ink names, as the stored result does', async () => {
  const path = join(folder, 'names.ink');
  await using file = new InkFile(path);
  await file.add(1, planesOf('Spot\0X'));
  await file.finish();
  expect(gunzipSync(readFileSync(path)).toString()).toContain('"Spot\uFFFDX"');
});
