import { spawn } from 'node:child_process';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

export interface ChildResult {
  output: string;
  /** What failed: an exit code, standard error, or a timeout. */
  error: string;
}

/** Compile cache shared by all processes, the same as the command's. */
const compileCache = join(
  dirname(fileURLToPath(import.meta.url)),
  '..',
  '..',
  '..',
  'node_modules',
  '.cache',
  'preflight',
);

/** Maximum wall time of a process, ms. Limits are checked with CPU time, which doesn't depend on the machine's load. */
export const HANG_MS = 240_000;

/** Runs a program of the test folder as a child process with a timeout, so that a hang fails the test. */
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
