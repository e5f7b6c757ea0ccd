import { fileURLToPath } from 'node:url';
import { Injectable, type OnApplicationShutdown } from '@nestjs/common';
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
/** Long notes take about a second, ms. */
const LIMIT_MS = 8_000;

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

  /** @returns the PDF. @throws AppError system.busy, specs.too_long_to_print */
  async print(
    sheet: PrintedSheet,
    { userId, signal }: Pick<HandlerCall, 'userId' | 'signal'>,
  ): Promise<Buffer> {
    if (this.users.has(userId) || this.pool.queueSize >= MAX_WAITING) throw busy();
    this.users.add(userId);
    const limit = AbortSignal.timeout(LIMIT_MS);
    const today = new Date().toISOString().slice(0, 'YYYY-MM-DD'.length);
    try {
      const pdf = await this.pool.run(
        { sheet, today },
        { signal: AbortSignal.any(signal ? [signal, limit] : [limit]) },
      );
      return Buffer.from(pdf);
    } catch (error) {
      throw limit.aborted && !signal?.aborted ? tooLong() : error;
    } finally {
      this.users.delete(userId);
    }
  }

  async onApplicationShutdown(): Promise<void> {
    await this.pool.destroy();
  }
}

const tooLong = () =>
  new AppError('specs.too_long_to_print', {
    userMessage: 'These specs are too long for a PDF. Shorten the notes, or choose Copy to send the text.',
  });

const busy = () =>
  new AppError('system.busy', {
    userMessage: 'A spec sheet is being printed already. Try again in a few seconds.',
  });
