import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { mutate, mutationKinds } from '../../../libs/preflight-engine/test/mutations.ts';
import { EngineProcess } from './engine-process.ts';
import { outputOf } from './outside-tools.ts';

const COUNT = 1000;
const PATIENCE_MS = 10_000;
/** mutool inspects only every so many files. */
const SAMPLE_EVERY = 10;

/** Damages the files in 1,000 seeded ways and counts the outcomes. `scratch` is a folder for the damaged file. */
export async function measureMutated(files: readonly string[], scratch: string): Promise<void> {
  const path = join(scratch, 'mutated.pdf');
  const whole = files.map((file) => readFileSync(file));
  const count = { opened: 0, crashes: 0, hangs: 0 };
  const sample = { files: 0, ours: 0, mutool: 0 };
  let engine = await EngineProcess.start();
  for (let seed = 0; seed < COUNT; seed += 1) {
    const kind = mutationKinds[seed % mutationKinds.length];
    const bytes = whole[Math.floor(seed / mutationKinds.length) % whole.length];
    if (!kind || !bytes) throw new Error('no file to damage');
    writeFileSync(path, mutate(bytes, kind, seed));
    const facts = await engine.ask({ kind: 'facts', file: path }, PATIENCE_MS);
    const isOpened = typeof facts === 'object' && 'opens' in facts && facts.opens && facts.pageCount > 0;
    if (isOpened) count.opened += 1;
    if (facts === 'hung') count.hangs += 1;
    else if (facts === 'crashed' || 'thrown' in facts) count.crashes += 1;
    if (typeof facts === 'string') {
      engine.stop();
      engine = await EngineProcess.start();
    }
    if (seed % SAMPLE_EVERY !== 0) continue;
    sample.files += 1;
    if (isOpened) sample.ours += 1;
    if (/^Pages: [1-9]/m.test(outputOf('mutool', ['info', path]).toString('latin1'))) sample.mutool += 1;
  }
  engine.stop();
  console.log(
    `\n${COUNT} seeded mutations of the files that open (crash: the engine throws or its process exits)`,
  );
  console.table({
    crashes: { files: count.crashes, target: '0', met: count.crashes === 0 },
    'hangs over 10 s': { files: count.hangs, target: '0', met: count.hangs === 0 },
    opened: { files: count.opened, target: '≥ 850', met: count.opened >= 850 },
  });
  console.log(`Of a sample of ${sample.files} files we opened ${sample.ours}, mutool ${sample.mutool}.`);
}
