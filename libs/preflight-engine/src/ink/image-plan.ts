import { unitSizes } from '../interpreter/matrix.ts';
import type { PaintedImage } from '../interpreter/visitor.ts';
import type { PdfDocument } from '../pdf/document.ts';
import { isStream } from '../pdf/objects.ts';
import type { ImageSource } from '../pixels/image-job.ts';

/** Pixels that an image is wanted in. */
export interface Size {
  width: number;
  height: number;
}

/** One image of a page, however often it is painted. */
export interface PlannedImage {
  /** The same wherever it is painted; an inline image is one of its own. */
  key: string;
  source: ImageSource;
  mask: ImageSource | null;
  /** About a pixel a cell where it is painted largest. */
  target: Size;
}

/** Marks that are painted with one set of decoded images. */
export interface Batch {
  /** Numbers of marks in the order in which they are painted; the last is not of it. */
  from: number;
  to: number;
  images: ReadonlySet<PlannedImage>;
}

/** Of a cell: four process inks and what is painted of it. */
const BYTES_A_PIXEL = 5;

/** Images of a page in the order in which they are painted, before anything is. */
export class ImagePlan {
  readonly #document: PdfDocument;
  readonly #cell: number;
  readonly #images = new Map<string, PlannedImage>();
  /** By the mark that they are, in order. */
  readonly #uses = new Map<number, PlannedImage>();

  constructor(document: PdfDocument, cell: number) {
    this.#document = document;
    this.#cell = cell;
  }

  /** @param mark number of the mark that it is */
  add(painted: PaintedImage, mark: number): void {
    const [width, height] = unitSizes(painted.matrix).map((size) =>
      Math.max(1, Math.ceil(size / this.#cell)),
    );
    const key = painted.stream?.ref?.key ?? `mark ${mark}`;
    const image = this.#images.get(key) ?? this.#plan(key, painted);
    image.target = {
      width: Math.max(image.target.width, width ?? 1),
      height: Math.max(image.target.height, height ?? 1),
    };
    this.#uses.set(mark, image);
  }

  /** From the first image on: images of so many bytes at most, and the marks up to the next image; and so on. */
  *batches(most: number): Generator<Batch> {
    let images = new Set<PlannedImage>();
    let [from, bytes] = [this.#uses.keys().next().value ?? 0, 0];
    for (const [mark, image] of this.#uses) {
      if (images.has(image)) continue;
      const size = image.target.width * image.target.height * BYTES_A_PIXEL;
      if (images.size > 0 && bytes + size > most) {
        yield { from, to: mark, images };
        [images, from, bytes] = [new Set(), mark, 0];
      }
      images.add(image);
      bytes += size;
    }
    if (images.size > 0) yield { from, to: Number.POSITIVE_INFINITY, images };
  }

  /** The image that a mark is. */
  imageAt(mark: number): PlannedImage | undefined {
    return this.#uses.get(mark);
  }

  #plan(key: string, { dict, stream, inline, resources }: PaintedImage): PlannedImage {
    const soft = this.#document.value(dict, 'SMask');
    const hard = this.#document.value(dict, 'Mask');
    const mask = isStream(soft) ? soft : isStream(hard) ? hard : null;
    const image: PlannedImage = {
      key,
      source: { dict, stream, inline, resources },
      mask: mask && { dict: mask.dict, stream: mask, inline: null, resources },
      target: { width: 1, height: 1 },
    };
    this.#images.set(key, image);
    return image;
  }
}
