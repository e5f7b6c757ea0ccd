import {
  getDocument,
  GlobalWorkerOptions,
  PDFDataRangeTransport,
  type PDFDocumentLoadingTask,
  VerbosityLevel,
} from 'pdfjs-dist';

/** Address of the folder with what pdf.js loads when a page needs it; set by the build. */
declare const PDFJS_FILES: string;

GlobalWorkerOptions.workerSrc = new URL('pdfjs-dist/build/pdf.worker.min.mjs', import.meta.url).href;

/** Bytes; a page of a large file wants many of its parts at once. */
const chunk = 512 * 1024;

/** Hands out the parts of a local file that are asked for, so that the rest of it stays on the disk. */
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

/** `onUnreadable` is told when the file has been moved or changed since it was chosen. */
export function openPdf(
  file: File,
  password: string | undefined,
  onUnreadable: () => void,
): PDFDocumentLoadingTask {
  const files = new URL(PDFJS_FILES, document.baseURI).href;
  return getDocument({
    range: new FileRanges(file, onUnreadable),
    rangeChunkSize: chunk,
    disableAutoFetch: true,
    disableStream: true,
    password,
    // Decoders of JPEG 2000 and JBIG2, the CMYK profile, and faces and encodings that a file may leave out.
    wasmUrl: `${files}wasm/`,
    iccUrl: `${files}iccs/`,
    cMapUrl: `${files}cmaps/`,
    standardFontDataUrl: `${files}standard_fonts/`,
    verbosity: VerbosityLevel.ERRORS,
  });
}
