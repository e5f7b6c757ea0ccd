import { spawn } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { ApiUser } from '../../system/api-user.ts';
import { compare, medianOf } from '../harness/figures.ts';
import { readOptions } from '../harness/options.ts';
import { inTurn } from '../harness/rounds.ts';
import { withStarted } from '../harness/system.ts';
import { type Load, measureLoad } from '../harness/wrk.ts';

/**
 * How long one caller waits for the list of projects while somebody else holds 1,000 connections, compared with 64, by
 * what those ask for. Every call of the one is answered, or the benchmark fails. --rounds (3) and --seconds (8) set its length;
 * arguments name the attacks, such as `reads`.
 */
const { rounds, seconds, rest: chosen } = readOptions({ rounds: 3, seconds: 8 });
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
  const duration = Math.ceil(seconds + (2 * WARM_UP_MS) / 1_000);
  const args = ['-t1', `-c${connections}`, `-d${duration}s`, '--timeout=60s', '-s', script, url];
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

await withStarted({}, async (system) => {
  const [attacker, owner] = [await ApiUser.signUp(system.url), await ApiUser.signUp(system.url)];
  const tokens = join(system.dataDir, 'tokens');
  writeFileSync(tokens, `${owner.token}\n`, { mode: 0o600 });
  for (const user of [attacker, owner])
    for (let n = 1; n <= 10; n += 1)
      await user.send('POST', '/api/projects', { project_name: `Postcard ${n}` });
  const alone = measureLoad(system.port, 1, seconds, tokens);
  console.log(`alone: median ${alone.median.toFixed(1)} ms, p99 ${alone.p99.toFixed(1)} ms`);
  const measure = async (connections: number, attack: Attack): Promise<Measured> => {
    const attacking = attackWith(system.url, attacker.token, connections, attack);
    await wait(WARM_UP_MS);
    const load = measureLoad(system.port, 1, seconds, tokens);
    return { ...load, ...(await attacking) };
  };
  for (const [name, attack] of Object.entries(attacks)) {
    if (chosen.length > 0 && !chosen.includes(name)) continue;
    print(name, await inTurn(rounds, { few: () => measure(FEW, attack), many: () => measure(MANY, attack) }));
  }
});

interface Measured extends Load, Answers {}

function print(name: string, runs: readonly { few: Measured; many: Measured }[]): void {
  const figure = (key: 'median' | 'p99') => {
    const { ours, theirs, ratio } = compare(
      runs,
      ({ many }) => many[key],
      ({ few }) => few[key],
    );
    return `${key} ${ours.toFixed(1)} / ${theirs.toFixed(1)} ms = ${ratio.toFixed(2)}`;
  };
  const [answered, refused] = (['all', 'refused'] as const).map((key) =>
    medianOf(runs, ({ many }) => many[key]),
  );
  console.log(
    `${name}, ${MANY} connections / ${FEW}: ${figure('median')}, ${figure('p99')}; ${answered} of the attacker's answered, ${refused} of these with a refusal`,
  );
}
