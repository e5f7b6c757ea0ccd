import { writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { isTechnicalInk } from '../../../libs/preflight-engine/src/facts/technical-inks.ts';
import type { InkFacts } from '../../../libs/preflight-engine/src/facts/ink-facts.ts';
import { conditionOf } from '../../../libs/preflight-engine/src/icc/press-condition.ts';
import { InkPages } from '../../../libs/preflight-engine/src/ink/ink-pages.ts';
import { pageBoxesOf } from '../../../libs/preflight-engine/src/job/page-boxes.ts';
import { PdfDocument } from '../../../libs/preflight-engine/src/pdf/document.ts';
import { pagesOf } from '../../../libs/preflight-engine/src/pdf/page-tree.ts';
import { FileSource } from '../../../libs/preflight-engine/src/pdf/source.ts';
import { PixelDecoder } from '../../../libs/preflight-engine/src/pixels/pixel-decoder.ts';
import { quantile } from '../harness/figures.ts';
import { type SeparatedPage, separationsOf } from './separations.ts';

/** Pages of a file that are read; the rest are only counted. */
const MAX_PAGES = 6;
/** A total counts if at least this much of the page has it or more, in cells of 1/72 in: 15 mm². */
const CELLS = 120;
const MAX_PERCENT = 1_300;

interface Row {
  file: string;
  page: number;
  ours: number;
  /** Ghostscript's color at the centers of cells, and averaged over cells. */
  sampled: number;
  averaged: number;
  uncertain: readonly string[];
}

/**
 * Compares the total ink of each page with Ghostscript's separations: the same press profile, intent, resolution and area.
 * The figure is the highest sum that at least 15 mm² of the page reach. The reference is Ghostscript's color at the centers of
 * cells, as it renders at 72 dpi.
 */
export async function measureTotalInk(files: readonly string[], scratch: string): Promise<void> {
  const rows: Row[] = [];
  const count = { failed: 0, pages: 0, read: 0, unrendered: 0, doubtful: 0, doubtfulFiles: 0 };
  let ms = 0;
  const decoder = new PixelDecoder();
  for (const [index, file] of files.entries()) {
    const source = new FileSource(file);
    try {
      const document = PdfDocument.open(source);
      const all = [...pagesOf(document)];
      const nodes = all.slice(0, MAX_PAGES);
      const profile = join(scratch, `press-${index}.icc`);
      writeFileSync(profile, conditionOf(document).profile.bytes);
      const boxes = nodes.map((node) => pageBoxesOf(document, node, {}).boxes);
      const hasTrim = boxes.some(({ TrimBox, CropBox }) => String(TrimBox) !== String(CropBox));
      const rendered = (isAveraged: boolean) =>
        separationsOf(file, profile, hasTrim ? 'TrimBox' : 'CropBox', nodes.length, isAveraged);
      const [sampled, averaged] = [rendered(false), rendered(true)];
      const start = performance.now();
      const ink = new InkPages(document, { limit: 300, decoder });
      for (const node of nodes) await ink.paint(node);
      ms += performance.now() - start;
      count.pages += all.length;
      if (ink.pages.some(({ uncertain }) => uncertain.length > 0)) count.doubtfulFiles += 1;
      ink.pages.forEach((facts, at) => {
        count.read += 1;
        if (facts.uncertain.length > 0) count.doubtful += 1;
        const [page, mean] = [sampled[at], averaged[at]];
        const [x0, y0, x1, y1] = boxes[at]?.TrimBox ?? [0, 0, 0, 0];
        if (!page || !mean) {
          count.unrendered += 1;
          return;
        }
        const ours = totalAt(facts, (CELLS * 100) / Math.max(1, (x1 - x0) * (y1 - y0)));
        rows.push({
          file: basename(file),
          page: at + 1,
          ours,
          sampled: totalOf(page),
          averaged: totalOf(mean),
          uncertain: facts.uncertain,
        });
      });
    } catch (error) {
      count.failed += 1;
      console.log(`${basename(file)}: ${error instanceof Error ? error.message : String(error)}`);
    } finally {
      source.close();
    }
  }
  decoder.close();
  print(rows, {
    files: files.length,
    'files not read': count.failed,
    'pages of the others': count.pages,
    [`pages read, the first ${MAX_PAGES} of a file`]: count.read,
    'of them manual': count.doubtful,
    'of them not rendered by Ghostscript': count.unrendered,
    'files with a manual page among those read': count.doubtfulFiles,
    seconds: Math.round(ms / 1_000),
  });
}

function print(rows: readonly Row[], counts: Readonly<Record<string, number>>): void {
  const known = rows.filter(({ uncertain }) => uncertain.length === 0);
  console.log('\nTotal ink, the highest that 15 mm² of a page reach, against Ghostscript tiffsep at 72 dpi');
  console.table({ ...counts, 'pages compared': known.length });
  console.table({
    'to sampled cells': distribution(known.map(differenceOf)),
    'to averaged cells': distribution(known.map(({ ours, averaged }) => Math.abs(ours - averaged))),
    'to the range of both, at best': distribution(known.map(differenceToRange)),
  });
  const worst = known.toSorted((a, b) => differenceOf(b) - differenceOf(a)).slice(0, 40);
  console.table(
    worst.map(({ file, page, ours, sampled, averaged }) => ({ file, page, ours, sampled, averaged })),
  );
  console.table(
    rows
      .filter(({ uncertain }) => uncertain.length > 0)
      .map(({ file, page, uncertain }) => ({ file, page, uncertain: uncertain.join(', ') })),
  );
}

/** Points of difference, and how many pages are within three. */
function distribution(differences: readonly number[]): object {
  const at = (share: number) => quantile(differences, share);
  const close = differences.filter((one) => one <= 3).length / differences.length;
  return {
    median: at(0.5),
    '90%': at(0.9),
    '95%': at(0.95),
    max: at(1),
    'within 3, %': (close * 100).toFixed(1),
  };
}

/** Points to the reference. */
const differenceOf = ({ ours, sampled }: Row): number => Math.abs(ours - sampled);

/**
 * Our cells average images and shapes and count letters at their full ink; Ghostscript either samples or averages everything.
 * So one reference alone differs by the method, too, and the range from one to the other is an upper bound of agreement.
 */
const differenceToRange = ({ ours, sampled, averaged }: Row): number =>
  Math.max(0, ours - Math.max(sampled, averaged), Math.min(sampled, averaged) - ours);

/** The highest total of at least this share of the page, percent. */
function totalAt({ areaByTotal, textAreaByTotal }: InkFacts, share: number): number {
  let sum = 0;
  for (let total = MAX_PERCENT; total > 0; total -= 1) {
    sum += (areaByTotal[total] ?? 0) + (textAreaByTotal[total] ?? 0);
    if (sum >= share) return total;
  }
  return 0;
}

function totalOf({ planes, width, height }: SeparatedPage): number {
  const counted = [...planes].filter(([name]) => !isTechnicalInk(name)).map(([, plane]) => plane);
  const steps = new Uint32Array(MAX_PERCENT + 1);
  for (let cell = 0; cell < width * height; cell += 1) {
    let sum = 0;
    for (const plane of counted) sum += plane[cell] ?? 0;
    const step = Math.min(MAX_PERCENT, Math.floor(sum / 2.55 + 0.2));
    steps[step] = (steps[step] ?? 0) + 1;
  }
  let cells = 0;
  for (let total = MAX_PERCENT; total > 0; total -= 1) {
    cells += steps[total] ?? 0;
    if (cells >= CELLS) return total;
  }
  return 0;
}
