import type { PreflightMode } from '@printpartner/preflight-engine';
import { EngineProcess } from './engine-process.ts';
import { median } from './median.ts';
import { timeTool } from './outside-tools.ts';

const PATIENCE_MS = 600_000;

interface Round {
  quick: number;
  full: number;
  poppler: number;
  mutool: number;
  ghostscript: number;
}

/** Compares our two modes with the tools on the same files in the same run; medians of the rounds. */
export async function measureSpeed(files: readonly string[], rounds: number): Promise<void> {
  const engine = await EngineProcess.start();
  const scan = async (mode: PreflightMode) => {
    const answer = await engine.ask({ kind: 'scan', mode, files }, PATIENCE_MS);
    return typeof answer === 'object' ? answer.ms : Number.NaN;
  };
  const taken: Round[] = [];
  // Warm-up, since a service's worker is warm.
  for (const mode of ['quick', 'full'] as const) await scan(mode);
  for (let round = 0; round < rounds; round += 1) {
    const poppler =
      timeTool('pdfimages', files, (file) => ['-list', file]) + timeTool('pdffonts', files, (file) => [file]);
    const mutool = timeTool('mutool', files, (file) => ['info', file]);
    const ghostscript = timeTool('gs', files, inkcov);
    taken.push({ quick: await scan('quick'), full: await scan('full'), poppler, mutool, ghostscript });
  }
  engine.stop();
  const row = (own: 'quick' | 'full', others: readonly (keyof Round)[], target: number) => {
    const theirs = (round: Round) => others.reduce((sum, name) => sum + round[name], 0);
    const ratio = median(taken.map((round) => round[own] / theirs(round)));
    return {
      'ours, s': seconds(median(taken.map((round) => round[own]))),
      'theirs, s': seconds(median(taken.map(theirs))),
      ratio: ratio.toFixed(2),
      target: `≤ ${target}`,
      met: ratio <= target,
    };
  };
  console.log(`\nWall time over ${files.length} files, median of ${rounds} rounds`);
  console.table({
    'quick : pdfimages + pdffonts': row('quick', ['poppler'], 0.3),
    'quick : mutool info': row('quick', ['mutool'], 1),
    'full : pdfimages + pdffonts + gs inkcov': row('full', ['poppler', 'ghostscript'], 0.4),
  });
}

const seconds = (ms: number) => (ms / 1000).toFixed(2);

const inkcov = (file: string) => [
  '-q',
  '-dBATCH',
  '-dNOPAUSE',
  '-dSAFER',
  '-sDEVICE=inkcov',
  '-o',
  '-',
  file,
];
