import type { PreflightMode } from '@printpartner/preflight-engine';
import { availableParallelism } from 'node:os';
import { EngineScan } from './engine-scan.ts';
import { inkcov, runToolAsync } from './outside-tools.ts';
import { someOf } from './some-files.ts';

const MAX_MB = 300;

/** Each tool and mode runs over them once, ours twice. */
const MAX_FILES = 60;

/** Several files at a time, one process a core: ours against the tools, run the same way. */
export async function measureParallel(all: readonly string[]): Promise<void> {
  const files = someOf(all, MAX_FILES);
  const cores = availableParallelism();
  console.log(`\n${cores} of ${files.length} files at a time, ours and the tools`);
  const poppler = await inParallel(files, cores, async (file) => {
    await runToolAsync('pdfimages', ['-list', file]);
    await runToolAsync('pdffonts', [file]);
  });
  console.log(`  poppler: ${(poppler / 1000).toFixed(2)} s`);
  const ghostscript = await inParallel(files, cores, (file) => runToolAsync('gs', inkcov(file)));
  console.log(`  Ghostscript: ${(ghostscript / 1000).toFixed(2)} s`);
  const row = async (mode: PreflightMode, theirs: number, target: number) => {
    const engines = await Promise.all(Array.from({ length: cores }, () => EngineScan.start()));
    const scan = () =>
      inParallel(files, cores, async (file, worker) => void (await engines[worker]?.scan(mode, [file])));
    // Warm-up, as a service is warm.
    await scan();
    const ours = await scan();
    console.log(`  ours, ${mode}: ${(ours / 1000).toFixed(2)} s`);
    const peak = Math.max(...engines.map(({ memory }) => memory.largestMb));
    for (const engine of engines) engine.stop();
    const ratio = ours / theirs;
    return {
      'ours, s': (ours / 1000).toFixed(2),
      'theirs, s': (theirs / 1000).toFixed(2),
      ratio: ratio.toFixed(2),
      target: `≤ ${target}`,
      met: ratio <= target,
      'largest process, MB': Math.round(peak),
      'target MB': `≤ ${MAX_MB}`,
      'MB met': peak <= MAX_MB,
    };
  };
  console.table({
    'quick : pdfimages + pdffonts': await row('quick', poppler, 0.3),
    'full : pdfimages + pdffonts + gs inkcov': await row('full', poppler + ghostscript, 0.4),
  });
}

/** Wall time until all files are done, ms; each worker takes the next file. */
async function inParallel(
  files: readonly string[],
  workers: number,
  work: (file: string, worker: number) => Promise<void>,
): Promise<number> {
  const start = performance.now();
  const left = files.values();
  await Promise.all(
    Array.from({ length: workers }, async (_, worker) => {
      for (const file of left) await work(file, worker);
    }),
  );
  return performance.now() - start;
}
