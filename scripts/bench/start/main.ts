import { availableParallelism, cpus, loadavg } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { projectRoot } from '../../project-root.ts';
import { newDataDir, removeDataDir, Starter } from '../../system/running-system.ts';
import { median } from '../preflight/median.ts';
import { cpuMsOf, memoryMbOf } from '../preflight/processes.ts';

/**
 * `npm start` on data of an earlier start: time and CPU time until it is ready, and memory of its processes once they
 * are idle. Medians of RUNS (5). BASELINE is the folder of another clone, which is started in turn with this one and
 * compared.
 */
const RUNS = Number(process.env['RUNS'] ?? 5);
const BASELINE = process.env['BASELINE'];
/** Until the work that follows a start is done. */
const IDLE_AFTER_MS = 5_000;

/** What each start is measured by. */
const units = { ready: 's', cpu: 's', memory: 'MB' };
const measures = ['ready', 'cpu', 'memory'] as const;
type Measured = Record<(typeof measures)[number], number>;

interface Clone {
  folder: string;
  dataDir: string;
  runs: Measured[];
}

const cloneAt = (folder: string): Clone => ({ folder, dataDir: newDataDir(), runs: [] });

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

const mediansOf = ({ runs }: Clone): number[] =>
  measures.map((measure) => median(runs.map((run) => run[measure])));

const textOf = (values: readonly number[]): string =>
  measures
    .map((measure, n) => `${measure} ${values[n]?.toFixed(units[measure] === 's' ? 1 : 0)} ${units[measure]}`)
    .join(', ');

const ours = cloneAt(projectRoot);
const theirs = BASELINE === undefined ? undefined : cloneAt(BASELINE);
const clones = theirs ? [theirs, ours] : [ours];
try {
  // The first start builds, and creates the database.
  for (const clone of clones) await measureStart(clone);
  for (let run = 1; run <= RUNS; run += 1) {
    for (const clone of clones) {
      const measured = await measureStart(clone);
      clone.runs.push(measured);
      const load = (loadavg()[0] ?? Number.NaN).toFixed(1);
      console.log(`${run} ${clone.folder}: ${textOf(Object.values(measured))}, load ${load}`);
    }
  }
} finally {
  for (const { dataDir } of clones) removeDataDir(dataDir);
}

console.log(
  `\nMedians of ${RUNS} starts, ${availableParallelism()} cores, ${cpus()[0]?.model ?? 'unknown CPU'}`,
);
for (const clone of clones) console.log(`${clone.folder}: ${textOf(mediansOf(clone))}`);
if (theirs) {
  const base = mediansOf(theirs);
  const ratios = mediansOf(ours).map((value, n) => value / (base[n] ?? Number.NaN));
  console.log(`ratio: ${measures.map((measure, n) => `${measure} ${ratios[n]?.toFixed(2)}`).join(', ')}`);
}
