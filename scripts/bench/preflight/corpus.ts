import { existsSync, readdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { corpusFolder, type Expected, expectedIn } from '../../../libs/preflight-engine/test/corpus.ts';
import { PlainError } from '../../plain-error.ts';

const MAX_FILES = 100;

export interface CorpusFile {
  path: string;
  /** Null if the folder has no expected.json, or the file isn't in it. */
  expected: Expected | null;
}

/** The PDFs of a folder; by default the first 100 of ../shared/corpus beside the project. */
export function corpusIn(
  given: string | undefined,
  most = given ? Number.POSITIVE_INFINITY : MAX_FILES,
): CorpusFile[] {
  const folder = given ? resolve(given) : corpusFolder;
  if (!existsSync(folder)) {
    throw new PlainError(
      `${folder} doesn't exist. Pass a folder with PDFs: npm run bench:preflight -- FOLDER`,
    );
  }
  const known = expectedIn(join(folder, 'expected.json'));
  const names = readdirSync(folder).filter((name) => /\.pdf$/i.test(name));
  if (names.length === 0) throw new PlainError(`${folder} contains no PDFs.`);
  return names
    .toSorted()
    .slice(0, most)
    .map((name) => ({ path: join(folder, name), expected: known[name] ?? null }));
}
