import { randomUUID } from 'node:crypto';
import { Transform, type TransformCallback } from 'node:stream';
import { Inject, Injectable } from '@nestjs/common';
import { FileStore } from '@printpartner/file-store';
import { AppError } from '@printpartner/messaging';
import { AttemptLimit } from '@printpartner/service-kit';
import type { Request } from 'express';
import type { Redis } from 'ioredis';
import { idleTimeout, speedLimit, UPLOAD_IDLE_MS } from '../preflight/upload-receiver.ts';
import { UploadSpace } from '../preflight/upload-space.ts';
import { REDIS } from '../redis.ts';

const MEDIA_TYPE = 'application/octet-stream';

/** A part of an upload that is about to arrive. */
interface ExpectedPart {
  uploadId: string;
  part: number;
  /** Its size. */
  bytes: number;
}

/** Streams parts of uploads to the store, so that none is in memory as a whole. */
@Injectable()
export class PartReceiver {
  private readonly limit: AttemptLimit;

  constructor(
    private readonly store: FileStore,
    private readonly space: UploadSpace,
    @Inject(UPLOAD_IDLE_MS) private readonly idleMs: number,
    @Inject(REDIS) redis: Redis,
  ) {
    // 12 GB.
    this.limit = new AttemptLimit(redis, {
      name: 'gateway:file-parts',
      attempts: 1_500,
      windowSeconds: 10 * 60,
      userMessage: 'Too many parts of files in a short time. Try again in a few minutes.',
    });
  }

  /** Counts as an attempt. @throws AppError request.rate_limited, request.unsupported_type */
  async admit(request: Request, userId: string): Promise<void> {
    await this.limit.take(userId);
    if (!request.is(MEDIA_TYPE))
      throw new AppError('request.unsupported_type', { userMessage: `Send the part as ${MEDIA_TYPE}.` });
  }

  /**
   * Stores a part of exactly the expected size, or nothing.
   *
   * @param source with whom the upload counts
   * @returns its key in the store
   * @throws AppError request.malformed, request.timed_out, request.too_large, request.rate_limited, system.busy, system.disk_full
   */
  async receive(request: Request, source: string, { uploadId, part, bytes }: ExpectedPart): Promise<string> {
    const announced = Number(request.get('content-length') ?? bytes);
    if (announced > bytes) throw tooLong(bytes);
    if (announced < bytes) throw tooShort(bytes);
    const key = `part-${uploadId}-${part}-${randomUUID()}`;
    await this.space.during(source, bytes, () => this.write(request, key, bytes));
    return key;
  }

  private async write(request: Request, key: string, bytes: number): Promise<void> {
    const contents = new ExactLength(bytes);
    const { promise: failed, reject } = Promise.withResolvers<never>();
    // Also after the part is written, when nobody waits for it.
    failed.catch(() => undefined);
    request.once('close', () => request.complete || reject(tooShort(bytes)));
    using timeouts = new DisposableStack();
    timeouts.use(idleTimeout(request, this.idleMs, reject));
    timeouts.use(speedLimit(request, this.idleMs, reject));
    const written = this.store.write(key, request.pipe(contents));
    try {
      await Promise.race([written, failed]);
    } catch (error) {
      request.unpipe(contents);
      contents.destroy();
      // A file that is still being written would reappear after its removal.
      await written.catch(() => undefined);
      throw contents.failure ?? error;
    }
  }
}

/** Passes through exactly as many bytes as expected. */
class ExactLength extends Transform {
  /** Why the stream failed: a consumer's own error would hide it. */
  failure: AppError | undefined;
  #left: number;
  readonly #bytes: number;

  constructor(bytes: number) {
    super();
    this.#bytes = bytes;
    this.#left = bytes;
  }

  override _transform(chunk: Buffer, _: BufferEncoding, done: TransformCallback): void {
    this.#left -= chunk.length;
    if (this.#left >= 0) done(null, chunk);
    else this.#fail(tooLong(this.#bytes), done);
  }

  override _flush(done: TransformCallback): void {
    if (this.#left === 0) done();
    else this.#fail(tooShort(this.#bytes), done);
  }

  #fail(failure: AppError, done: TransformCallback): void {
    this.failure = failure;
    done(failure);
  }
}

const tooLong = (bytes: number) =>
  new AppError('request.too_large', {
    userMessage: `This part is longer than ${bytes} bytes. Upload the file again.`,
  });

const tooShort = (bytes: number) =>
  new AppError('request.malformed', {
    userMessage: `This part has fewer than ${bytes} bytes. Send it again.`,
  });
