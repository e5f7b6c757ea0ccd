import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import { type BeforeApplicationShutdown, Injectable } from '@nestjs/common';
import {
  addVersion,
  assembleUpload,
  cancelUpload,
  releaseUpload,
  type RpcInput,
  type RpcOutput,
} from '@printpartner/contracts';
import { FileStore } from '@printpartner/file-store';
import { AppError, RpcClient } from '@printpartner/messaging';
import type { Caller } from '../http/caller.ts';
import { Shutdown } from '../http/shutdown.ts';
import { PdfStream } from '../preflight/upload-receiver.ts';
import { UploadSpace } from '../preflight/upload-space.ts';

type Completed = RpcOutput<typeof addVersion>;
type Assembly = Extract<RpcOutput<typeof assembleUpload>, { isCompleted: false }>;

/** After these, no other try can succeed. */
const HOPELESS = new Set(['preflight.not_a_pdf', 'files.upload_not_found']);

/** Puts the parts of uploads together. That goes on when the client leaves; asked again, the answer is the same. */
@Injectable()
export class UploadAssembly implements BeforeApplicationShutdown {
  private readonly running = new Set<Promise<Completed>>();

  constructor(
    private readonly rpc: RpcClient,
    private readonly store: FileStore,
    private readonly space: UploadSpace,
    private readonly shutdown: Shutdown,
  ) {}

  /** Their clients may have left, so no connection waits for them. */
  async beforeApplicationShutdown(): Promise<void> {
    await Promise.allSettled(this.running);
  }

  /**
   * @param source with whom the upload counts
   * @throws AppError preflight.not_a_pdf, files.upload_not_found, files.upload_incomplete, files.not_found, projects.not_found, request.rate_limited, system.busy, system.disk_full, system.storage_unavailable, system.unavailable when the gateway stops
   */
  async complete(
    id: string,
    check: RpcInput<typeof addVersion>['check'],
    source: string,
    caller: Caller,
  ): Promise<Completed> {
    const begun = await this.rpc.call(assembleUpload, { id }, caller);
    if (begun.isCompleted) return begun.completed;
    const completion = this.finish(id, begun, check, source, caller);
    this.running.add(completion);
    try {
      return await completion;
    } finally {
      this.running.delete(completion);
    }
  }

  private async finish(
    id: string,
    assembly: Assembly,
    check: RpcInput<typeof addVersion>['check'],
    source: string,
    caller: Caller,
  ): Promise<Completed> {
    const { key, parts } = assembly;
    let completed: Completed;
    try {
      const sha256 = await this.assemble(assembly, source);
      // If that fails, it may be a version all the same: the sweeper decides what becomes of the contents.
      completed = await this.rpc.call(addVersion, { id, key, sha256, check }, caller);
    } catch (error) {
      const isOver = error instanceof AppError && HOPELESS.has(error.code);
      // If this fails, the sweeper removes the parts, and another try can begin after a few minutes.
      await (
        isOver
          ? this.rpc.call(cancelUpload, { id }, caller)
          : this.rpc.call(releaseUpload, { id, key }, caller)
      ).catch(() => undefined);
      throw error;
    }
    // What is left is removed by the sweeper.
    for (const part of parts) await this.store.remove(part).catch(() => undefined);
    return completed;
  }

  /** @returns the SHA-256 of the contents */
  private async assemble({ size, parts, key }: Assembly, source: string): Promise<string> {
    const hash = createHash('sha256');
    await this.space.during(source, size, async (reservation) => {
      const contents = new PdfStream(size, reservation);
      const chunks = Readable.from(this.chunksOf(parts, hash), { objectMode: false });
      chunks.on('error', (error) => contents.destroy(error));
      try {
        await this.store.write(key, chunks.pipe(contents));
      } catch (error) {
        throw contents.failure ?? error;
      } finally {
        chunks.destroy();
      }
      if (contents.size === size) return;
      await this.store.remove(key);
      throw new Error(`the parts of ${key} have ${contents.size} bytes, not ${size}`);
    });
    return hash.digest('hex');
  }

  private async *chunksOf(
    parts: readonly string[],
    hash: { update(chunk: Buffer): unknown },
  ): AsyncGenerator<Buffer> {
    for (const part of parts) {
      const contents = await this.store.read(part);
      if (!contents) throw partLost();
      for await (const chunk of contents as AsyncIterable<Buffer>) {
        this.shutdown.signal.throwIfAborted();
        hash.update(chunk);
        yield chunk;
      }
    }
  }
}

const partLost = () =>
  new AppError('files.upload_not_found', {
    userMessage: 'A part of this upload was lost. Upload the file again.',
  });
