import { spawn } from 'node:child_process';

export interface ChildResult {
  output: string;
  /** What went wrong: an exit code, what it wrote to standard error, or that its time was up. */
  error: string;
}

/** Runs a program of the test folder in a process of its own, which a wall clock ends: a hang is then a failed test. */
export function runChild(args: readonly string[], wallMs: number): Promise<ChildResult> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'pipe'] });
    let output = '';
    let error = '';
    child.stdout.setEncoding('utf8').on('data', (text: string) => (output += text));
    child.stderr.setEncoding('utf8').on('data', (text: string) => (error += text));
    const wall = setTimeout(() => {
      error += `ended after ${wallMs} ms`;
      child.kill('SIGKILL');
    }, wallMs);
    child.once('error', reject);
    child.once('close', (code, signal) => {
      clearTimeout(wall);
      resolve({ output, error: error || (code === 0 ? '' : `ended with ${code ?? signal}`) });
    });
  });
}
