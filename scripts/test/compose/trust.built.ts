import { processNames } from '@printpartner/service-kit';
import { type ComposeStack, docker } from '../../compose/compose-stack.ts';
import { ApiUser } from '../../system/api-user.ts';
import { type Environment, tryEverything } from '../../system/trust-matrix.ts';

/** What a process of a running stack reaches of the others with its own secrets; empty if nothing. */
export async function findTrustFaults(stack: ComposeStack, url: string): Promise<string[]> {
  const victim = await ApiUser.signUp(url);
  await victim.send('POST', '/api/projects', { project_name: 'Private' });
  const { user } = await victim.get<{ user: { id: string } }>('/api/auth/session');
  const hosts = { redis: await addressOf(stack, 'redis'), postgres: await addressOf(stack, 'postgres') };
  const environments = Object.fromEntries(
    await Promise.all(
      processNames.map(async (name) => [name, await settingsOf(stack, name, hosts)] as const),
    ),
  );
  const { count, faults } = await tryEverything(environments, user.id);
  return count > 1_000 ? faults : [`only ${count} tries`];
}

/** The address of a service's container in the network that nothing outside reaches but this machine. */
async function addressOf(stack: ComposeStack, service: string): Promise<string> {
  const [container] = await stack.containers(service);
  const networks = Object.entries(container?.NetworkSettings.Networks ?? {});
  return networks.find(([name]) => name.endsWith('_back'))?.[1].IPAddress ?? '';
}

async function settingsOf(
  stack: ComposeStack,
  name: string,
  hosts: { redis: string; postgres: string },
): Promise<Environment> {
  const [container] = await stack.containers(name);
  const read = async (file: string) =>
    (
      await docker('exec', container?.Id ?? '', 'sh', '-c', `cat /secrets/${file} 2>/dev/null || true`)
    ).trim();
  const at = (address: string) =>
    address.replace('@redis:', `@${hosts.redis}:`).replace('@postgres:', `@${hosts.postgres}:`);
  const [redis, peers, database] = await Promise.all(['redis-url', 'peer-keys', 'database-url'].map(read));
  return {
    REDIS_URL: at(redis ?? ''),
    PEER_KEYS: peers ?? '',
    ...(database && { DATABASE_URL: at(database) }),
  };
}
