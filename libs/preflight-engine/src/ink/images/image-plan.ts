import { unitSizes } from '../../interpreter/matrix.ts';
import type { PaintedImage } from '../../interpreter/visitor.ts';
import type { PdfDocument } from '../../pdf/document.ts';
import { isStream } from '../../pdf/objects.ts';
import type { ImageSource } from '../../pixels/image-job.ts';

/** Pixel size to decode an image to. */
export interface Size {
  width: number;
  height: number;
}

/** One image of a page, however often it is painted. */
export interface PlannedImage {
  /** The same for every painting; each inline image has its own. */
  key: string;
  source: ImageSource;
  mask: ImageSource | null;
  /** Size in pixels: about one per cell where the image is painted largest. */
  target: Size;
}

/** Marks that are painted with one set of decoded images. */
export interface Batch {
  /** Range of mark numbers in painting order; the end is excluded. */
  from: number;
  to: number;
  images: ReadonlySet<PlannedImage>;
}

/** Bytes per cell: four process inks and alpha. */
const BYTES_PER_PIXEL = 5;

/** The images of a page in painting order, collected before anything is painted. */
export class ImagePlan {
  readonly #document: PdfDocument;
  readonly #cell: number;
  readonly #images = new Map<string, PlannedImage>();
  /** By mark number, in order. */
  readonly #uses = new Map<number, PlannedImage>();

  constructor(document: PdfDocument, cell: number) {
    this.#document = document;
    this.#cell = cell;
  }

  /** @param mark number of the mark */
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

  /** Batches of images with a byte limit, each with the marks up to the next batch, from the first image on. */
  *batches(most: number): Generator<Batch> {
    let images = new Set<PlannedImage>();
    let [from, bytes] = [this.#uses.keys().next().value ?? 0, 0];
    for (const [mark, image] of this.#uses) {
      if (images.has(image)) continue;
      const size = image.target.width * image.target.height * BYTES_PER_PIXEL;
      if (images.size > 0 && bytes + size > most) {
        yield { from, to: mark, images };
        [images, from, bytes] = [new Set(), mark, 0];
      }
      images.add(image);
      bytes += size;
    }
    if (images.size > 0) yield { from, to: Number.POSITIVE_INFINITY, images };
  }

  /** The image painted by a mark. */
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
