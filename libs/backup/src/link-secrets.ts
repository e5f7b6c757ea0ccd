import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { BackupError } from './backup-error.ts';
import { type Manifest, type SecretName, secretNames, sha256 } from './manifest.ts';
import { closeSessions, openSession } from './sessions.ts';

/** What links and codes that others have are derived from. */
export type LinkSecrets = Partial<Record<SecretName, string | undefined>>;

/** Names of the files in a backup that was asked to include the secrets. */
const fileOf: Record<SecretName, string> = { CODE_SECRET: 'code-secret', LINK_SECRET: 'link-secret' };

/** @throws BackupError if the backup is to include a secret that isn't known */
export function requireSecrets(secrets: LinkSecrets, included: readonly SecretName[]): void {
  const unknown = included.filter((name) => !secrets[name]);
  if (unknown.length > 0)
    throw new BackupError(`The backup can't include ${unknown.join(' and ')}: the system has none yet.`);
}

/**
 * Notes which secrets the backed-up system has, by their hashes, so that a restore can say what another one ends.
 *
 * @param included are added themselves, in clear
 */
export async function writeSecrets(
  folder: string,
  secrets: LinkSecrets,
  included: readonly SecretName[],
): Promise<Manifest['secrets']> {
  const noted: Manifest['secrets'] = {};
  for (const name of secretNames) {
    const secret = secrets[name];
    if (secret === undefined) continue;
    const isIncluded = included.includes(name);
    if (isIncluded) await writeFile(join(folder, fileOf[name]), secret, { mode: 0o600 });
    noted[name] = { sha256: sha256(secret), isIncluded };
  }
  return noted;
}

/** Which secrets the backup has, in clear. */
export function describeSecrets({ secrets = {} }: Manifest): string {
  const included = secretNames.filter((name) => secrets[name]?.isIncluded);
  if (included.length === 0) return 'The backup has no secrets: see docs/operate.md.';
  return `The backup has ${included.join(' and ')}, in clear.`;
}

/** The secrets that the backup includes. */
export async function secretsIn(folder: string): Promise<LinkSecrets> {
  const read = (name: SecretName) => readFile(join(folder, fileOf[name]), 'utf8').catch(() => undefined);
  return { CODE_SECRET: await read('CODE_SECRET'), LINK_SECRET: await read('LINK_SECRET') };
}

/** @throws BackupError if the manifest names a secret whose file is missing or differs */
export async function verifySecrets(folder: string, { secrets = {} }: Manifest): Promise<void> {
  const included = await secretsIn(folder);
  for (const name of secretNames)
    if (secrets[name]?.isIncluded && sha256(included[name] ?? '') !== secrets[name].sha256)
      throw new BackupError(`${fileOf[name]} is damaged: its SHA-256 is not the one in the manifest.`);
}

/**
 * What no longer works in a restored system, a sentence each, because its secrets are others than those of the backup.
 *
 * @param here the secrets of the restored system, as far as they are known
 */
export async function describeLostLinks(
  databaseUrl: string,
  { secrets = {} }: Manifest,
  here: LinkSecrets,
): Promise<string[]> {
  const isSame = (name: SecretName) => sha256(here[name] ?? '') === secrets[name]?.sha256;
  const remedy = (name: SecretName) =>
    `unless you set the ${name} of the backed-up system${secrets[name]?.isIncluded ? `, which is in the file ${fileOf[name]} of the backup` : ''}`;
  const links = isSame('LINK_SECRET') ? 0 : await countLinks(databaseUrl);
  return [
    ...(links > 0
      ? [
          `${links.toLocaleString('en-US')} ${links === 1 ? 'link that a vendor has no longer works' : 'links that vendors have no longer work'}, ${remedy('LINK_SECRET')}. Owners can copy the new ones.`,
        ]
      : []),
    ...(isSame('CODE_SECRET')
      ? []
      : [`Codes and links in mails that were sent no longer work, ${remedy('CODE_SECRET')}.`]),
  ];
}

/** Links that vendors can open, also those that only show the vendor's own answer. */
async function countLinks(databaseUrl: string): Promise<number> {
  const session = await openSession(databaseUrl);
  try {
    const { rows } = await session.query<{ count: string }>(
      'select count(*) from specs.vendor_links where revoked_at is null and expires_at > now()',
    );
    return Number(rows[0]?.count ?? 0);
  } finally {
    await closeSessions([session]);
  }
}
