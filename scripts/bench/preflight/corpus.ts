import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { PlainError } from '../../plain-error.ts';
import { inProject } from '../../project-root.ts';

const MOST_FILES = 100;

/** What poppler and Ghostscript say of a file, as far as it is compared. */
export interface Expected {
  opens: boolean;
  pages: number;
  /** By page number; boxes in pt. */
  pageInfo: Record<string, Record<string, number[]>>;
  images: {
    page: number;
    type: string;
    width: number;
    height: number;
    color: string;
    /** Components of a pixel. */
    comp: number;
    xPpi: number;
    yPpi: number;
  }[];
  fonts: { name: string; embedded: boolean }[];
  /** Of the first pages: highest sum of inks, and share of the page above 300 %, both 1 for 100 %. */
  gsTac72dpi: { max: number; areaOver300: number }[] | null;
}

export interface CorpusFile {
  path: string;
  /** Null where the folder has no expected.json, or the file is not in it. */
  expected: Expected | null;
}

/** The first 100 PDFs of a folder: the one given, or ../shared/corpus beside the project. */
export function corpusIn(given: string | undefined): CorpusFile[] {
  const folder = given ? resolve(given) : inProject('..', 'shared', 'corpus');
  if (!existsSync(folder)) {
    throw new PlainError(
      `There is no folder ${folder}. Give one with PDFs: npm run bench:preflight -- FOLDER`,
    );
  }
  const list = join(folder, 'expected.json');
  const known: Record<string, Expected> = existsSync(list)
    ? JSON.parse(readFileSync(list, 'utf8')).files
    : {};
  const names = readdirSync(folder).filter((name) => /\.pdf$/i.test(name));
  if (names.length === 0) throw new PlainError(`There is no PDF in ${folder}.`);
  return names
    .toSorted()
    .slice(0, MOST_FILES)
    .map((name) => ({ path: join(folder, name), expected: known[name] ?? null }));
}
