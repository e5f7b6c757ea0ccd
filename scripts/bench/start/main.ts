import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { projectRoot } from '../../project-root.ts';
import { newDataDir, removeDataDir, Starter } from '../../system/running-system.ts';
import { compare, medianOf } from '../harness/figures.ts';
import { readOptions } from '../harness/options.ts';
import { cpuMsOf, memoryMbOf } from '../harness/processes.ts';
import { inTurn } from '../harness/rounds.ts';
import { load, machine } from '../harness/system.ts';

/**
 * `npm start` on data of an earlier start: time and CPU time until it is ready, and memory of its processes once they
 * are idle. Medians of --runs (5). --baseline is the folder of another clone, which is started in turn with this one and
 * compared.
 */
const { runs, baseline } = readOptions({ runs: 5, baseline: '' });
/** By then, the work that follows a start is done. */
const IDLE_AFTER_MS = 5_000;

/** What each start is measured by. */
const units = { ready: 's', cpu: 's', memory: 'MB' };
const measures = ['ready', 'cpu', 'memory'] as const;
type Measured = Record<(typeof measures)[number], number>;

interface Clone {
  folder: string;
  dataDir: string;
}

const cloneAt = (folder: string): Clone => ({ folder, dataDir: newDataDir() });

async function measureStart({ folder, dataDir }: Clone): Promise<Measured> {
  const startedAt = performance.now();
  const system = await Starter.launch({
    dataDir,
    program: [join(folder, 'scripts', 'with-node.mjs'), 'scripts/start/main.ts'],
    // Each clone keeps its compiled code in a folder of its own.
    env: { NODE_COMPILE_CACHE: undefined },
  });
  try {
    await system.ready();
    const ready = (performance.now() - startedAt) / 1_000;
    const cpu = cpuMsOf(system.pid) / 1_000;
    await pause(IDLE_AFTER_MS);
    return { ready, cpu, memory: memoryMbOf(system.pid) };
  } finally {
    system.signal('SIGTERM');
    await system.ended;
  }
}

const textOf = (figureOf: (measure: (typeof measures)[number]) => number): string =>
  measures
    .map((measure) => {
      const unit = units[measure];
      return `${measure} ${figureOf(measure).toFixed(unit === 's' ? 1 : 0)} ${unit}`;
    })
    .join(', ');

const ours = cloneAt(projectRoot);
const theirs = baseline === '' ? ours : cloneAt(baseline);
const clones = [...new Set([theirs, ours])];

async function measureAndPrint(clone: Clone): Promise<Measured> {
  const measured = await measureStart(clone);
  console.log(`${clone.folder}: ${textOf((measure) => measured[measure])}, ${load()}`);
  return measured;
}

try {
  // The first start builds, and creates the database.
  for (const clone of clones) await measureStart(clone);
  const ways = Object.fromEntries(clones.map((clone) => [clone.folder, () => measureAndPrint(clone)]));
  const rounds = await inTurn(runs, ways);
  console.log(`\nMedians of ${runs} starts, ${machine()}`);
  const valueOf =
    ({ folder }: Clone, measure: (typeof measures)[number]) =>
    (round: (typeof rounds)[number]) =>
      round[folder]?.[measure] ?? Number.NaN;
  for (const clone of clones)
    console.log(`${clone.folder}: ${textOf((measure) => medianOf(rounds, valueOf(clone, measure)))}`);
  if (theirs !== ours) {
    const ratioOf = (measure: (typeof measures)[number]) =>
      compare(rounds, valueOf(ours, measure), valueOf(theirs, measure)).ratio;
    console.log(
      `ratio: ${measures.map((measure) => `${measure} ${ratioOf(measure).toFixed(2)}`).join(', ')}`,
    );
  }
} finally {
  for (const { dataDir } of clones) removeDataDir(dataDir);
}
