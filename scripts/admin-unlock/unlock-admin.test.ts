import { spawnSync } from 'node:child_process';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from '@jest/globals';
import { inProject } from '../project-root.ts';

it('A11 admin:unlock names the folder in which nothing is running', () => {
  const DATA_DIR = join(tmpdir(), 'print-partner-that-does-not-run');
  const { status, stderr } = spawnSync(process.execPath, [inProject('scripts', 'admin-unlock', 'main.ts')], {
    env: { ...process.env, DATA_DIR },
    encoding: 'utf8',
  });
  expect(status).toBe(1);
  expect(stderr.trim()).toBe(`No system is running in ${DATA_DIR}. Set DATA_DIR as for npm start.`);
});
