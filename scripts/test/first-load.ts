import { readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { inProject } from '../project-root.ts';
import { buildAll } from '../start/build.ts';
import { failedOne, passedOne, type TestStep } from './test-step.ts';

/** Budget for the gzipped JavaScript that loads before the first tile can be clicked. */
const BUDGET_BYTES = 130_000;
/** Size of the 3D view of dielines, gzipped; it is loaded only there. */
const SOLID_BUDGET_BYTES = 200_000;
const SOLID_MODULE = 'solid-scene.ts';

interface Chunk {
  file: string;
  isEntry?: boolean;
  imports?: string[];
}

/** Scripts of the first load: the entry with its static imports, and the scripts named in the page. */
export function firstLoadFiles(manifest: Record<string, Chunk>, page: string): string[] {
  const files = new Set([...page.matchAll(/(?:src|href)="\/?([^"]+\.js)"/g)].map(([, file = '']) => file));
  const queue = Object.keys(manifest).filter(
    (key) => manifest[key]?.isEntry || files.has(manifest[key]?.file ?? ''),
  );
  const seen = new Set(queue);
  for (const key of queue) {
    const chunk = manifest[key];
    if (chunk?.file.endsWith('.js')) files.add(chunk.file);
    for (const next of chunk?.imports ?? []) {
      if (!seen.has(next)) queue.push(next);
      seen.add(next);
    }
  }
  return [...files].toSorted();
}

const read = (...parts: string[]) => readFileSync(inProject('web', 'dist', ...parts));

/** Fails if the web app's first load or its 3D view exceeds its budget. */
export const firstLoadStep: TestStep = {
  name: 'first load of the web app',
  async run() {
    await buildAll((line) => console.log(line));
    const manifest: Record<string, Chunk> = JSON.parse(read('.vite', 'manifest.json').toString());
    const files = firstLoadFiles(manifest, read('index.html').toString());
    const bytes = files.reduce((sum, file) => sum + gzipSync(read(file)).length, 0);
    console.log(
      `${(bytes / 1000).toFixed(1)} kB of ${BUDGET_BYTES / 1000} kB gzip in ${files.length} scripts`,
    );
    const solid = Object.entries(manifest).find(([module]) => module.endsWith(SOLID_MODULE))?.[1].file ?? '';
    const solidBytes = gzipSync(read(solid)).length;
    console.log(`3D view: ${(solidBytes / 1000).toFixed(1)} kB of ${SOLID_BUDGET_BYTES / 1000} kB gzip`);
    const isSolidLate = solidBytes <= SOLID_BUDGET_BYTES && !files.includes(solid);
    return files.length > 0 && bytes <= BUDGET_BYTES && isSolidLate ? passedOne : failedOne;
  },
};
