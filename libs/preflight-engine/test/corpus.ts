import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { ImageFact } from '../src/index.ts';

/** What poppler and Ghostscript say of a file, as far as it is compared. */
export interface Expected {
  opens: boolean;
  passwordNeeded: boolean;
  pages: number;
  encrypted: boolean;
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
  fonts: { name: string; embedded: boolean; subset: boolean }[];
  /** Of the first pages at 72 dpi: highest sum of inks, and share of the page above 300 %, both 1 for 100 %. */
  gsTac72dpi?: { max: number; areaOver300: number }[] | null;
}

/** Our colour spaces in poppler's words; which profile an ICC space has it leaves to the number of components. */
export const colorWords: Readonly<Record<ImageFact['colorSpace'], string>> = {
  gray: 'gray',
  rgb: 'rgb',
  cmyk: 'cmyk',
  lab: 'lab',
  'icc-gray': 'icc',
  'icc-rgb': 'icc',
  'icc-cmyk': 'icc',
  indexed: 'index',
  separation: 'sep',
  devicen: 'devn',
  pattern: 'pattern',
  mask: '-',
};

/** Real files with facts from trusted tools, which may lie beside the project. */
export const corpusFolder = join(dirname(fileURLToPath(import.meta.url)), '../../../../shared/corpus');
const list = join(corpusFolder, 'expected.json');
export const isCorpusHere = existsSync(list);

/** By file; of any folder that has such a list, none where it has not. */
export const expectedIn = (path = list): Record<string, Expected> =>
  existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')).files : {};
