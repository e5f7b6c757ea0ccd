import { type ChildProcess, fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { AnalysisNews, AnalysisOrder, Analyzed } from './analysis-messages.ts';

const HEAP_MB = 1_024;
/** Files after which a process is replaced. */
const FILES_EACH = 50;

// The child is another program: it is found beside this file, built or not.
const isBuilt = import.meta.url.endsWith('.js');
const program = fileURLToPath(new URL(isBuilt ? 'analysis.child.js' : 'analysis.child.ts', import.meta.url));

/** The child died or ran out of memory: the file may be why. */
export class AnalysisDied extends Error {}
/** It was at work for as long as one file may take. */
export class AnalysisTimedOut extends Error {}
/** It met an error of ours: another attempt meets the same. */
export class AnalysisBroken extends Error {}

/** One child that looks at files, one after the other; replaced when it dies, hangs or has served long. */
export class AnalysisProcess {
  readonly #limitMs: number;
  #child: ChildProcess | undefined;
  #served = 0;

  constructor(limitMs: number) {
    this.#limitMs = limitMs;
  }

  /** @throws AnalysisDied, AnalysisTimedOut, AnalysisBroken, and the signal's reason */
  async run(
    order: AnalysisOrder,
    onProgress: (page: number, pages: number) => void,
    signal: AbortSignal,
  ): Promise<Analyzed> {
    signal.throwIfAborted();
    const child = this.#ready();
    this.#served += 1;
    try {
      return await this.#ask(child, order, onProgress, signal);
    } catch (error) {
      this.close();
      throw error;
    }
  }

  close(): void {
    this.#child?.kill('SIGKILL');
    this.#child = undefined;
  }

  #ready(): ChildProcess {
    if (this.#served >= FILES_EACH) this.close();
    if (this.#child?.connected) return this.#child;
    this.#served = 0;
    this.#child = fork(program, {
      // Nothing of the service's settings: its secrets are not the child's business.
      env: { PATH: process.env['PATH'] ?? '' },
      execArgv: [
        `--max-old-space-size=${HEAP_MB}`,
        ...(isBuilt ? [] : ['--conditions=@printpartner/source']),
      ],
      serialization: 'advanced',
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    });
    return this.#child;
  }

  #ask(
    child: ChildProcess,
    order: AnalysisOrder,
    onProgress: (page: number, pages: number) => void,
    signal: AbortSignal,
  ): Promise<Analyzed> {
    const { promise, resolve, reject } = Promise.withResolvers<Analyzed>();
    const wall = setTimeout(
      () => reject(new AnalysisTimedOut(`took longer than ${this.#limitMs} ms`)),
      this.#limitMs,
    );
    const hear = (news: AnalysisNews) => {
      if (news.kind === 'progress') onProgress(news.page, news.pages);
      else if (news.kind === 'done') resolve(news);
      else reject(new AnalysisBroken(news.message));
    };
    const died = (code: number | null, how: string | null) =>
      reject(new AnalysisDied(`ended by ${how ?? code}`));
    const abort = () => reject(signal.reason as Error);
    child.on('message', hear).once('exit', died).once('error', reject);
    signal.addEventListener('abort', abort);
    child.send(order);
    return promise.finally(() => {
      clearTimeout(wall);
      child.off('message', hear).off('exit', died).off('error', reject);
      signal.removeEventListener('abort', abort);
    });
  }
}
