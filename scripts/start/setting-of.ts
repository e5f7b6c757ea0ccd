import { readFileSync } from 'node:fs';
import { PlainError } from '../plain-error.ts';

/**
 * Reads a setting from the variable NAME, or from the file named by NAME_FILE,
 * the convention for container secrets. Empty counts as not set.
 *
 * @throws PlainError if the file can't be read
 */
export function settingOf(env: NodeJS.ProcessEnv, name: string): string | undefined {
  const value = env[name];
  const file = env[`${name}_FILE`];
  if (value || !file) return value || undefined;
  try {
    return readFileSync(file, 'utf8').trim() || undefined;
  } catch {
    throw new PlainError(`${name}_FILE: can’t read ${file}`);
  }
}
