import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { PlainError } from '../../plain-error.ts';

/** What wrk measured. */
export interface Load {
  callsPerSecond: number;
  /** ms. */
  median: number;
  /** ms. */
  p99: number;
}

const msPer: Record<string, number> = { us: 0.001, ms: 1, s: 1_000 };

/**
 * Has so many callers read the list of projects, one call after the other, as all the accounts in turn.
 *
 * @param tokens file of session tokens, one a line
 * @throws PlainError without wrk, or if a call was not answered with 200
 */
export function measureLoad(port: number, callers: number, seconds: number, tokens: string): Load {
  const script = fileURLToPath(new URL('many-callers.lua', import.meta.url));
  const threads = `-t${Math.min(2, callers)}`;
  const args = [threads, `-c${callers}`, `-d${seconds}s`, '--latency', '-s', script];
  const { stdout, stderr, error } = spawnSync('wrk', [...args, `http://127.0.0.1:${port}`], {
    encoding: 'utf8',
    env: { ...process.env, TOKENS: tokens },
  });
  if (error) throw new PlainError('This benchmark needs wrk, from the Debian package wrk.');
  const failed = /Non-2xx.*|Socket errors.*/.exec(stdout)?.[0];
  if (failed) throw new PlainError(`Not every call was answered: ${failed.trim()}`);
  const rate = /Requests\/sec:\s+([\d.]+)/.exec(stdout)?.[1];
  if (rate === undefined) throw new PlainError(`wrk failed: ${stderr}${stdout}`);
  return { callsPerSecond: Number(rate), median: latency(stdout, 50), p99: latency(stdout, 99) };
}

function latency(output: string, percent: number): number {
  const [, value, unit = ''] =
    new RegExp(`^\\s+${percent}%\\s+([\\d.]+)(us|ms|s)\\s*$`, 'm').exec(output) ?? [];
  return Number(value) * (msPer[unit] ?? Number.NaN);
}
