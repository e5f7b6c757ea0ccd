import { readFileSync } from 'node:fs';
import { PlainError } from '../plain-error.ts';

/**
 * A setting by its name, or from the file that NAME_FILE names, as container
 * secrets are given. Empty counts as not set.
 *
 * @throws PlainError when there is no such file
 */
export function settingOf(env: NodeJS.ProcessEnv, name: string): string | undefined {
  const value = env[name];
  const file = env[`${name}_FILE`];
  if (value || !file) return value || undefined;
  try {
    return readFileSync(file, 'utf8').trim() || undefined;
  } catch {
    throw new PlainError(`${name}_FILE names a file that cannot be read: ${file}`);
  }
}
