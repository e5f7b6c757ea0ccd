import { fileURLToPath } from 'node:url';
import { MessageChannel } from 'node:worker_threads';
import { Injectable, Optional, type OnApplicationShutdown } from '@nestjs/common';
import { specForms } from '@printpartner/contracts/spec-fields';
import { AppError, type HandlerCall } from '@printpartner/messaging';
import { Piscina } from 'piscina';
import type { PrintedSheet } from './sheet-pdf.ts';
import type { PrintRequest } from './sheet-pdf.worker.ts';

const isBuilt = import.meta.url.endsWith('.js');
/** Sheets laid out at once; more wait. */
const PARALLEL = 2;
const MAX_WAITING = 20;
/** ms after which an unused thread ends. */
const IDLE_MS = 30_000;
const HEAP_MB = 256;
/** Long notes take about a second, ms. From when a thread begins with the sheet. */
const LIMIT_MS = 8_000;
/** Too little time left for a sheet, ms; the user may try again. */
const MIN_MS = 2_500;
/** The caller must get the error before its own deadline. */
const REPLY_MS = 500;

/** Lays out sheets in threads, so that the service goes on answering. */
@Injectable()
export class SheetPrinter implements OnApplicationShutdown {
  private readonly pool = new Piscina<PrintRequest, Uint8Array>({
    filename: fileURLToPath(new URL(`sheet-pdf.worker.${isBuilt ? 'js' : 'ts'}`, import.meta.url)),
    execArgv: isBuilt ? [] : ['--conditions=@printpartner/source'],
    minThreads: 0,
    maxThreads: PARALLEL,
    maxQueue: MAX_WAITING,
    idleTimeout: IDLE_MS,
    resourceLimits: { maxOldGenerationSizeMb: HEAP_MB },
  });

  /** Users whose sheet is being printed or waits: one each, so that none takes the others' places. */
  private readonly users = new Set<string>();

  /** @param limitMs per sheet */
  constructor(@Optional() private readonly limitMs = LIMIT_MS) {}

  /** @returns the PDF. @throws AppError system.busy, specs.too_long_to_print */
  async print(
    sheet: PrintedSheet,
    call: Pick<HandlerCall, 'userId' | 'signal' | 'remainingMs'>,
  ): Promise<Buffer> {
    const { userId, signal } = call;
    if (this.users.has(userId) || this.pool.queueSize >= MAX_WAITING) throw busy();
    this.users.add(userId);
    const limit = new AbortController();
    const abortIn = (ms: number, reason: () => AppError) =>
      setTimeout(() => limit.abort(reason()), Math.max(0, ms));
    const { port1: begun, port2: beginning } = new MessageChannel();
    let timer = abortIn(call.remainingMs() - MIN_MS, busy);
    begun.on('message', () => {
      clearTimeout(timer);
      const leftMs = call.remainingMs() - REPLY_MS;
      // A sheet that had too little time is no proof of one that takes too long.
      timer = leftMs < this.limitMs ? abortIn(leftMs, busy) : abortIn(this.limitMs, tooLong);
    });
    const today = new Date().toISOString().slice(0, 'YYYY-MM-DD'.length);
    try {
      const pdf = await this.pool.run(
        { sheet, today, beginning },
        {
          signal: AbortSignal.any(signal ? [signal, limit.signal] : [limit.signal]),
          transferList: [beginning],
        },
      );
      return Buffer.from(pdf);
    } catch (error) {
      if (isOutOfMemory(error)) throw tooLong();
      throw limit.signal.aborted && !signal?.aborted ? limit.signal.reason : error;
    } finally {
      clearTimeout(timer);
      begun.close();
      this.users.delete(userId);
    }
  }

  async onApplicationShutdown(): Promise<void> {
    await this.pool.destroy();
  }
}

const isOutOfMemory = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY';

const tooLong = () =>
  new AppError('specs.too_long_to_print', {
    userMessage: 'These specs are too long for a PDF. Shorten the notes, or choose Copy to send the text.',
  });

const busy = () =>
  new AppError('system.busy', {
    userMessage: 'A spec sheet is being printed already. Try again in a few seconds.',
  });

/** Not allowed in file names of common systems. */
const NOT_IN_FILE_NAMES = /[\\/:*?"<>|]+/g;

/** A sheet's file name, without an ending. Versions of a link have names of their own. */
export const printedName = ({ kind, title, version }: PrintedSheet): string =>
  `${(title || specForms[kind].sheetTitle).replaceAll(NOT_IN_FILE_NAMES, '-')}${version === undefined ? '' : ` v${version}`}`;
