import type { Box, Boxes } from '../pdf/boxes.ts';
import type { PdfErrorCode } from '../pdf/pdf-error.ts';
import type { FontFact } from './font-facts.ts';
import type { ImageFact } from './image-facts.ts';
import type { OutputIntentFact } from './output-intent-facts.ts';

export interface PageFacts {
  /** Page number, from 1. */
  number: number;
  /** Degrees clockwise: 0, 90, 180 or 270. */
  rotate: number;
  /** Size of a page unit, 1/72 in. */
  userUnit: number;
  /** Defaults filled in, clipped to the MediaBox. */
  boxes: Boxes;
  /** The boxes as written in the file. */
  rawBoxes: Partial<Boxes>;
  /** The trim that drawn crop marks show on a page without a TrimBox. */
  drawnTrim?: Box;
  /** Each painting of an image; like other tools, without those in pattern tiles. */
  images: ImageFact[];
  /** What couldn't be read or determined. */
  faults: string[];
}

export interface DocumentFacts {
  opens: true;
  encrypted: boolean;
  passwordNeeded: false;
  pdfVersion: string;
  repaired: boolean;
  pageCount: number;
  pages: PageFacts[];
  /** Fonts in page resources, used or not. */
  fonts: FontFact[];
  /** Process inks in CMYK order, then spot colors by name. */
  inks: string[];
  outputIntents: OutputIntentFact[];
  /** The claimed PDF/X version. */
  pdfx: string | null;
}

export interface UnreadableFacts {
  opens: false;
  passwordNeeded: boolean;
  error: { code: PdfErrorCode; message: string };
}
