import { Injectable, Logger, type OnApplicationShutdown } from '@nestjs/common';
import type { PreflightResult } from '@printpartner/contracts';
import { AppError, describeError, type HandlerCall } from '@printpartner/messaging';
import { ChildPool } from '../isolation/child-pool.ts';
import { ChildDied, ChildTimedOut } from '../isolation/child-worker.ts';

/** Request to the child process. */
export interface ReportRequest {
  result: PreflightResult;
}

type Caller = Pick<HandlerCall, 'remainingMs' | 'signal'>;

const HEAP_MB = 384;
const DATA_KB = 1_000_000;
/** Reports written in parallel; more wait. */
const PARALLEL = 2;
const MAX_WAITING = 20;
/** Written or waiting in this process, so that one source can't take the others' places. */
const MAX_OF_SOURCE = 4;
/** A long report takes about a second. */
const LIMIT_MS = 10_000;
/** Too little time for a report; the caller may try again. */
const MIN_MS = 2_500;
/** The caller must get the error before its own deadline. */
const REPLY_MS = 500;

/** Writes reports in child processes. */
@Injectable()
export class ReportWriter implements OnApplicationShutdown {
  private readonly logger = new Logger(ReportWriter.name);
  private readonly pool = new ChildPool<ReportRequest, string>({
    module: new URL('report.child', import.meta.url),
    heapMb: HEAP_MB,
    dataKb: DATA_KB,
  });
  private isStopping = false;
  private running = 0;
  private readonly waiting: (() => void)[] = [];
  private readonly unfinished = new Map<string, number>();

  /**
   * @param source whose reports count together, as uploads do
   * @returns the PDF in base64
   * @throws AppError preflight.report_too_long, system.busy
   */
  async write(result: PreflightResult, source: string, call: Caller): Promise<string> {
    const unfinished = this.unfinished.get(source) ?? 0;
    if (unfinished >= MAX_OF_SOURCE) throw busy();
    this.unfinished.set(source, unfinished + 1);
    try {
      return await this.writeInTurn(result, call);
    } finally {
      const left = (this.unfinished.get(source) ?? 1) - 1;
      if (left > 0) this.unfinished.set(source, left);
      else this.unfinished.delete(source);
    }
  }

  onApplicationShutdown(): void {
    this.isStopping = true;
    this.pool.close();
  }

  private async writeInTurn(result: PreflightResult, call: Caller): Promise<string> {
    await this.turn();
    try {
      if (call.remainingMs() < MIN_MS) throw busy();
      const limitMs = Math.max(1, Math.min(LIMIT_MS, call.remainingMs() - REPLY_MS));
      return await this.pool.run({ result }, { limitMs, signal: call.signal });
    } catch (error) {
      if (this.isStopping || !(error instanceof ChildTimedOut || error instanceof ChildDied)) throw error;
      this.logger.warn({ sessionId: result.sessionId, ...describeError(error) });
      throw tooLong();
    } finally {
      const next = this.waiting.shift();
      if (next) next();
      else this.running -= 1;
    }
  }

  /** Waits while `PARALLEL` reports are being written; each passes its place on. */
  private async turn(): Promise<void> {
    if (this.running < PARALLEL) {
      this.running += 1;
      return;
    }
    if (this.waiting.length >= MAX_WAITING) throw busy();
    await new Promise<void>((resolve) => this.waiting.push(resolve));
  }
}

const tooLong = () =>
  new AppError('preflight.report_too_long', {
    userMessage: 'This result is too long for a PDF report. Download the JSON report instead.',
  });

const busy = () =>
  new AppError('system.busy', {
    userMessage: 'Too many reports are being written right now. Try again in a minute.',
  });
