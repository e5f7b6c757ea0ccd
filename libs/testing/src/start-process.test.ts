import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { startProcess } from './start-process.ts';

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'start-process-'));
});
afterAll(() => rmSync(folder, { recursive: true }));

function script(name: string, code: string): string {
  const file = join(folder, name);
  writeFileSync(file, code);
  return file;
}

describe('startProcess', () => {
  it('resolves when the process is ready, with its environment and output', async () => {
    const code = `console.log('hello', process.env.WHO); process.send({ type: 'ready' }); setInterval(() => {}, 1000)`;
    const child = await startProcess({ script: script('good.cjs', code), env: { WHO: 'press' } });
    expect(child.pid).toBeGreaterThan(0);
    await child.stop();
    expect(child.output()).toBe('hello press\n');
    expect(() => process.kill(child.pid, 0)).toThrow('ESRCH');
  });

  it('fails with the output of a process that ends before it is ready', async () => {
    const start = startProcess({ script: script('bad.cjs', `console.error('no ink'); process.exit(2)`) });
    await expect(start).rejects.toThrow(/ended before it was ready\nno ink/);
  });
});
