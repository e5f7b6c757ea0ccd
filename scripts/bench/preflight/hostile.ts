import { randomUUID } from 'node:crypto';
import { hostileFiles } from '../../../libs/preflight-engine/test/hostile-files.ts';
import { quantile } from '../harness/figures.ts';
import { withStarted } from '../harness/system.ts';

/** Time between two requests of the other visitor, ms. */
const EVERY_MS = 20;
const MB = 1_000_000;

interface Check {
  cookie: string;
  sessionId: string;
}

/**
 * Starts the system, then checks every hostile file `rounds` times and downloads its report, while another visitor
 * reads a finished check again and again. Prints the times of those answers, while idle and during each file.
 */
export async function measureHostile(rounds: number): Promise<void> {
  await withStarted({ env: { TRUST_PROXY: 'loopback' } }, async ({ url }) => {
    const other = await checked(url, Buffer.from('%PDF-1.4 and nothing more'), '10.1.1.1');
    const rows: Record<string, object> = {
      'nothing else': await timesDuring(url, other.check, () => pauseMs(10_000)),
    };
    for (const [index, [name, fileOf]] of Object.entries(hostileFiles).entries()) {
      const file = fileOf();
      let sizes = {};
      const times = await timesDuring(url, other.check, async () => {
        for (let round = 0; round < rounds; round++) {
          const { check, resultBytes } = await checked(url, file, `10.${round + 2}.${index}.1`);
          const report = await read(url, check, '/report.pdf');
          sizes = {
            'file KB': kb(file.length),
            'result MB': resultBytes / MB,
            'report KB': kb(report.length),
          };
        }
      });
      rows[name] = { ...times, ...sizes };
    }
    console.log('\nAnswers to another visitor while a hostile file is checked and its report written, ms');
    console.table(rows);
  });
}

const kb = (bytes: number): number => Math.round(bytes / 1_000);
const pauseMs = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

/** Each file comes from its own network: uploads are limited by network. */
async function checked(
  url: string,
  file: Buffer,
  address: string,
): Promise<{ check: Check; resultBytes: number }> {
  const sessionId = randomUUID();
  const form = new FormData();
  form.set('sessionId', sessionId);
  form.set('mode', 'quick');
  form.set('pdf', new Blob([new Uint8Array(file)], { type: 'application/pdf' }), 'harbor.pdf');
  const answer = await fetch(`${url}/api/preflight/analyze`, {
    method: 'POST',
    headers: { 'x-forwarded-for': address },
    body: form,
  });
  const body = await answer.text();
  if (!answer.ok) throw new Error(`the check failed: HTTP ${answer.status} ${body}`);
  const cookie = answer.headers
    .getSetCookie()
    .map((set) => set.split(';')[0])
    .join('; ');
  return { check: { cookie, sessionId }, resultBytes: Buffer.byteLength(body) };
}

async function read(url: string, { cookie, sessionId }: Check, path = ''): Promise<Buffer> {
  const answer = await fetch(`${url}/api/preflight/${sessionId}${path}`, { headers: { cookie } });
  if (!answer.ok) throw new Error(`HTTP ${answer.status} ${await answer.text()}`);
  return Buffer.from(await answer.arrayBuffer());
}

/** Times of the other visitor's answers until `work` is done. */
async function timesDuring(url: string, other: Check, work: () => Promise<void>): Promise<object> {
  const times: number[] = [];
  const state = { isDone: false };
  const working = work().finally(() => (state.isDone = true));
  while (!state.isDone) {
    const start = performance.now();
    await read(url, other);
    times.push(performance.now() - start);
    await pauseMs(EVERY_MS);
  }
  await working;
  const at = (share: number) => Math.round(quantile(times, share));
  return { answers: times.length, p50: at(0.5), p99: at(0.99), max: at(1) };
}
