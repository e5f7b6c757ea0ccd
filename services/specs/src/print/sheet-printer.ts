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

  /** @returns the PDF. @throws AppError system.busy */
  async print(sheet: PrintedSheet, { signal }: Pick<HandlerCall, 'signal'>): Promise<Buffer> {
    if (this.pool.queueSize >= MAX_WAITING) throw busy();
    const today = new Date().toISOString().slice(0, 'YYYY-MM-DD'.length);
    return Buffer.from(await this.pool.run({ sheet, today }, { signal }));
  }

  async onApplicationShutdown(): Promise<void> {
    await this.pool.destroy();
  }
}

const busy = () =>
  new AppError('system.busy', {
    userMessage: 'Too many spec sheets are being printed right now. Try again in a minute.',
  });
