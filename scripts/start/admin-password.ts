import type { Secrets } from './secrets.ts';

const NAME = 'admin-password';

/** The operator's own password, or one generated at the first start and printed once. */
export function adminPassword(
  configured: string | undefined,
  secrets: Secrets,
  log: (line: string) => void,
): string {
  if (configured) return configured;
  const isNew = !secrets.has(NAME);
  const password = secrets.get(NAME);
  if (isNew) log(`admin password: ${password}`);
  return password;
}
