import { Injectable, Logger, type OnApplicationShutdown } from '@nestjs/common';
import type { PreflightResult, ReportPicture } from '@printpartner/contracts';
import { AppError, describeError } from '@printpartner/messaging';
import { ChildDied, ChildTimedOut } from '../isolation/child-pool.ts';
import { type Caller, SharedPool } from '../isolation/shared-pool.ts';
import { PicturePress } from './picture-press.ts';
import type { PressPicture } from './press-picture.ts';

/** Request to the child process. */
export interface ReportRequest {
  result: PreflightResult;
  pictures: readonly PressPicture[];
}

const HEAP_MB = 384;
const DATA_KB = 1_000_000;
/** Kept free of the pictures, ms, so that the report can be written without them. */
const WRITING_MS = 5_000;

/** Writes reports in child processes. */
@Injectable()
export class ReportWriter implements OnApplicationShutdown {
  private readonly logger = new Logger(ReportWriter.name);
  private readonly pool = new SharedPool<ReportRequest, string>(
    { module: new URL('report.child', import.meta.url), heapMb: HEAP_MB, dataKb: DATA_KB },
    {
      parallel: 2,
      parallelOfSource: 2,
      // A long report takes about a second.
      limitMs: 10_000,
      minMs: 2_500,
      busyMessage: 'Too many reports are being written right now. Try again in a minute.',
    },
  );
  private isStopping = false;

  constructor(private readonly press: PicturePress) {}

  /**
   * @param pictures of pages; those that can't be read are left out, and the report says so
   * @param source whose reports count together, as uploads do
   * @returns the PDF in base64
   * @throws AppError preflight.report_too_long, system.busy
   */
  async write(
    result: PreflightResult,
    pictures: readonly ReportPicture[],
    source: string,
    call: Caller,
  ): Promise<string> {
    const forPictures = { ...call, remainingMs: () => call.remainingMs() - WRITING_MS };
    const pressed = await this.press.press(pictures, source, forPictures);
    try {
      return await this.pool.run({ result, pictures: pressed }, source, call);
    } catch (error) {
      if (this.isStopping || !(error instanceof ChildTimedOut || error instanceof ChildDied)) throw error;
      this.logger.warn({ sessionId: result.sessionId, ...describeError(error) });
      throw tooLong();
    }
  }

  onApplicationShutdown(): void {
    this.isStopping = true;
    this.pool.close();
  }
}

const tooLong = () =>
  new AppError('preflight.report_too_long', {
    userMessage: 'This result is too long for a PDF report. Download the JSON report instead.',
  });
