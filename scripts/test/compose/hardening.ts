import { type Container, serviceOf } from '../../compose/container.ts';
import { docker } from '../../compose/compose-stack.ts';

/** Write as root what others read, in containers that end at once and have no capabilities. */
const RUN_AS_ROOT = new Set(['secrets', 'provision']);
/** Ends as soon as it has written the secrets to files. */
const WRITES_SECRETS = 'secrets';
/** Shorter values are no secrets, such as the empty key of a model. */
const MIN_SECRET_LENGTH = 12;

/** What is wrong with the containers of a running stack; empty if nothing is. */
export async function findSoftSpots(containers: readonly Container[]): Promise<string[]> {
  const secrets = new Set((await Promise.all(containers.map(secretsIn))).flat());
  if (secrets.size < 10) return [`only ${secrets.size} secrets were found in the containers`];
  return containers.flatMap((container) => [
    ...openTo(container).map((problem) => `${serviceOf(container)}: ${problem}`),
    ...toldSecrets(container, secrets).map((name) => `${serviceOf(container)}: ${name} holds a secret`),
  ]);
}

function openTo(container: Container): string[] {
  const { HostConfig, NetworkSettings } = container;
  const { LogConfig } = HostConfig;
  const networks = Object.keys(NetworkSettings.Networks).map((name) => name.replace(/^.*_/, ''));
  const isFront = serviceOf(container) === 'nginx';
  const checks: [problem: string, isFine: boolean][] = [
    ['its root file system can be written to', HostConfig.ReadonlyRootfs],
    ['it runs as root', isOtherUser(container)],
    ['it is privileged', !HostConfig.Privileged],
    ['it has capabilities', HostConfig.CapDrop?.includes('ALL') === true && !HostConfig.CapAdd?.length],
    [
      'it can gain privileges',
      HostConfig.SecurityOpt?.some((option) => /^no-new-privileges(:true)?$/.test(option)) === true,
    ],
    ['it has no limit on processes', (HostConfig.PidsLimit ?? 0) > 0],
    ['it has no limit on memory', HostConfig.Memory > 0],
    ['its log has no limit', LogConfig.Type === 'json-file' && LogConfig.Config['max-size'] !== undefined],
    ['nginx reaches the services and their data', !(isFront && networks.includes('back'))],
  ];
  return checks.filter(([, isFine]) => !isFine).map(([problem]) => problem);
}

const isOtherUser = (container: Container): boolean =>
  RUN_AS_ROOT.has(serviceOf(container)) || !/^(root|0)?(:|$)/.test(container.Config.User);

/** The contents of the secret files that a container can read. */
async function secretsIn({ Id, State }: Container): Promise<string[]> {
  if (State.Status !== 'running') return [];
  // Where a container has no secrets, there is no such folder.
  const files = await docker(
    'exec',
    Id,
    'sh',
    '-c',
    'cd /secrets 2>/dev/null && for f in *; do cat "$f"; echo; done; true',
  );
  const lines = files.split('\n').map((line) => line.trim());
  const passwords = lines.flatMap((line) => /:\/\/[^:]*:([^@]+)@/.exec(line)?.[1] ?? []);
  return [...lines, ...passwords].filter(
    (line) => line.length >= MIN_SECRET_LENGTH && !line.startsWith('smtp://maildev'),
  );
}

function toldSecrets(container: Container, secrets: ReadonlySet<string>): string[] {
  if (serviceOf(container) === WRITES_SECRETS) return [];
  return (container.Config.Env ?? []).flatMap((entry) => {
    const value = entry.slice(entry.indexOf('=') + 1);
    return [...secrets].some((secret) => value.includes(secret)) ? [entry.slice(0, entry.indexOf('='))] : [];
  });
}
