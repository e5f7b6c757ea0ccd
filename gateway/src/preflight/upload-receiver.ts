import { randomUUID } from 'node:crypto';
import { type Readable, Transform, type TransformCallback } from 'node:stream';
import { Busboy, type BusboyHeaders, type BusboyInstance } from '@fastify/busboy';
import { Inject, Injectable } from '@nestjs/common';
import { FileStore } from '@printpartner/file-store';
import { AppError } from '@printpartner/messaging';
import type { Request } from 'express';
import { endWhenIdle } from './idle-upload.ts';
import { uploadName } from './upload-name.ts';

export const UPLOAD_LIMIT_BYTES = Symbol('upload limit');
export const UPLOAD_IDLE_MS = Symbol('upload idle');

export interface ReceivedUpload {
  fields: Record<string, string>;
  upload: { key: string; filename: string; size: number };
}

const FIELD_BYTES = 4_096;
const MB = 1_048_576;

/** Takes a multipart form with one PDF and writes the file to the store as it comes: no process holds it. */
@Injectable()
export class UploadReceiver {
  constructor(
    private readonly store: FileStore,
    @Inject(UPLOAD_LIMIT_BYTES) private readonly limitBytes: number,
    @Inject(UPLOAD_IDLE_MS) private readonly idleMs: number,
  ) {}

  /** @throws AppError request.malformed, request.unsupported_type, request.timed_out, request.too_large, preflight.no_file, preflight.not_a_pdf */
  async receive(request: Request): Promise<ReceivedUpload> {
    if (!request.is('multipart/form-data'))
      throw new AppError('request.unsupported_type', { userMessage: 'Send multipart/form-data.' });
    const key = `${randomUUID()}.pdf`;
    try {
      return await this.read(request, key);
    } catch (error) {
      await this.store.remove(key);
      throw error;
    }
  }

  /** Does what follows an upload; the file goes when that fails. */
  async keepingOnly<T>(key: string, then: () => T | Promise<T>): Promise<T> {
    try {
      return await then();
    } catch (error) {
      await this.store.remove(key);
      throw error;
    }
  }

  private async read(request: Request, key: string): Promise<ReceivedUpload> {
    const form = parserFor(request);
    const fields: Record<string, string> = {};
    let file: WrittenFile | undefined;
    form.on('field', (name, value) => (fields[name] = value));
    form.on('file', (name, contents, filename) => {
      if (name === 'pdf' && !file) file = this.write(key, contents, filename);
      else contents.resume();
    });
    try {
      await finished(request, form, this.idleMs);
      await file?.written;
    } catch (error) {
      file?.contents.destroy();
      request.unpipe(form).resume();
      // Only then can it be removed for good.
      await file?.written.catch(() => undefined);
      throw file?.contents.fault ?? error;
    }
    const size = file?.contents.size ?? 0;
    if (!file || size === 0)
      throw new AppError('preflight.no_file', { userMessage: 'Please upload a PDF file.' });
    return { fields, upload: { key, filename: uploadName(file.filename), size } };
  }

  private write(key: string, stream: Readable, filename: string): WrittenFile {
    const contents = new PdfOnly(this.limitBytes);
    // An error that nobody hears ends the process; this one is told by what is written.
    contents.on('error', () => stream.resume());
    stream.on('error', (error) => contents.destroy(error));
    const written = this.store.write(key, stream.pipe(contents));
    // Looked at once the form has ended.
    written.catch(() => stream.resume());
    return { filename, contents, written };
  }
}

interface WrittenFile {
  filename: string;
  contents: PdfOnly;
  written: Promise<void>;
}

/** The form is read to its end. @throws AppError request.malformed when it is cut off, or is none; request.timed_out */
async function finished(request: Request, form: BusboyInstance, idleMs: number): Promise<void> {
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  form.on('finish', resolve);
  form.on('error', () => reject(malformed()));
  request.on('close', () => request.complete || reject(malformed()));
  using _ = endWhenIdle(request, idleMs, reject);
  request.pipe(form);
  await promise;
}

function parserFor(request: Request): BusboyInstance {
  try {
    return new Busboy({
      headers: request.headers as BusboyHeaders,
      limits: { files: 1, fields: 16, fieldSize: FIELD_BYTES, parts: 20 },
    });
  } catch {
    throw malformed();
  }
}

const malformed = () => new AppError('request.malformed', { userMessage: 'The upload is incomplete.' });

/** A PDF says so within its first KiB; anything else ends at once, as does what is too large. */
class PdfOnly extends Transform {
  size = 0;
  /** Why it ended early; the store's own error would hide that. */
  fault: AppError | undefined;
  readonly #limitBytes: number;
  #head = Buffer.alloc(0);
  #isKnown = false;

  constructor(limitBytes: number) {
    super();
    this.#limitBytes = limitBytes;
  }

  override _transform(chunk: Buffer, _: BufferEncoding, done: TransformCallback): void {
    this.size += chunk.length;
    if (this.size > this.#limitBytes) {
      const userMessage = `The file is larger than ${Math.round(this.#limitBytes / MB)} MB.`;
      this.#refuse(new AppError('request.too_large', { userMessage }), done);
      return;
    }
    if (!this.#isKnown) {
      this.#head = Buffer.concat([this.#head, chunk]).subarray(0, 1_024);
      this.#isKnown = this.#head.includes('%PDF');
      if (!this.#isKnown && this.#head.length >= 1_024) {
        this.#refuse(notPdf(), done);
        return;
      }
    }
    done(null, chunk);
  }

  override _flush(done: TransformCallback): void {
    if (this.#isKnown || this.size === 0) done();
    else this.#refuse(notPdf(), done);
  }

  #refuse(fault: AppError, done: TransformCallback): void {
    this.fault = fault;
    done(fault);
  }
}

const notPdf = () => new AppError('preflight.not_a_pdf', { userMessage: 'Please upload a valid PDF file.' });
