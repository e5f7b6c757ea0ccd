import {
  getDocument,
  GlobalWorkerOptions,
  OPS,
  PDFDataRangeTransport,
  type PDFDocumentLoadingTask,
  type PDFPageProxy,
  RenderingCancelledException,
  VerbosityLevel,
} from 'pdfjs-dist';
import type { RenderParameters } from 'pdfjs-dist/types/src/display/api.js';
import { type PageSpace, type Rect, sizeOnScreen } from './page-space.ts';

/** URL of the folder with the files pdf.js loads on demand; set by the build. */
declare const PDFJS_FILES: string;

GlobalWorkerOptions.workerSrc = new URL('pdfjs-dist/build/pdf.worker.min.mjs', import.meta.url).href;

/** Bytes; a page of a large file needs many parts at once. */
const CHUNK_SIZE = 512 * 1024;

/** Reads only the parts of the local file that pdf.js requests. */
class FileRanges extends PDFDataRangeTransport {
  readonly #file: File;
  readonly #onUnreadable: () => void;

  constructor(file: File, onUnreadable: () => void) {
    super(file.size, null);
    this.#file = file;
    this.#onUnreadable = onUnreadable;
  }

  override requestDataRange(begin: number, end: number): void {
    this.#file
      .slice(begin, end)
      .arrayBuffer()
      .then((bytes) => this.onDataRange(begin, new Uint8Array(bytes)))
      .catch(this.#onUnreadable);
  }
}

/** @param onUnreadable called if the file was moved or changed since it was chosen */
export function openPdf(
  file: File,
  password: string | undefined,
  onUnreadable: () => void,
): PDFDocumentLoadingTask {
  const files = new URL(PDFJS_FILES, document.baseURI).href;
  return getDocument({
    range: new FileRanges(file, onUnreadable),
    rangeChunkSize: CHUNK_SIZE,
    disableAutoFetch: true,
    disableStream: true,
    password,
    // JPEG 2000 and JBIG2 decoders, the CMYK profile, and the fonts and encodings a file may not embed.
    wasmUrl: `${files}wasm/`,
    iccUrl: `${files}iccs/`,
    cMapUrl: `${files}cmaps/`,
    standardFontDataUrl: `${files}standard_fonts/`,
    verbosity: VerbosityLevel.ERRORS,
  });
}

export interface Drawing {
  /** Null if it was canceled. */
  done: Promise<HTMLCanvasElement | null>;
  cancel: () => void;
}

/** Everything on white, or only the type, on nothing. */
export type DrawnContent = 'page' | 'type';

/** Operators that paint something other than type. A path may also clip, which `constructPath` says in its arguments. */
const paintsNoType: ReadonlySet<number> = new Set([
  OPS.shadingFill,
  OPS.paintImageMaskXObject,
  OPS.paintImageMaskXObjectGroup,
  OPS.paintImageMaskXObjectRepeat,
  OPS.paintImageXObject,
  OPS.paintImageXObjectRepeat,
  OPS.paintInlineImageXObject,
  OPS.paintInlineImageXObjectGroup,
  OPS.paintSolidColorImageMask,
  OPS.fill,
  OPS.eoFill,
  OPS.stroke,
  OPS.closeStroke,
  OPS.fillStroke,
  OPS.eoFillStroke,
  OPS.closeFillStroke,
  OPS.closeEOFillStroke,
]);

const isOfType: NonNullable<RenderParameters['operationsFilter']> = (index, { fnArray, argsArray }) => {
  const operator = fnArray[index] ?? 0;
  const painted: unknown = operator === OPS.constructPath ? argsArray[index]?.[0] : operator;
  return !(typeof painted === 'number' && paintsNoType.has(painted));
};

/**
 * Draws a region of the page.
 *
 * @param region in CSS pixels from the top left of the page
 * @param density canvas pixels per CSS pixel
 */
export function drawPage(
  page: PDFPageProxy,
  space: PageSpace,
  region: Rect,
  density: number,
  content: DrawnContent = 'page',
): Drawing {
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(region.width * density));
  canvas.height = Math.max(1, Math.round(region.height * density));
  const viewport = viewportOf(page, space, region, density);
  const task = page.render(
    content === 'page'
      ? { canvas, viewport, background: '#ffffff' }
      : { ...onNothing(canvas), viewport, operationsFilter: isOfType },
  );
  return {
    done: task.promise
      .then(() => canvas)
      .catch((reason: unknown) => {
        dropCanvas(canvas);
        if (reason instanceof RenderingCancelledException) return null;
        throw reason;
      }),
    cancel: () => task.cancel(),
  };
}

/** A transparent canvas with its context: given a canvas alone, pdf.js makes an opaque one. */
function onNothing(canvas: HTMLCanvasElement) {
  const canvasContext = canvas.getContext('2d');
  if (!canvasContext) throw new Error('The browser has no canvas left');
  return { canvas: null, canvasContext, background: 'rgba(0, 0, 0, 0)' };
}

/** pdf.js measures from the corner of the CropBox, we from the corner of the visible part. */
function viewportOf(page: PDFPageProxy, space: PageSpace, region: Rect, density: number) {
  const { shown, rotate: rotation } = space;
  const plain = page.getViewport({ scale: 1, rotation });
  const [ax = 0, ay = 0] = plain.convertToViewportPoint(shown[0], shown[1]);
  const [bx = 0, by = 0] = plain.convertToViewportPoint(shown[2], shown[3]);
  const scale = (sizeOnScreen(space).width * density) / Math.max(1e-6, Math.abs(ax - bx));
  return page.getViewport({
    scale,
    rotation,
    offsetX: -Math.min(ax, bx) * scale - region.x * density,
    offsetY: -Math.min(ay, by) * scale - region.y * density,
  });
}

/** Frees the memory at once; browsers may take long to do so. */
export function dropCanvas(canvas: HTMLCanvasElement): void {
  canvas.width = 0;
  canvas.height = 0;
}
