import type { DocumentFacts, ImageFact } from '@printpartner/preflight-engine';
import type { Counts } from './agreement-counts.ts';
import { colorWords, type Expected } from '../../../libs/preflight-engine/test/corpus.ts';

type ExpectedImage = Expected['images'][number];

/**
 * Pairs poppler's images with ours by page, kind and size in pixels, most similar resolution first. An image that only we
 * found counts as a disagreement.
 */
export function matchImages(facts: DocumentFacts, expected: Expected, counts: Counts): void {
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
