import { describe, expect, it } from '@jest/globals';
import { processNames } from '@printpartner/service-kit';
import { ApiUser } from './api-user.ts';
import type { Running } from './running-system.ts';
import { tryEverything } from './trust-matrix.ts';

const MINUTE_MS = 60_000;

export function trustSuite(running: Running): void {
  describe('a process that was taken over', () => {
    it(
      'K13 reaches nothing of the others with its own settings: no calls, answers, jobs, sessions or tables, and no user’s data',
      async () => {
        const { system } = running;
        const victim = await ApiUser.signUp(system.url);
        await victim.send('POST', '/api/projects', { project_name: 'Private' });
        const { id } = (await victim.get<{ user: { id: string } }>('/api/auth/session')).user;
        const environments = Object.fromEntries(
          processNames.map((name) => [name, system.environmentOf(name)]),
        );
        const { count, faults } = await tryEverything(environments, id);
        expect(faults).toEqual([]);
        expect(count).toBeGreaterThan(1_000);
      },
      2 * MINUTE_MS,
    );

    it('K13 gets no setting that it has no use for', () => {
      const { system } = running;
      const holders = (setting: string) =>
        processNames.filter((name) => system.environmentOf(name)[setting] !== undefined).toSorted();
      expect(holders('SMTP_URL')).toEqual(['alerts', 'auth', 'specs']);
      expect(holders('CODE_SECRET')).toEqual(['auth']);
      expect(holders('LINK_SECRET')).toEqual(['specs']);
      expect(holders('ADMIN_PASSWORD')).toEqual(['gateway']);
    });
  });
}
