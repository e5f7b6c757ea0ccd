import { describe, expect, it } from '@jest/globals';
import { eventually } from '@printpartner/testing/e2e';
import { inheritedEnv } from '../processes/inherited-env.ts';
import { runQuietly } from '../processes/one-shot.ts';
import { inProject, projectRoot } from '../project-root.ts';
import type { Running } from './running-system.ts';

export function adminUnlockSuite(running: Running): void {
  describe('npm run admin:unlock', () => {
    it('A11 lets the admin in after strangers have spent the attempts', async () => {
      const { system } = running;
      const statusWith = async (password: string) => {
        const headers = { 'x-admin-password': password };
        return (await fetch(`${system.url}/api/admin/system`, { headers })).status;
      };
      const right = system.environmentOf('gateway')['ADMIN_PASSWORD'] ?? '';
      while ((await statusWith('a wrong guess')) === 401);
      expect(await statusWith(right)).toBe(429);
      const unlocked = await runQuietly({
        command: process.execPath,
        args: [inProject('scripts', 'admin-unlock', 'main.ts')],
        cwd: projectRoot,
        env: { ...inheritedEnv(), DATA_DIR: system.dataDir, NODE_OPTIONS: '' },
      });
      expect(unlocked).toEqual({
        code: 0,
        output: 'Wrong admin passwords are forgotten. You can enter the password again.\n',
      });
      await eventually(async () => expect(await statusWith(right)).toBe(200));
    });
  });
}
