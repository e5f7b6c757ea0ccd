import type { Secrets } from './secrets.ts';

const NAME = 'admin-password';

/** The operator's own, else one that is made at the first start, and said then. */
export function adminPassword(
  own: string | undefined,
  secrets: Secrets,
  say: (line: string) => void,
): string {
  if (own) return own;
  const isNew = !secrets.has(NAME);
  const password = secrets.get(NAME);
  if (isNew) say(`admin password: ${password}`);
  return password;
}
