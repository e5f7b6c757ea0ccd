import { decodeJob } from './decode-job.ts';
import { DecodingProcess } from './decoding-process.ts';
import { fault, type PixelFault, type PixelJob, type PixelResult } from './pixel-job.ts';

export interface PixelDecoderOptions {
  /** Maximum time for one image, ms. */
  timeout?: number;
}

const DEFAULT_TIMEOUT = 20_000;
/**
 * Samples without a codec up to this size are averaged here, in a third of a second at most: passing them to another process takes
 * longer. Larger ones would keep this one from anything else for too long.
 */
const MAX_OWN_BYTES = 120_000_000;

/**
 * Decodes images. Codecs run in a child process, one image at a time. The process is started for the first image and replaced if it
 * crashes, times out or reaches its limits. Failures are returned, never thrown.
 */
export class PixelDecoder {
  readonly #timeout: number;
  #process: DecodingProcess | null = null;
  #last: Promise<unknown> = Promise.resolve();
  #isClosed = false;

  constructor({ timeout = DEFAULT_TIMEOUT }: PixelDecoderOptions = {}) {
    this.#timeout = timeout;
  }

  /** Id of the decoding process; undefined if there is none. */
  get pid(): number | undefined {
    return this.#process?.isUsable ? this.#process.pid : undefined;
  }

  async decode(job: PixelJob, signal?: AbortSignal): Promise<PixelResult> {
    if (job.codec === 'raw' && job.bytes.length <= MAX_OWN_BYTES)
      return this.#isClosed ? closed : signal?.aborted ? aborted : decodeJob(job);
    const result = this.#last.then(() => this.#run(job, signal));
    this.#last = result;
    return result;
  }

  /** Kills the process and its current job. */
  close(): void {
    this.#isClosed = true;
    this.#process?.kill(closed);
    this.#process = null;
  }

  [Symbol.dispose](): void {
    this.close();
  }

  async #run(job: PixelJob, signal: AbortSignal | undefined): Promise<PixelResult> {
    if (this.#isClosed) return closed;
    if (signal?.aborted) return aborted;
    if (!this.#process?.isUsable) this.#process = new DecodingProcess();
    const current = this.#process;
    const timer = setTimeout(
      () => current.kill(fault('timeout', `The image took longer than ${this.#timeout} ms`)),
      this.#timeout,
    );
    const abort = () => current.kill(aborted);
    signal?.addEventListener('abort', abort, { once: true });
    const result = await current.run(job);
    clearTimeout(timer);
    signal?.removeEventListener('abort', abort);
    return result;
  }
}

const closed: PixelFault = fault('closed', 'The decoder is closed');
const aborted: PixelFault = fault('aborted', 'The decoding was aborted');
