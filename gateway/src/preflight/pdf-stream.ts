import { Transform, type TransformCallback } from 'node:stream';
import { AppError } from '@printpartner/messaging';

const MB = 1_048_576;
/** PDF readers accept the header anywhere in the first KiB. */
const HEADER_BYTES = 1_024;

/** Passes a PDF through. Fails early on anything else, and when the file exceeds the limit. */
export class PdfStream extends Transform {
  size = 0;
  /** Why the stream failed: a consumer's own error would hide it. */
  failure: AppError | undefined;
  readonly #limitBytes: number;
  #head = Buffer.alloc(0);
  #isPdf = false;

  constructor(limitBytes: number) {
    super();
    this.#limitBytes = limitBytes;
  }

  override _transform(chunk: Buffer, _: BufferEncoding, done: TransformCallback): void {
    this.size += chunk.length;
    if (this.size > this.#limitBytes) {
      this.#fail(tooLarge(this.#limitBytes), done);
      return;
    }
    if (!this.#isPdf) {
      this.#head = Buffer.concat([this.#head, chunk]).subarray(0, HEADER_BYTES);
      this.#isPdf = this.#head.includes('%PDF');
      if (!this.#isPdf && this.#head.length >= HEADER_BYTES) {
        this.#fail(notPdf(), done);
        return;
      }
    }
    done(null, chunk);
  }

  override _flush(done: TransformCallback): void {
    if (this.#isPdf || this.size === 0) done();
    else this.#fail(notPdf(), done);
  }

  #fail(failure: AppError, done: TransformCallback): void {
    this.failure = failure;
    done(failure);
  }
}

const tooLarge = (limitBytes: number) =>
  new AppError('request.too_large', {
    userMessage: `The file is larger than ${Math.round(limitBytes / MB)} MB. Upload a smaller file.`,
  });

const notPdf = () => new AppError('preflight.not_a_pdf', { userMessage: 'Please upload a valid PDF file.' });
