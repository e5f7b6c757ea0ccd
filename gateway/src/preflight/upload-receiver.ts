import { randomUUID } from 'node:crypto';
import { type Readable, Transform, type TransformCallback } from 'node:stream';
import { Busboy, type BusboyHeaders, type BusboyInstance } from '@fastify/busboy';
import { Inject, Injectable } from '@nestjs/common';
import { limits, namedKeys } from '@printpartner/contracts';
import { FileStore, temporaryKeys } from '@printpartner/file-store';
import { AppError } from '@printpartner/messaging';
import type { Request } from 'express';
import { type SpaceReservation, UPLOAD_LIMIT_BYTES, UploadSpace } from './upload-space.ts';

export const UPLOAD_IDLE_MS = Symbol('upload idle');

interface ReceivedUpload {
  fields: Record<string, string>;
  upload: { key: string; filename: string; size: number };
}

/** The longest field is a spec sheet; a character has at most four bytes. Beyond the limit, a field is cut. */
const FIELD_BYTES = 4 * limits.preflightJobMax + 4;
const MB = 1_048_576;
const MAX_FIELDS = 16;
/** What a form may have beside the file. */
const FORM_BYTES = 20 * FIELD_BYTES;
/** PDF readers accept the header anywhere in the first KiB. */
const HEADER_BYTES = 1_024;
/** Free disk space is checked after each of these. */
const RECHECK_BYTES = 16 * MB;

interface UploadRules {
  /** Put before the file's key, so that whoever sweeps the store knows whose it is; a check's if nothing else is said. */
  keyPrefix?: string;
  /** Bytes, if fewer than a check's file may have. */
  mostBytes?: number;
}

/** Receives a multipart form with one PDF and streams the file to the store, so that it's never in memory as a whole. */
@Injectable()
export class UploadReceiver {
  constructor(
    private readonly store: FileStore,
    private readonly space: UploadSpace,
    @Inject(UPLOAD_LIMIT_BYTES) private readonly limitBytes: number,
    @Inject(UPLOAD_IDLE_MS) private readonly idleMs: number,
  ) {}

  /** @throws StorageUnavailable, AppError request.malformed, request.unknown_field, request.unsupported_type, request.timed_out, request.too_large, request.rate_limited, system.busy, system.disk_full, preflight.no_file, preflight.not_a_pdf */
  async receive(
    request: Request,
    source: string,
    { keyPrefix = temporaryKeys.check, mostBytes = Infinity }: UploadRules = {},
  ): Promise<ReceivedUpload> {
    if (!request.is('multipart/form-data'))
      throw new AppError('request.unsupported_type', {
        userMessage: 'Send the file as multipart/form-data.',
      });
    const limitBytes = Math.min(this.limitBytes, mostBytes);
    if (Number(request.get('content-length')) > limitBytes + FORM_BYTES) throw tooLarge(limitBytes);
    const key = `${keyPrefix}${randomUUID()}.pdf`;
    return this.space.during(source, announcedBytes(request, limitBytes), (reservation) =>
      this.removeOnFailure(key, () => this.read(request, { key, limitBytes, reservation })),
    );
  }

  /** Runs the next step of an upload. Removes the file if that fails. */
  async removeOnFailure<T>(key: string, step: () => Promise<T>): Promise<T> {
    try {
      return await step();
    } catch (error) {
      // A sweeper finds what stays.
      await this.store.remove(key).catch(() => undefined);
      throw error;
    }
  }

  private async read(request: Request, target: UploadTarget): Promise<ReceivedUpload> {
    const form = parserFor(request);
    const fields: Record<string, string> = {};
    let file: WrittenFile | undefined;
    /** Why the form is refused once it was read: what says so may come before the file. */
    let surplus: AppError | undefined;
    const failed = Promise.withResolvers<never>();
    form.on('field', (name, value) => (fields[name] = value));
    form.on('file', (name, contents, filename) => {
      if (name === 'pdf' && !file) {
        file = this.write(target, contents, filename);
        file.written.catch(failed.reject);
      } else {
        contents.resume();
        surplus ??= surplusFile(name);
      }
    });
    for (const limit of ['fieldsLimit', 'partsLimit'] as const)
      form.on(limit, () => (surplus ??= tooManyFields()));
    try {
      await parsed(request, form, this.idleMs, failed.promise);
      await file?.written;
      if (surplus) throw surplus;
    } catch (error) {
      file?.contents.destroy();
      request.unpipe(form);
      // A file that is still being written would reappear after its removal.
      await file?.written.catch(() => undefined);
      throw file?.contents.failure ?? error;
    }
    const size = file?.contents.size ?? 0;
    if (!file || size === 0)
      throw new AppError('preflight.no_file', { userMessage: 'Please upload a PDF file.' });
    return { fields, upload: { key: target.key, filename: uploadName(file.filename), size } };
  }

  private write(target: UploadTarget, stream: Readable, filename: string): WrittenFile {
    const { key, limitBytes, reservation } = target;
    const contents = new PdfStream(limitBytes, reservation);
    // An error without a listener would end the process. `written` reports it.
    contents.on('error', () => stream.resume());
    stream.on('error', (error) => contents.destroy(error));
    const written = this.store.write(key, stream.pipe(contents));
    // Awaited only when the whole form is parsed: until then a rejection would count as unhandled.
    written.catch(() => stream.resume());
    return { filename, contents, written };
  }
}

interface UploadTarget {
  key: string;
  limitBytes: number;
  reservation: SpaceReservation;
}

/** Without a length, as much as the limit allows. */
const announcedBytes = (request: Request, limitBytes: number): number =>
  Math.min(Number(request.get('content-length') ?? Infinity), limitBytes);

/** Passes a PDF through. Fails early on anything else, and when the file exceeds the limit or the disk is full. */
export class PdfStream extends Transform {
  size = 0;
  /** Why the stream failed: a consumer's own error would hide it. */
  failure: Error | undefined;
  readonly #limitBytes: number;
  readonly #reservation: SpaceReservation;
  #checkedSize = 0;
  #head = Buffer.alloc(0);
  #isPdf = false;

  constructor(limitBytes: number, reservation: SpaceReservation) {
    super();
    this.#limitBytes = limitBytes;
    this.#reservation = reservation;
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
    if (this.size - this.#checkedSize < RECHECK_BYTES) {
      done(null, chunk);
      return;
    }
    this.#checkedSize = this.size;
    this.#reservation.advance(this.size).then(
      () => done(null, chunk),
      (error: Error) => this.#fail(error, done),
    );
  }

  override _flush(done: TransformCallback): void {
    if (this.#isPdf || this.size === 0) done();
    else this.#fail(notPdf(), done);
  }

  #fail(failure: Error, done: TransformCallback): void {
    this.failure = failure;
    done(failure);
  }
}

const tooLarge = (limitBytes: number) =>
  new AppError('request.too_large', {
    userMessage: `The file is larger than ${Math.round(limitBytes / MB)} MB. Upload a smaller file.`,
  });

const notPdf = () => new AppError('preflight.not_a_pdf', { userMessage: 'Please upload a valid PDF file.' });

interface WrittenFile {
  filename: string;
  contents: PdfStream;
  written: Promise<void>;
}

/**
 * Resolves when the whole form is parsed.
 *
 * @param failed rejects when the rest of the form isn't worth waiting for
 * @throws AppError request.malformed, request.timed_out
 */
async function parsed(
  request: Request,
  form: BusboyInstance,
  idleMs: number,
  failed: Promise<never>,
): Promise<void> {
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  form.on('finish', resolve);
  form.on('error', () => reject(malformed()));
  request.on('close', () => request.complete || reject(malformed()));
  using timeouts = new DisposableStack();
  timeouts.use(idleTimeout(request, idleMs, reject));
  timeouts.use(speedLimit(request, idleMs, reject));
  request.pipe(form);
  await Promise.race([promise, failed]);
}

/** Slower uploads end, because the space that they announced is reserved meanwhile. */
const MIN_BYTES_PER_SECOND = 65_536;

/** Rejects an upload that is more than twice `idleMs` behind `MIN_BYTES_PER_SECOND`; a stalled one ends before. */
export function speedLimit(request: Request, idleMs: number, reject: (error: AppError) => void): Disposable {
  const start = performance.now();
  let received = 0;
  const onData = (chunk: Buffer) => (received += chunk.length);
  request.on('data', onData);
  const check = setInterval(() => {
    const seconds = (performance.now() - start - 2 * idleMs) / 1_000;
    if (received >= seconds * MIN_BYTES_PER_SECOND) return;
    const userMessage = 'The upload is too slow. Try again on a faster connection.';
    reject(new AppError('request.timed_out', { userMessage }));
  }, idleMs / 4);
  return {
    [Symbol.dispose]() {
      clearInterval(check);
      request.off('data', onData);
    },
  };
}

/** Rejects an upload that sends nothing for `idleMs`. Its connection is closed after the response. */
export function idleTimeout(request: Request, idleMs: number, reject: (error: AppError) => void): Disposable {
  const timer = setTimeout(() => {
    request.res?.set('connection', 'close');
    const userMessage = 'The upload stalled. Check your connection and try again.';
    reject(new AppError('request.timed_out', { userMessage }));
  }, idleMs);
  const onData = () => timer.refresh();
  request.on('data', onData);
  return {
    [Symbol.dispose]() {
      clearTimeout(timer);
      request.off('data', onData);
    },
  };
}

function parserFor(request: Request): BusboyInstance {
  try {
    return new Busboy({
      headers: request.headers as BusboyHeaders,
      limits: { fields: MAX_FIELDS, fieldSize: FIELD_BYTES, parts: 20 },
    });
  } catch {
    throw malformed();
  }
}

/** Passed over, a file would count as checked. */
function surplusFile(field: string): AppError {
  const [path = ''] = namedKeys([field]);
  const message = path === 'pdf' ? 'Send one file' : `Unknown file: ${path}. Send one file, as pdf`;
  return new AppError('request.unknown_field', { userMessage: message, errors: [{ path, message }] });
}

const tooManyFields = () =>
  new AppError('request.unknown_field', {
    userMessage: `The form has more than ${MAX_FIELDS} fields. Send only those that the upload has.`,
  });

const malformed = () =>
  new AppError('request.malformed', { userMessage: 'The upload is incomplete. Upload the file again.' });

/** The file's name without its path, and without characters that a database rejects. */
export const uploadName = (filename: string): string =>
  (filename.split(/[/\\]/).at(-1) ?? '')
    .replace(/\p{Cc}/gu, '')
    .slice(-limits.filenameMax)
    .toWellFormed() || 'file.pdf';
