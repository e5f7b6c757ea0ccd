import { spawn } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { ApiUser } from '../../system/api-user.ts';
import { removeDataDir, Starter } from '../../system/running-system.ts';
import { type Load, measureLoad } from '../calls/load.ts';
import { median } from '../preflight/median.ts';

/**
 * How long one caller waits for the list of projects while somebody else holds 1,000 connections, compared with 64, by
 * what those ask for. Every call of the one is answered, or the benchmark fails. ROUNDS (3) and SECONDS (8) set its length;
 * arguments name the attacks, such as `reads`.
 */
const ROUNDS = Number(process.env['ROUNDS'] ?? 3);
const SECONDS = Number(process.env['SECONDS'] ?? 8);
const FEW = 64;
const MANY = 1_000;
/** Until all connections are open, ms. */
const WARM_UP_MS = 3_000;

interface Attack {
  METHOD: string;
  URL_PATH: string;
  BODY?: string;
  FILE_BYTES?: number;
  /** Without an account, as the visitors of a network. */
  isVisitor?: boolean;
}

const attacks: Record<string, Attack> = {
  reads: { METHOD: 'GET', URL_PATH: '/api/projects' },
  writes: { METHOD: 'POST', URL_PATH: '/api/projects', BODY: JSON.stringify({ project_name: 'Mailer' }) },
  streams: { METHOD: 'GET', URL_PATH: '/api/alerts/stream' },
  uploads: { METHOD: 'POST', URL_PATH: '/api/preflight/analyze', FILE_BYTES: 900_000 },
  'signed out': { METHOD: 'GET', URL_PATH: '/api/auth/session', isVisitor: true },
  'vendor links': { METHOD: 'GET', URL_PATH: `/api/vendor-links/${'v'.repeat(43)}`, isVisitor: true },
  'sign-ins': {
    METHOD: 'POST',
    URL_PATH: '/api/auth/login',
    BODY: JSON.stringify({ email: 'nobody@example.com', password: 'a wrong guess' }),
    isVisitor: true,
  },
};

interface Answers {
  all: number;
  refused: number;
}

/** Keeps connections busy for longer than the one caller is measured. */
async function attackWith(url: string, token: string, connections: number, attack: Attack): Promise<Answers> {
  const { isVisitor = false, BODY = '', FILE_BYTES = 0, ...asked } = attack;
  const script = fileURLToPath(new URL('attack.lua', import.meta.url));
  const seconds = Math.ceil(SECONDS + (2 * WARM_UP_MS) / 1_000);
  const args = ['-t1', `-c${connections}`, `-d${seconds}s`, '--timeout=60s', '-s', script, url];
  const env = {
    ...process.env,
    ...asked,
    BODY,
    FILE_BYTES: String(FILE_BYTES),
    TOKEN: isVisitor ? '' : token,
  };
  const report = await text(spawn('wrk', args, { stdio: ['ignore', 'pipe', 'inherit'], env }).stdout);
  const count = (pattern: RegExp) => Number(pattern.exec(report)?.[1] ?? 0);
  return { all: count(/(\d+) requests in/), refused: count(/Non-2xx or 3xx responses: (\d+)/) };
}

const system = await Starter.launch({});
try {
  await system.ready();
  const [attacker, owner] = [await ApiUser.signUp(system.url), await ApiUser.signUp(system.url)];
  const tokens = join(system.dataDir, 'tokens');
  writeFileSync(tokens, `${owner.token}\n`, { mode: 0o600 });
  for (const user of [attacker, owner])
    for (let n = 1; n <= 10; n += 1)
      await user.send('POST', '/api/projects', { project_name: `Postcard ${n}` });
  const alone = measureLoad(system.port, 1, SECONDS, tokens);
  console.log(`alone: median ${alone.median.toFixed(1)} ms, p99 ${alone.p99.toFixed(1)} ms`);
  const measure = async (connections: number, attack: Attack): Promise<Measured> => {
    const attacking = attackWith(system.url, attacker.token, connections, attack);
    await wait(WARM_UP_MS);
    const load = measureLoad(system.port, 1, SECONDS, tokens);
    return { ...load, ...(await attacking) };
  };
  const chosen = process.argv.slice(2);
  for (const [name, attack] of Object.entries(attacks)) {
    if (chosen.length > 0 && !chosen.includes(name)) continue;
    const rounds: { few: Measured; many: Measured }[] = [];
    for (let round = 0; round < ROUNDS; round += 1)
      rounds.push({ few: await measure(FEW, attack), many: await measure(MANY, attack) });
    print(name, rounds);
  }
} finally {
  await system.stop();
  removeDataDir(system.dataDir);
}

interface Measured extends Load, Answers {}

function print(name: string, rounds: readonly { few: Measured; many: Measured }[]): void {
  const ratio = (key: 'median' | 'p99') => {
    const of = (load: 'few' | 'many') => median(rounds.map((round) => round[load][key]));
    return `${key} ${of('many').toFixed(1)} / ${of('few').toFixed(1)} ms = ${(of('many') / of('few')).toFixed(2)}`;
  };
  const [answered, refused] = (['all', 'refused'] as const).map((key) =>
    median(rounds.map(({ many }) => many[key])),
  );
  console.log(
    `${name}, ${MANY} connections / ${FEW}: ${ratio('median')}, ${ratio('p99')}; ${answered} of the attacker's answered, ${refused} of these with a refusal`,
  );
}
