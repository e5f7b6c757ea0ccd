import { spawnSync } from 'node:child_process';
import { expect, it } from '@jest/globals';
import { inProject } from '../project-root.ts';

it.each(['libs/backup/src/main.ts', 'scripts/backup/main.ts'])(
  'K11 %s answers a flag that it does not have with its usage',
  (main) => {
    const { status, stderr } = spawnSync(
      process.execPath,
      [inProject(main), 'backup', '/tmp', '--include-secret'],
      {
        encoding: 'utf8',
      },
    );
    expect(status).toBe(1);
    expect(stderr).toContain('FOLDER [--include-secrets]');
    expect(stderr).not.toContain('parse_args');
  },
);
