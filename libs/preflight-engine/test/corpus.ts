import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { ImageFact } from '../src/index.ts';

/** The facts from poppler and Ghostscript that are compared. */
export interface Expected {
  opens: boolean;
  passwordNeeded: boolean;
  pages: number;
  encrypted: boolean;
  /** Boxes of each page, pt, by page number. */
  pageInfo: Record<string, Record<string, number[]>>;
  images: {
    page: number;
    type: string;
    width: number;
    height: number;
    color: string;
    /** Components per pixel. */
    comp: number;
    xPpi: number;
    yPpi: number;
  }[];
  fonts: { name: string; embedded: boolean; subset: boolean }[];
  /** Highest ink sum of the first pages at 72 dpi, and share of the page above 300%, where 1 is 100%. */
  gsTac72dpi?: { max: number; areaOver300: number }[] | null;
}

/** Our color spaces in poppler's terms; for ICC spaces the number of components decides. */
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

/** Real files with facts from trusted tools, in an optional folder beside the project. */
export const corpusFolder = join(dirname(fileURLToPath(import.meta.url)), '../../../../shared/corpus');
const list = join(corpusFolder, 'expected.json');
export const isCorpusHere = existsSync(list);

/** Expected facts by file; empty if the folder has none. */
export const expectedIn = (path = list): Record<string, Expected> =>
  existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')).files : {};
