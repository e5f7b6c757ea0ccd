import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { PreflightMode } from '@printpartner/preflight-engine';
import { EngineProcess } from './engine-process.ts';
import { writeLargeFile } from './large-file.ts';
import { peakMbOf } from '../harness/processes.ts';
import { someOf } from './some-files.ts';
import { sumOf } from './times.ts';

const PATIENCE_MS = 120_000;
const MAX_FILES = 100;
/** Files between two lines of progress. */
const STEP = 20;
/** A new Node is idle by then. */
const SETTLE_MS = 500;

/** Peak memory of new processes. `scratch` is a folder for a 240 MB file. */
export async function measureMemory(files: readonly string[], scratch: string): Promise<void> {
  const large = join(scratch, 'large.pdf');
  writeLargeFile(large);
  const some = someOf(files, MAX_FILES);
  const own = await bareNodeMb();
  const row = async (mode: PreflightMode, paths: readonly string[], target: number, beyond = 0) => {
    const engine = await EngineProcess.start();
    let ms = 0;
    let end = '';
    const thrown: string[] = [];
    for (let at = 0; at < paths.length && end === ''; at += STEP) {
      const order = { kind: 'scan', mode, files: paths.slice(at, at + STEP) } as const;
      const answer = await engine.ask(order, PATIENCE_MS);
      if (typeof answer === 'string') end = answer;
      else {
        ms += sumOf(answer.fileMs);
        thrown.push(...answer.thrown);
      }
      const { largestMb } = engine.memory;
      console.log(
        `  ${mode}: ${Math.min(paths.length, at + STEP)} of ${paths.length}, ${Math.round(largestMb)} MB`,
      );
    }
    const { largestMb, togetherMb } = engine.memory;
    engine.stop();
    for (const one of thrown) console.log(`  ${mode}: the engine threw for ${one}`);
    // A process that ended early, or a file that wasn't checked, would count as a small one.
    const isClean = end === '' && thrown.length === 0;
    return {
      'largest process, MB': Math.round(largestMb - beyond),
      target: `≤ ${target}`,
      met: isClean && largestMb - beyond <= target,
      'all together, MB': Math.round(togetherMb - beyond),
      'took s': (ms / 1000).toFixed(2),
      end: end === '' ? 'clean' : end,
      thrown: thrown.length,
    };
  };
  console.log('\nPeak memory of the engine’s process and of those it starts, fresh ones for each row');
  const rows = {
    [`quick, ${some.length} files`]: await row('quick', some, 180),
    'quick, one 240 MB file, beyond bare Node': await row('quick', [large], 64, own),
    [`full, ${some.length} files`]: await row('full', some, 300),
  };
  console.log(`Bare Node has ${Math.round(own)} MB`);
  console.table(rows);
}

/** Peak memory of a Node that does nothing, MB. */
async function bareNodeMb(): Promise<number> {
  const node = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)'], { stdio: 'ignore' });
  await pause(SETTLE_MS);
  const mb = peakMbOf(node.pid ?? 0);
  node.kill('SIGKILL');
  return mb;
}
