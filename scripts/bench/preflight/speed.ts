import { basename } from 'node:path';
import { compare, median } from '../harness/figures.ts';
import { load } from '../harness/system.ts';
import { coldScan, EngineScan } from './engine-scan.ts';
import { inkcov, timeTool } from './outside-tools.ts';
import { sumOf, type Taken, type Times } from './times.ts';

/** Files that are checked before time is taken, since a service's worker is warm. */
const WARM_UP = 20;

/** Compares quick mode with poppler and mutool. */
export async function measureQuick(files: readonly string[], rounds: number): Promise<void> {
  const engine = await EngineScan.start();
  await engine.scan('quick', files);
  const taken: Times[] = [];
  for (let round = 0; round < rounds; round += 1) {
    console.log(`Quick mode, round ${round + 1} of ${rounds}, ${load()}`);
    taken.push({
      poppler: popplerTimes(files),
      mutool: timeTool('mutool', files, (file) => ['info', file]),
      warm: await engine.scan('quick', files),
      cold: await coldScan('quick', files),
    });
  }
  engine.stop();
  console.log(`\nQuick mode, ${files.length} files, median of ${rounds} rounds, ${load()}`);
  console.table({
    'pdfimages + pdffonts': row(taken, 'warm', ['poppler'], 0.3),
    'mutool info': row(taken, 'warm', ['mutool'], 1),
    'pdfimages + pdffonts, ours in a new process': row(taken, 'cold', ['poppler'], 0.5),
  });
  printWorstFiles(files, taken, 'warm', ['poppler']);
}

/** Compares full mode with poppler and Ghostscript. */
export async function measureFull(files: readonly string[], rounds: number): Promise<void> {
  const engine = await EngineScan.start();
  await engine.scan('full', files.slice(0, WARM_UP));
  const taken: Times[] = [];
  for (let round = 0; round < rounds; round += 1) {
    console.log(`Full mode, round ${round + 1} of ${rounds}, ${load()}`);
    taken.push({
      poppler: popplerTimes(files),
      ghostscript: timeTool('gs', files, inkcov),
      warm: await engine.scan('full', files),
    });
  }
  engine.stop();
  console.log(`\nFull mode, ${files.length} files, median of ${rounds} rounds, ${load()}`);
  console.table({ 'pdfimages + pdffonts + gs inkcov': row(taken, 'warm', ['poppler', 'ghostscript'], 0.4) });
  printWorstFiles(files, taken, 'warm', ['poppler', 'ghostscript']);
}

function popplerTimes(files: readonly string[]): Taken {
  const images = timeTool('pdfimages', files, (file) => ['-list', file]);
  const fonts = timeTool('pdffonts', files, (file) => [file]);
  return {
    fileMs: images.fileMs.map((ms, index) => ms + (fonts.fileMs[index] ?? 0)),
    cpuMs: images.cpuMs + fonts.cpuMs,
  };
}

/** Ratios are those within a round, because the machine may be busy with something else. */
function row(
  taken: readonly Times[],
  own: 'warm' | 'cold',
  others: readonly (keyof Times)[],
  target: number,
): object {
  const wall = compared(taken, own, others, ({ fileMs }) => sumOf(fileMs));
  const cpu = compared(taken, own, others, ({ cpuMs }) => cpuMs);
  const ratio = median(wall.ratios);
  return {
    'ours, s': seconds(wall.ours),
    'theirs, s': seconds(wall.theirs),
    ratio: ratio.toFixed(2),
    'all rounds': `${Math.min(...wall.ratios).toFixed(2)}–${Math.max(...wall.ratios).toFixed(2)}`,
    target: `≤ ${target}`,
    met: ratio <= target,
    'ours, CPU s': seconds(cpu.ours),
    'theirs, CPU s': seconds(cpu.theirs),
    'CPU ratio': median(cpu.ratios).toFixed(2),
  };
}

function compared(
  taken: readonly Times[],
  own: 'warm' | 'cold',
  others: readonly (keyof Times)[],
  msOf: (one: Taken) => number,
): { ours: number; theirs: number; ratios: number[] } {
  const sum = (times: Times, names: readonly (keyof Times)[]) =>
    sumOf(names.map((name) => (times[name] ? msOf(times[name]) : 0)));
  const ours = (times: Times) => sum(times, [own]);
  const theirs = (times: Times) => sum(times, others);
  return { ...compare(taken, ours, theirs), ratios: taken.map((times) => ours(times) / theirs(times)) };
}

const seconds = (ms: number) => (ms / 1000).toFixed(2);

const SHOWN = 5;

/** Prints the files that take longest compared with the tools. */
function printWorstFiles(
  files: readonly string[],
  rounds: readonly Times[],
  own: keyof Times,
  others: readonly (keyof Times)[],
): void {
  const rows = files.map((file, index) => {
    const msOf = (names: readonly (keyof Times)[]) =>
      median(rounds.map((times) => names.reduce((sum, name) => sum + (times[name]?.fileMs[index] ?? 0), 0)));
    const [ours, theirs] = [msOf([own]), msOf(others)];
    return {
      file: basename(file),
      'ours, ms': Math.round(ours),
      'theirs, ms': Math.round(theirs),
      ratio: ours / theirs,
    };
  });
  const middle = median(rows.map(({ ratio }) => ratio));
  console.log(`The worst ratios; the median file has ${middle.toFixed(2)}`);
  const worst = rows.toSorted((one, other) => other.ratio - one.ratio).slice(0, SHOWN);
  console.table(worst.map((file) => ({ ...file, ratio: file.ratio.toFixed(2) })));
}
