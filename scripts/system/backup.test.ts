import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { runQuietly } from '../processes/one-shot.ts';
import { inheritedEnv } from '../processes/inherited-env.ts';
import { inProject, projectRoot } from '../project-root.ts';
import { ApiUser } from './api-user.ts';
import { newDataDir, removeDataDir, Starter } from './running-system.ts';

let folder: string;
let systems: Starter[];
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'backup-of-system-'));
  systems = [];
});
afterEach(async () => {
  for (const system of systems) await system.stop();
  for (const { dataDir } of systems) removeDataDir(dataDir);
  rmSync(folder, { recursive: true });
});

async function launch(dataDir: string): Promise<Starter> {
  const system = await Starter.launch({ dataDir });
  systems.push(system);
  await system.ready();
  return system;
}

const run = (dataDir: string, ...args: string[]) =>
  runQuietly({
    command: process.execPath,
    args: [inProject('scripts', 'backup', 'main.ts'), ...args],
    cwd: projectRoot,
    env: { ...inheritedEnv(), DATA_DIR: dataDir, NODE_OPTIONS: '' },
  });

const MINUTE_MS = 60_000;

describe('npm run backup', () => {
  it(
    'K11 backup of a running system, restored into a new one, keeps passwords, projects, secrets and files, and ends sessions',
    async () => {
      const [backup, first, second] = [join(folder, 'backup'), newDataDir(), newDataDir()];
      const system = await launch(first);
      const secretsOf = (one: Starter) => [
        one.environmentOf('auth')['CODE_SECRET'],
        one.environmentOf('specs')['LINK_SECRET'],
      ];
      const secrets = secretsOf(system);
      for (const secret of secrets) expect(secret).toHaveLength(48);
      const user = await ApiUser.signUp(system.url);
      await user.send('POST', '/api/projects', { project_name: 'Harbor brochure', notes: 'Die cut' });
      mkdirSync(join(first, 'uploads'), { recursive: true });
      writeFileSync(join(first, 'uploads', 'waiting.pdf'), '%PDF-1.7');
      const written = await run(first, 'backup', backup, '--include-secrets');
      expect(written).toMatchObject({
        code: 0,
        output: expect.stringMatching(
          /^backup: [\d,]+ rows in \d+ tables.*\nThe backup has CODE_SECRET and LINK_SECRET, in clear\.$/m,
        ),
      });
      const busy = await run(first, 'restore', backup);
      expect(busy).toMatchObject({ code: 1, output: expect.stringContaining('already running') });
      await system.stop();

      const restored = await run(second, 'restore', backup);
      expect(restored).toMatchObject({ code: 0, output: expect.stringContaining('restore: ') });
      expect(restored.output).not.toContain('no longer work');
      expect(readFileSync(join(second, 'uploads', 'waiting.pdf'), 'utf8')).toBe('%PDF-1.7');
      const again = await run(second, 'restore', backup);
      expect(again).toMatchObject({ code: 1, output: expect.stringContaining('is not empty') });
      const successor = await launch(second);
      const projectsOf = (token: string) =>
        fetch(`${successor.url}/api/projects`, { headers: { authorization: `Bearer ${token}` } });
      expect((await projectsOf(user.token)).status).toBe(401);
      const answer = await projectsOf((await ApiUser.signIn(successor.url, user.email)).token);
      expect(await answer.json()).toMatchObject([{ project_name: 'Harbor brochure', notes: 'Die cut' }]);
      expect(secretsOf(successor)).toEqual(secrets);
    },
    10 * MINUTE_MS,
  );
});
