export type PdfErrorCode =
  /** No PDF at all, or nothing of it can be read. */
  | 'not-a-pdf'
  /** Its pages cannot be found. */
  | 'no-pages'
  | 'password-needed'
  | 'unsupported-encryption'
  /** More of something than a file has any business to have. */
  | 'limit'
  /** A part that does not make sense. */
  | 'damaged';

/** What keeps a file, or a part of it, from being read. */
export class PdfError extends Error {
  readonly code: PdfErrorCode;

  constructor(code: PdfErrorCode, message: string) {
    super(message);
    this.code = code;
  }
}
