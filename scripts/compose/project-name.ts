import { existsSync, readFileSync } from 'node:fs';
import { parseEnv } from 'node:util';
import { PlainError } from '../plain-error.ts';
import { inProject, projectRoot } from '../project-root.ts';
import { docker } from './compose-stack.ts';

/** The name of the stack that runs from this folder: from the environment, .env, or its containers. @throws PlainError */
export async function projectName(): Promise<string> {
  const file = inProject('.env');
  const settings = existsSync(file) ? parseEnv(readFileSync(file, 'utf8')) : {};
  const name = process.env['COMPOSE_PROJECT_NAME'] || settings['COMPOSE_PROJECT_NAME'];
  if (name) return name;
  const found = await docker(
    'ps',
    '--filter',
    `label=com.docker.compose.project.working_dir=${projectRoot}`,
    '--format',
    '{{.Label "com.docker.compose.project"}}',
  );
  const names = [...new Set(found.split('\n').filter(Boolean))];
  if (names.length === 1 && names[0]) return names[0];
  throw new PlainError(
    names.length === 0
      ? `No stack that was started in ${projectRoot} is running. Set COMPOSE_PROJECT_NAME in .env, or add --project NAME.`
      : `Several stacks that were started in ${projectRoot} are running: ${names.join(', ')}. Add --project NAME.`,
  );
}
