import type { ImageFact } from '../facts/image-facts.ts';
import { intersection } from '../interpreter/path-bounds.ts';
import { bandsAsImages } from '../facts/collectors/image-bands.ts';
import { stripsAsImages } from '../facts/collectors/image-strips.ts';
import type { Box } from '../pdf/boxes.ts';
import type { Profile } from '../profile/profile.ts';
import type { Finding, LowResImage } from '../report/preflight-result.ts';
import { listedOf, listLimits } from '../report/result-bounds.ts';
import { type Check, type CheckInput, finding, verdictOf } from './check.ts';
import { counted, plain } from './figures.ts';
import { printedPages } from './printed-page.ts';

const ID = 'image-resolution';
/** Pixels: downsampling a smaller image saves nothing. */
const LARGE = 1_000_000;
const FIX_IT =
  'Place a higher-resolution original or reduce its size; in InDesign check Links › Effective PPI; in Canva and Word insert the original file, not a screenshot.';

interface PlacedImage extends ImageFact {
  page: number;
  /** Its part within the page. */
  box: Box;
  /** Effective ppi at the printed size, the lower of both directions. */
  ppi: number;
}

/** Effective resolution of images at their printed size. */
export const imageResolution: Check = {
  id: ID,
  needsPageContent: true,
  isFullOnly: false,
  evaluate: (input) => {
    const images = printedImages(input);
    const findings = images.flatMap((image) => findingsOf(image, input.profile));
    const low = images.filter((image) => isBelow(image.ppi, limitsOf(image, input.profile).warn));
    const clean =
      images.length === 0
        ? 'No images.'
        : `${counted(images.length, 'image')}, lowest ${plain(lowestPpi(images), 0)} ppi effective (target ${input.profile.targetResolution}).`;
    const details = listedOf(low.length, listLimits.lowResImages, 'low-resolution images');
    const verdict = verdictOf(findings, clean, details);
    return low.length > 0 ? { ...verdict, lowResImages: low.map(lowResImageOf) } : verdict;
  },
};

/** Compared in whole ppi, because placing and scaling round. */
const isBelow = (ppi: number, limit: number): boolean => Math.round(ppi) < limit;

function lowestPpi(images: readonly PlacedImage[]): number {
  let least = Number.POSITIVE_INFINITY;
  for (const { ppi } of images) least = Math.min(least, ppi);
  return least;
}

function printedImages(input: CheckInput): PlacedImage[] {
  return [...printedPages(input)].flatMap(({ facts, marks }) => {
    const unprinted = new Set(marks.unprintedImages);
    const soft = new Set(marks.softImages);
    const maskOf = new Map(marks.shapedImages.map(({ image, mask }) => [image, mask]));
    const onPage = facts.images.filter(
      (image) =>
        !unprinted.has(image) &&
        !soft.has(image) &&
        isPainted(image) &&
        intersection(image.bbox, facts.boxes.TrimBox) !== null,
    );
    // A tile's position doesn't say where its pattern is visible.
    const inTiles = marks.patternImages.filter((image) => !unprinted.has(image) && isPainted(image));
    return [onPage, inTiles]
      .map((images) => images.map((image) => maskOf.get(image) ?? image))
      .flatMap((images) => bandsAsImages(stripsAsImages(images)))
      .map((image) => ({
        ...image,
        page: facts.number,
        box: intersection(image.bbox, facts.boxes.CropBox) ?? image.bbox,
        // Rounded once, so that the figure shown is the figure compared with the limit.
        ppi: Math.round((Math.min(image.ppiX, image.ppiY) * 10) / facts.userUnit) / 10,
      }));
  });
}

/** Masks are counted with the image they belong to, or in the place of an image of one color. */
const isPainted = ({ kind, hidden, ppiX, ppiY }: ImageFact): boolean =>
  !hidden && (kind === 'image' || kind === 'stencil') && ppiX > 0 && ppiY > 0;

const isBitmap = ({ kind, bitsPerComponent, components }: ImageFact): boolean =>
  kind === 'stencil' || kind === 'mask' || (bitsPerComponent === 1 && components === 1);

const nameOf = (image: ImageFact): string => {
  const name = image.kind === 'mask' || image.kind === 'smask' ? 'image mask' : 'image';
  return isBitmap(image) ? `1-bit ${name}` : name;
};

const limitsOf = (
  image: ImageFact,
  { resolution, bitmapResolution }: Profile,
): { fail: number; warn: number } => (isBitmap(image) ? bitmapResolution : resolution);

function findingsOf(image: PlacedImage, profile: Profile): Finding[] {
  const { page, box, ppi, width, height } = image;
  const limits = limitsOf(image, profile);
  const name = nameOf(image);
  const place = {
    page,
    box,
    object: `${name} ${width} × ${height}`,
    measured: { value: ppi, unit: 'ppi' } as const,
  };
  const subject = `Page ${page}: the ${name} (${width} × ${height} px) is ${plain(ppi, 1)} ppi effective`;
  if (isBelow(ppi, limits.warn)) {
    const isFail = isBelow(ppi, limits.fail);
    const limit = isFail ? limits.fail : limits.warn;
    const target = isBitmap(image) ? limits.warn : profile.targetResolution;
    const message = `${subject} (minimum ${limit}, target ${target}).`;
    return [
      finding(ID, {
        severity: isFail ? 'fail' : 'warning',
        ...place,
        limit: { value: limit, unit: 'ppi' },
        message,
        advice: FIX_IT,
      }),
    ];
  }
  const { tooMuch } = profile.resolution;
  if (isBitmap(image) || Math.round(ppi) <= tooMuch || width * height < LARGE) return [];
  return [
    finding(ID, {
      severity: 'warning',
      ...place,
      limit: { value: tooMuch, unit: 'ppi' },
      message: `${subject} (maximum ${tooMuch}), more than a press can reproduce.`,
      advice: `Downsample images to ${profile.targetResolution} ppi on export; the file gets smaller and prints the same.`,
    }),
  ];
}

const lowResImageOf = ({ page, box, width, height, ppi }: PlacedImage): LowResImage => ({
  name: `Page ${page}: image ${width} × ${height}`,
  resolution: `${plain(ppi, 1)} ppi`,
  page,
  box,
  width,
  height,
});
