import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readFacts } from '../src/facts/survey.ts';
import { BufferSource } from '../src/pdf/source.ts';
import { PixelDecoder } from '../src/pixels/pixel-decoder.ts';
import { preflight } from '../src/preflight.ts';
import { filesToDamage } from './files-to-damage.ts';
import { mutate, mutationKinds } from './mutations.ts';

/**
 * Damages and inspects files, a third of them in full, and prints a line of JSON for each. Runs as a child
 * process, so that a hang can be stopped.
 *
 * Usage: mutations.child.ts COUNT [FOLDER with expected.json]
 */
const [count = '0', folder] = process.argv.slice(2);
/** Every such file is preflighted in full. */
const FULL = 3;
/** ms of rendering per file. */
const INK_MS = 1_000;
const decoder = new PixelDecoder();
const files = folder ? corpus(folder) : filesToDamage();

/** Only files that open undamaged; others wouldn't show anything. */
function corpus(path: string): { name: string; bytes: Buffer; pages: number }[] {
  const { files: expected } = JSON.parse(readFileSync(join(path, 'expected.json'), 'utf8'));
  return readdirSync(path)
    .filter((name) => expected[name]?.opens)
    .toSorted()
    .map((name) => ({ name, bytes: readFileSync(join(path, name)), pages: expected[name].pages }));
}

for (let index = 0; index < Number(count); index += 1) {
  const file = files[index % files.length];
  // Every file gets every kind of damage, in turn.
  const kind = mutationKinds[Math.floor(index / files.length) % mutationKinds.length];
  if (!file || !kind) break;
  const bytes = mutate(file.bytes, kind, index + 1);
  const before = process.cpuUsage();
  // A different third of the files for each kind of damage.
  const isFull = (index + Math.floor(index / files.length)) % FULL === 0;
  const outcome = await (isFull ? outcomeInFull(bytes) : outcomeOf(bytes));
  const { user, system } = process.cpuUsage(before);
  const result = { index, name: file.name, kind, outcome, cpuMs: Math.round((user + system) / 1_000) };
  process.stdout.write(`${JSON.stringify(result)}\n`);
}

decoder.close();

/** `open` with pages, `empty` without, an error code, or `crash`. */
function outcomeOf(bytes: Buffer): string {
  try {
    const facts = readFacts(new BufferSource(bytes));
    if (!facts.opens) return facts.error.code;
    return facts.pageCount > 0 ? 'open' : 'empty';
  } catch (error) {
    return crash(error);
  }
}

/** The same after all checks. */
async function outcomeInFull(bytes: Buffer): Promise<string> {
  try {
    const { opens, error, pageCount } = await preflight(bytes, { mode: 'full', inkMs: INK_MS, decoder });
    if (!opens) return error?.code ?? 'crash: no error code';
    return pageCount > 0 ? 'open' : 'empty';
  } catch (error) {
    return crash(error);
  }
}

function crash(error: unknown): string {
  return `crash: ${error instanceof Error ? error.stack : String(error)}`;
}
