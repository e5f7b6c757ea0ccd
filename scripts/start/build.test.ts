import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { projectRoot } from '../project-root.ts';
import { build, removeStampOfOtherSources, type Step } from './build.ts';

let folder: string;
let step: Step;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'print-partner-build-'));
  const inFolder = (name: string) => relative(projectRoot, join(folder, name));
  step = {
    name: 'copy',
    inputs: [inFolder('source')],
    stamp: inFolder('stamp'),
    folder: inFolder('out'),
    outputs: [],
    // Bundlers do the same: what has a new text has a new name, and everything is written.
    commands: [
      [
        '--eval',
        `const { mkdirSync, readFileSync, writeFileSync } = require('node:fs');
         mkdirSync('out/parts', { recursive: true });
         for (const name of ['page', 'parts/' + readFileSync('source')]) writeFileSync('out/' + name, '');`,
      ],
    ],
    cwd: folder,
  };
});
afterEach(() => rmSync(folder, { recursive: true }));

const write = (source: string) => writeFileSync(join(folder, 'source'), source);

/** @returns whether something was built, and what is there then */
async function buildFrom(source: string) {
  write(source);
  const log: string[] = [];
  await build(step, (line) => log.push(line));
  const [page, ...parts] = readdirSync(join(folder, 'out'), { recursive: true, encoding: 'utf8' })
    .filter((name) => name !== 'parts')
    .toSorted();
  expect(page).toBe('page');
  return [log.length > 0, ...parts.map((part) => part.slice('parts/'.length))];
}

test('K1 what the last build wrote outlives the next one, and older files do not', async () => {
  expect(await buildFrom('1')).toEqual([true, '1']);
  expect(await buildFrom('1')).toEqual([false, '1']);
  expect(await buildFrom('2')).toEqual([true, '1', '2']);
  expect(await buildFrom('3')).toEqual([true, '2', '3']);
});

test('K1 a stamp without the time of its build removes nothing', async () => {
  await buildFrom('1');
  await buildFrom('2');
  const stamp = join(folder, 'stamp');
  writeFileSync(stamp, readFileSync(stamp, 'utf8').split(' ')[0] ?? '');
  expect(await buildFrom('2')).toEqual([false, '1', '2']);
  expect(await buildFrom('3')).toEqual([true, '1', '2', '3']);
});

test('K1 a step is built again after another program compiled other sources into the same folders', async () => {
  await buildFrom('1');
  removeStampOfOtherSources(step);
  expect(await buildFrom('1')).toEqual([false, '1']);
  write('2');
  removeStampOfOtherSources(step);
  expect(await buildFrom('1')).toEqual([true, '1']);
});
