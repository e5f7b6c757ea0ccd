import {
  type DocumentCopy,
  errorCodes,
  type ErrorCode,
  type ErrorReply,
  type FieldError,
  type SpecCopy,
} from '@printpartner/contracts';

export interface AppErrorOptions {
  /** The log has it; users never see it. */
  message?: string;
  /** The user sees it; the default is the code's title. */
  userMessage?: string;
  errors?: FieldError[];
  /** The document as it is now, where a write to it was refused because it changed. */
  current?: DocumentCopy;
  /** The same of a spec sheet, by its name of the release before: for one release. */
  currentSpecs?: SpecCopy;
  /** Seconds. */
  retryAfter?: number;
  cause?: unknown;
}

/**
 * An expected failure of a use case. The caller receives its reply; the gateway
 * maps the code to an HTTP status.
 *
 * @example
 * throw new AppError('projects.not_found', { message: `no project ${id}` });
 */
export class AppError extends Error {
  override readonly name = 'AppError';
  readonly reply: ErrorReply;

  constructor(
    readonly code: ErrorCode,
    options: AppErrorOptions = {},
  ) {
    super(options.message ?? code, options.cause === undefined ? undefined : { cause: options.cause });
    this.reply = {
      code,
      userMessage: options.userMessage ?? errorCodes[code].title,
      ...(options.errors && { errors: options.errors }),
      ...(options.current && { current: options.current }),
      ...(options.currentSpecs && { currentSpecs: options.currentSpecs }),
      ...(options.retryAfter !== undefined && { retryAfter: options.retryAfter }),
    };
  }
}
