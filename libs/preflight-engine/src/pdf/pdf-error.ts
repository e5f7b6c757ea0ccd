export type PdfErrorCode =
  /** Not a PDF, or nothing in it can be read. */
  | 'not-a-pdf'
  /** Its pages can't be found. */
  | 'no-pages'
  | 'password-needed'
  | 'unsupported-encryption'
  /** The file exceeds a limit. */
  | 'limit'
  /** A part of the file is malformed. */
  | 'damaged';

/** Why a file, or a part of it, can't be read. */
export class PdfError extends Error {
  readonly code: PdfErrorCode;

  constructor(code: PdfErrorCode, message: string) {
    super(message);
    this.code = code;
  }
}
