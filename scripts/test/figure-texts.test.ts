import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';
import { inProject, projectRoot } from '../project-root.ts';

/** Code that shows figures and may import print-knowledge, which writes them all with one rounding for each unit. */
const folders = [
  'libs/assistant/src',
  'libs/dielines/src',
  'libs/pdf-writer/src',
  'libs/print-knowledge/src',
  'libs/print-search/src',
  'libs/spec-sheet/src',
  'web/src',
];
const TEST = /\.test\.tsx?$|\/testing\//;
const FORMATTED = /\.toFixed\(|\.toLocaleString\((?:\)|'en-US')|\bIntl\.NumberFormat\(|\bnumberFormat\(/;

const COORDINATES = 'coordinates of a drawing';
const ENGINE = 'figures of the preflight engine, which imports nothing of ours';
const exceptions: Readonly<Record<string, string>> = {
  'libs/print-knowledge/src/figures/number-text.ts': 'the one place',
  'libs/print-knowledge/src/measure/read-measure.ts': 'a typed number in another unit, not shown',
  'libs/dielines/src/files/dieline-svg.ts': COORDINATES,
  'libs/pdf-writer/src/page-content.ts': COORDINATES,
  'libs/spec-sheet/src/drawing/section-drawing.ts': COORDINATES,
  'web/src/features/guides/dielines/flat/drawing-frame.ts': COORDINATES,
  'web/src/features/guides/dielines/folded/still/still-drawing.tsx': COORDINATES,
  'web/src/features/specs/sections/pie.tsx': COORDINATES,
  'web/src/features/preflight/result/figures.ts': ENGINE,
  'web/src/features/preflight/upload/file-rules.ts':
    'the size of an upload, as the product’s document writes it',
  'web/src/entities/quote/quote-terms.ts': 'prices of one table, with the same decimals',
  'web/src/features/quotes/compare/curve-chart.tsx': 'short sums at an axis',
  'web/src/platform/money.ts': 'the text of a field, without a dollar sign',
};

const formatting = execFileSync('git', ['ls-files', '--', ...folders], { cwd: projectRoot, encoding: 'utf8' })
  .split('\n')
  .filter((file) => /\.tsx?$/.test(file) && !TEST.test(file))
  .filter((file) => FORMATTED.test(readFileSync(inProject(file), 'utf8')));

describe('K4 texts of figures', () => {
  it('K4 figures are written by print-knowledge alone, but for a few exceptions', () => {
    expect(formatting.filter((file) => !(file in exceptions))).toEqual([]);
  });

  it('K4 each exception still formats figures', () => {
    expect(Object.keys(exceptions).filter((file) => !formatting.includes(file))).toEqual([]);
  });
});
