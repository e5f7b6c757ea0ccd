import { Injectable, Logger, type OnApplicationShutdown } from '@nestjs/common';
import type { ReportPicture } from '@printpartner/contracts';
import { describeError } from '@printpartner/messaging';
import { ChildBroken, ChildDied, ChildTimedOut } from '../isolation/child-pool.ts';
import { type Caller, SharedPool } from '../isolation/shared-pool.ts';
import type { PressPicture } from './press-picture.ts';

/** Request to the child process. */
export interface PicturesRequest {
  pictures: readonly ReportPicture[];
}

const HEAP_MB = 256;
/** libvips takes more address space than it uses. */
const DATA_KB = 2_500_000;

/** Converts pictures of pages to CMYK in child processes. */
@Injectable()
export class PicturePress implements OnApplicationShutdown {
  private readonly logger = new Logger(PicturePress.name);
  private readonly pool = new SharedPool<PicturesRequest, PressPicture[]>(
    {
      module: new URL('pictures.child', import.meta.url),
      heapMb: HEAP_MB,
      dataKb: DATA_KB,
      loadsAddons: true,
    },
    {
      parallel: 2,
      // Pictures that take long must leave a place to others.
      parallelOfSource: 1,
      // Eight pictures take one to two seconds.
      limitMs: 6_000,
      minMs: 1_500,
      busyMessage: 'Too many reports are being written right now. Try again in a minute.',
    },
  );
  private isStopping = false;

  /**
   * Leaves out pictures that can't be read, and all of them if that takes too long; the report says which pages it doesn't
   * show. Without a place in time the caller may try again, so no picture is missing because others were faster.
   *
   * @param source whose pictures count together, as uploads do
   * @param call has the time for the pictures alone
   * @throws AppError system.busy
   */
  async press(pictures: readonly ReportPicture[], source: string, call: Caller): Promise<PressPicture[]> {
    if (pictures.length === 0) return [];
    try {
      return await this.pool.run({ pictures }, source, call);
    } catch (error) {
      const isOfPictures =
        error instanceof ChildTimedOut || error instanceof ChildDied || error instanceof ChildBroken;
      if (this.isStopping || !isOfPictures) throw error;
      this.logger.warn(describeError(error));
      return [];
    }
  }

  onApplicationShutdown(): void {
    this.isStopping = true;
    this.pool.close();
  }
}
