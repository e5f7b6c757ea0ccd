import type { ImageFact } from '../facts/image-facts.ts';
import { meet } from '../interpreter/path-bounds.ts';
import { stripsAsImages } from '../facts/collectors/image-strips.ts';
import type { Profile } from '../profile/profile.ts';
import type { Finding, LowResImage } from '../report/preflight-result.ts';
import { type Check, type CheckInput, finding, verdictOf } from './check.ts';
import { counted, plain } from './figures.ts';
import { printedPages } from './printed-page.ts';

const id = 'image-resolution';
/** What the reference guides recommend, ppi; the limits are where a press begins to show it. */
const TARGET = 300;
const fixIt =
  'Place a larger original or print it smaller; in InDesign see Links › Effective PPI, in Canva and Word insert the original file and not a copy of the screen.';

interface Placed extends ImageFact {
  page: number;
  /** The lower of its two resolutions at the printed size. */
  ppi: number;
}

/** 6: whether images have pixels enough at the size at which they are printed. */
export const imageResolution: Check = {
  id,
  readsContent: true,
  isFullOnly: false,
  judge: (input) => {
    const images = judgedImages(input);
    const findings = images.flatMap((image) => findingsOf(image, input.profile));
    const low = images.filter((image) => image.ppi < limitsOf(image, input.profile).warn);
    const clean =
      images.length === 0
        ? 'There are no images.'
        : `${counted(images.length, 'image')}, the coarsest at ${plain(coarsest(images), 0)} ppi (target ${TARGET}).`;
    const verdict = verdictOf(findings, clean);
    return low.length > 0 ? { ...verdict, lowResImages: low.map(lowResOf) } : verdict;
  },
};

function coarsest(images: readonly Placed[]): number {
  let least = Number.POSITIVE_INFINITY;
  for (const { ppi } of images) least = Math.min(least, ppi);
  return least;
}

function judgedImages(input: CheckInput): Placed[] {
  return [...printedPages(input)].flatMap(({ facts, marks }) => {
    const unprinted = new Set(marks.unprintedImages);
    const onPage = facts.images.filter(
      (image) => !unprinted.has(image) && isPainted(image) && meet(image.bbox, facts.boxes.TrimBox) !== null,
    );
    // Where a tile lies says nothing of where its pattern is seen.
    const inTiles = marks.patternImages.filter((image) => !unprinted.has(image) && isPainted(image));
    return [...stripsAsImages(onPage), ...stripsAsImages(inTiles)].map((image) => ({
      ...image,
      page: facts.number,
      // A tenth is more than anybody sees, and what is shown is what was judged.
      ppi: Math.round((Math.min(image.ppiX, image.ppiY) * 10) / facts.userUnit) / 10,
    }));
  });
}

/** Masks take the place of their image. */
const isPainted = ({ kind, hidden, ppiX, ppiY }: ImageFact): boolean =>
  !hidden && (kind === 'image' || kind === 'stencil') && ppiX > 0 && ppiY > 0;

const isBitmap = ({ kind, bitsPerComponent, components }: ImageFact): boolean =>
  kind === 'stencil' || (bitsPerComponent === 1 && components === 1);

const limitsOf = (
  image: ImageFact,
  { resolution, bitmapResolution }: Profile,
): { fail: number; warn: number } => (isBitmap(image) ? bitmapResolution : resolution);

function findingsOf(image: Placed, profile: Profile): Finding[] {
  const { page, bbox, ppi, width, height } = image;
  const limits = limitsOf(image, profile);
  const kind = isBitmap(image) ? '1-bit image' : 'image';
  const place = {
    page,
    box: bbox,
    object: `${kind} ${width} × ${height}`,
    measured: { value: ppi, unit: 'ppi' } as const,
  };
  const prints = `On page ${page}, the ${kind} of ${width} × ${height} pixels prints at ${plain(ppi, 1)} ppi`;
  if (ppi < limits.warn) {
    const isFail = ppi < limits.fail;
    const limit = isFail ? limits.fail : limits.warn;
    const target = isBitmap(image) ? limits.warn : TARGET;
    const message = `${prints}, below the limit of ${limit} (target ${target}).`;
    return [
      finding(id, {
        severity: isFail ? 'fail' : 'warning',
        ...place,
        limit: { value: limit, unit: 'ppi' },
        message,
        advice: fixIt,
      }),
    ];
  }
  const { tooMuch } = profile.resolution;
  if (isBitmap(image) || ppi <= tooMuch) return [];
  return [
    finding(id, {
      severity: 'warning',
      ...place,
      limit: { value: tooMuch, unit: 'ppi' },
      message: `${prints}, over ${tooMuch}: more than a press can show.`,
      advice: `Let the export scale images down to ${TARGET} ppi; the file gets smaller and prints the same.`,
    }),
  ];
}

const lowResOf = ({ page, bbox, width, height, ppi }: Placed): LowResImage => ({
  name: `Page ${page}: image ${width} × ${height}`,
  resolution: `${plain(ppi, 1)} ppi`,
  page,
  box: bbox,
  width,
  height,
});
