import { spawn } from 'node:child_process';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

export interface ChildResult {
  output: string;
  /** What went wrong: an exit code, what it wrote to standard error, or that its time was up. */
  error: string;
}

/** The engine in TypeScript, stripped and compiled once for all processes; the command's own place for it. */
const compileCache = join(
  dirname(fileURLToPath(import.meta.url)),
  '..',
  '..',
  '..',
  'node_modules',
  '.cache',
  'preflight',
);

/** Longest that a process is waited for, ms: what it may use is judged by its CPU time, which a busy machine leaves alone. */
export const HANG_MS = 240_000;

/** Runs a program of the test folder in a process of its own, which a wall clock ends: a hang is then a failed test. */
export function runChild(args: readonly string[]): Promise<ChildResult> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, args, {
      env: { ...process.env, NODE_COMPILE_CACHE: compileCache },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let output = '';
    let error = '';
    child.stdout.setEncoding('utf8').on('data', (text: string) => (output += text));
    child.stderr.setEncoding('utf8').on('data', (text: string) => (error += text));
    const wall = setTimeout(() => {
      error += `ended after ${HANG_MS} ms`;
      child.kill('SIGKILL');
    }, HANG_MS);
    child.once('error', reject);
    child.once('close', (code, signal) => {
      clearTimeout(wall);
      resolve({ output, error: error || (code === 0 ? '' : `ended with ${code ?? signal}`) });
    });
  });
}
