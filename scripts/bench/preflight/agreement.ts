import type { DocumentFacts, ImageFact } from '@printpartner/preflight-engine';
import { colorWords, type Expected } from '../../../libs/preflight-engine/test/corpus.ts';
import { type Counts, noCounts, prototype } from './agreement-counts.ts';
import type { CorpusFile } from './corpus.ts';
import { EngineProcess } from './engine-process.ts';

const PATIENCE_MS = 10_000;

/** Compares our facts with poppler's, for files listed in the folder's expected.json. */
export async function measureAgreement(files: readonly CorpusFile[]): Promise<void> {
  const counts = noCounts();
  let engine = await EngineProcess.start();
  for (const { path, expected } of files) {
    if (!expected?.opens) continue;
    const facts = await engine.ask({ kind: 'facts', file: path }, PATIENCE_MS);
    if (typeof facts === 'string') {
      engine.stop();
      engine = await EngineProcess.start();
    }
    if (typeof facts === 'object' && 'opens' in facts && facts.opens) compare(facts, expected, counts);
    else countMissing(expected, counts);
  }
  engine.stop();
  const rows = (Object.keys(counts) as (keyof Counts)[]).map((name) => {
    const { agree, of } = counts[name];
    const share = (agree / of) * 100;
    const target = name === 'page count' ? 99.9 : prototype[name];
    const row = { agree, of, '%': share.toFixed(2), target: `≥ ${target.toFixed(2)}`, met: share >= target };
    return [name, row] as const;
  });
  console.log('\nAgreement with poppler on the files that it opens');
  console.table(Object.fromEntries(rows));
}

/** A file that poppler reads and the engine doesn't: everything in it counts as missing. */
function countMissing({ pageInfo, images, fonts }: Expected, counts: Counts): void {
  counts['page count'].add(false);
  for (const boxes of Object.values(pageInfo))
    for (const name of Object.keys(boxes)) if (name.endsWith('Box')) counts['page boxes'].add(false);
  for (const _ of images) counts['images found'].add(false);
  for (const _ of fonts) counts['fonts embedded'].add(false);
}

function compare(facts: DocumentFacts, expected: Expected, counts: Counts): void {
  counts['page count'].add(facts.pageCount === expected.pages);
  for (const [number, info] of Object.entries(expected.pageInfo)) {
    for (const [name, box] of Object.entries(facts.pages[Number(number) - 1]?.boxes ?? {})) {
      // poppler prints two decimals.
      const isSame = info[name]?.every(
        (value, index) => Math.abs(value - (box[index] ?? Number.NaN)) < 0.011,
      );
      if (isSame !== undefined) counts['page boxes'].add(isSame);
    }
  }
  matchImages(facts, expected, counts);
  const fonts = facts.fonts.map(fontKey);
  for (const font of expected.fonts) {
    const at = fonts.indexOf(fontKey(font));
    counts['fonts embedded'].add(at >= 0);
    if (at >= 0) fonts.splice(at, 1);
  }
  // Fonts that only we found.
  for (const _ of fonts) counts['fonts embedded'].add(false);
}

const fontKey = ({ name, embedded }: { name: string; embedded: boolean }) =>
  `${name.replace('[none]', '')} ${embedded}`;

type ExpectedImage = Expected['images'][number];

/**
 * Pairs poppler's images with ours by page, kind and size in pixels, most similar resolution first. An image that only we
 * found counts as a disagreement.
 */
function matchImages(facts: DocumentFacts, expected: Expected, counts: Counts): void {
  const left = facts.pages.flatMap(({ number, images }) => images.map((image) => ({ page: number, image })));
  for (const wanted of expected.images) {
    const alike = left
      .filter(({ page, image }) => page === wanted.page && isSameImage(image, wanted))
      .toSorted((one, other) => difference(one.image, wanted) - difference(other.image, wanted));
    const [found] = alike;
    counts['images found'].add(found !== undefined);
    if (!found) continue;
    counts['effective ppi, within 1'].add(difference(found.image, wanted) <= 1);
    counts['image color'].add(isSameColor(found.image, wanted));
    left.splice(left.indexOf(found), 1);
  }
  for (const _ of left) counts['images found'].add(false);
}

const isSameImage = ({ kind, width, height }: ImageFact, wanted: ExpectedImage) =>
  kind === wanted.type && width === wanted.width && height === wanted.height;

const isSameColor = ({ colorSpace, components }: ImageFact, { color, comp }: ExpectedImage) =>
  colorWords[colorSpace] === color && components === comp;

const difference = ({ ppiX, ppiY }: ImageFact, { xPpi, yPpi }: ExpectedImage) =>
  Math.max(Math.abs(ppiX - xPpi), Math.abs(ppiY - yPpi));
