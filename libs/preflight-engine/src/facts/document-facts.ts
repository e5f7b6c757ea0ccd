import type { Boxes } from '../pdf/boxes.ts';
import type { PdfErrorCode } from '../pdf/pdf-error.ts';
import type { FontFact } from './font-facts.ts';
import type { ImageFact } from './image-facts.ts';
import type { OutputIntentFact } from './output-intent-facts.ts';

export interface PageFacts {
  /** From 1. */
  number: number;
  /** Degrees clockwise: 0, 90, 180 or 270. */
  rotate: number;
  /** Of the page's units, 1/72 in. */
  userUnit: number;
  /** Defaults resolved, clipped to the MediaBox. */
  boxes: Boxes;
  /** As written. */
  rawBoxes: Partial<Boxes>;
  /** As painted, once for each time; those in tiles of patterns are not listed, as other tools do not. */
  images: ImageFact[];
  /** What of its content could not be read, or was not looked at. */
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
  /** In the resources of pages, used or not. */
  fonts: FontFact[];
  /** Process inks in their order, then spot inks by name. */
  inks: string[];
  outputIntents: OutputIntentFact[];
  /** The version that the file claims to be. */
  pdfx: string | null;
}

export interface UnreadableFacts {
  opens: false;
  passwordNeeded: boolean;
  error: { code: PdfErrorCode; message: string };
}
