import { Worker } from 'node:worker_threads';
import type { FileReport, FileJob, FileProgress } from './file-job.ts';

/**
 * Checks files in a worker thread, so that Ctrl-C works while a page is interpreted and a file that
 * exhausts memory ends the thread, not the command.
 */
export class Inspector {
  readonly #compileCache: string;
  #worker: Worker | null = null;

  constructor(compileCache: string) {
    this.#compileCache = compileCache;
  }

  /** @throws the error that ended the thread; the next file starts a new one */
  async inspect(job: FileJob, onProgress: (progress: FileProgress) => void): Promise<FileReport> {
    this.#worker ??= this.#start();
    const worker = this.#worker;
    const { promise, resolve, reject } = Promise.withResolvers<FileReport>();
    const onMessage = (message: FileReport | FileProgress) => {
      if (message.kind === 'progress') onProgress(message);
      else resolve(message);
    };
    const onExit = (code: number) => reject(new Error(`the inspector thread exited with code ${code}`));
    worker.on('message', onMessage).on('error', reject).on('exit', onExit);
    worker.postMessage(job, []);
    try {
      return await promise;
    } catch (error) {
      this.#worker = null;
      throw error;
    } finally {
      worker.off('message', onMessage).off('error', reject).off('exit', onExit);
    }
  }

  async close(): Promise<void> {
    await this.#worker?.terminate();
  }

  #start(): Worker {
    return new Worker(new URL('inspector-thread.ts', import.meta.url), {
      env: { ...process.env, NODE_COMPILE_CACHE: this.#compileCache },
    });
  }
}
