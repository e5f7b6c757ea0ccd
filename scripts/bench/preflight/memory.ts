import { join } from 'node:path';
import type { PreflightMode } from '@printpartner/preflight-engine';
import { EngineProcess } from './engine-process.ts';
import { writeLargeFile } from './large-file.ts';

const PATIENCE_MS = 600_000;

/** Peak memory of new processes. `scratch` is a folder for a 240 MB file. */
export async function measureMemory(files: readonly string[], scratch: string): Promise<void> {
  const large = join(scratch, 'large.pdf');
  writeLargeFile(large);
  const row = async (mode: PreflightMode, paths: readonly string[], target: number) => {
    const engine = await EngineProcess.start();
    const answer = await engine.ask({ kind: 'scan', mode, files: paths }, PATIENCE_MS);
    const peak = engine.memory.peakMb;
    engine.stop();
    const took = typeof answer === 'object' ? (answer.ms / 1000).toFixed(2) : answer;
    return { 'peak MB': Math.round(peak), target: `≤ ${target}`, met: peak <= target, 'took s': took };
  };
  console.log('\nPeak memory of the engine’s process and of those it starts, fresh ones for each row');
  console.table({
    [`quick, ${files.length} files`]: await row('quick', files, 180),
    'quick, one 240 MB file': await row('quick', [large], 64),
    [`full, ${files.length} files`]: await row('full', files, 300),
  });
}
