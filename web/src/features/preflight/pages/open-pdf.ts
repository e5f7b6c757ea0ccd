import {
  getDocument,
  GlobalWorkerOptions,
  PDFDataRangeTransport,
  type PDFDocumentLoadingTask,
  VerbosityLevel,
} from 'pdfjs-dist';

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
