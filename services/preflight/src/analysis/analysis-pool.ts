import { type ChildProcess, fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { Injectable, type OnApplicationShutdown } from '@nestjs/common';
import type { PreflightMode, PreflightResult, ProfileId } from '@printpartner/preflight-engine';
import type { WrittenInks } from './ink-file.ts';

/** Request to the child process. */
export interface AnalysisRequest {
  path: string;
  mode: PreflightMode;
  profile: ProfileId;
  password?: string | undefined;
  /** Where a full check writes the pages' ink data. */
  inkPath: string;
  /** Time limit for rendering and decoding all pages, ms. */
  inkMs: number;
  /** Time limit for the whole file, ms. */
  limitMs: number;
}

export interface Analysis {
  result: PreflightResult;
  /** Null for a quick check. */
  inks: WrittenInks | null;
}

/** Messages from the child process. */
export type AnalysisMessage =
  | { kind: 'progress'; page: number; pages: number }
  | ({ kind: 'done' } & Analysis)
  | { kind: 'broken'; message: string };

type OnProgress = (page: number, pages: number) => void;

/** The child process died or ran out of memory, possibly because of the file. */
export class AnalysisDied extends Error {}
export class AnalysisTimedOut extends Error {}
/** The child caught an error in our code. A retry would fail the same way. */
export class AnalysisBroken extends Error {}

export interface AnalysisLimits {
  /** Files checked in parallel. */
  workers: number;
  /** Time limit per file of an account, ms. */
  limitMs: number;
  /** Time limit per file of a visitor, ms. */
  visitorLimitMs: number;
}

export const ANALYSIS_LIMITS = Symbol('analysis limits');

const HEAP_MB = 1_024;
/** A child process is replaced after this many files, so that leaks can't add up. */
const FILES_PER_CHILD = 50;

const isBuilt = import.meta.url.endsWith('.js');
const program = fileURLToPath(new URL(isBuilt ? 'analysis.child.js' : 'analysis.child.ts', import.meta.url));

/** Reuses idle child processes. It starts as many as files are checked in parallel. */
@Injectable()
export class AnalysisPool implements OnApplicationShutdown {
  private readonly idle: AnalysisProcess[] = [];
  private readonly all = new Set<AnalysisProcess>();

  /** @throws AnalysisDied, AnalysisTimedOut, AnalysisBroken, or the signal's reason */
  async run(request: AnalysisRequest, onProgress: OnProgress, signal: AbortSignal): Promise<Analysis> {
    const analysis = this.idle.pop() ?? new AnalysisProcess();
    this.all.add(analysis);
    try {
      return await analysis.run(request, onProgress, signal);
    } finally {
      this.idle.push(analysis);
    }
  }

  onApplicationShutdown(): void {
    for (const analysis of this.all) analysis.close();
  }
}

/** A child process that checks one file at a time. It's replaced when it fails or has served its share of files. */
class AnalysisProcess {
  #child: ChildProcess | undefined;
  #filesServed = 0;

  async run(request: AnalysisRequest, onProgress: OnProgress, signal: AbortSignal): Promise<Analysis> {
    signal.throwIfAborted();
    const child = this.#liveChild();
    this.#filesServed += 1;
    try {
      return await this.#send(child, request, onProgress, signal);
    } catch (error) {
      this.close();
      throw error;
    }
  }

  close(): void {
    this.#child?.kill('SIGKILL');
    this.#child = undefined;
  }

  #liveChild(): ChildProcess {
    if (this.#filesServed >= FILES_PER_CHILD) this.close();
    if (this.#child?.connected) return this.#child;
    this.#filesServed = 0;
    this.#child = fork(program, {
      // A hostile file must not reach the service's secrets.
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

  #send(
    child: ChildProcess,
    request: AnalysisRequest,
    onProgress: OnProgress,
    signal: AbortSignal,
  ): Promise<Analysis> {
    const { promise, resolve, reject } = Promise.withResolvers<Analysis>();
    const { limitMs } = request;
    const timedOut = () => reject(new AnalysisTimedOut(`took longer than ${limitMs} ms`));
    const timeout = setTimeout(timedOut, limitMs);
    const onMessage = (message: AnalysisMessage) => {
      if (message.kind === 'progress') onProgress(message.page, message.pages);
      else if (message.kind === 'done') resolve(message);
      else reject(new AnalysisBroken(message.message));
    };
    const onExit = (code: number | null, exitSignal: string | null) =>
      reject(new AnalysisDied(`child process exited with ${exitSignal ?? code}`));
    const onAbort = () => reject(signal.reason as Error);
    child.on('message', onMessage).once('exit', onExit).once('error', reject);
    signal.addEventListener('abort', onAbort);
    child.send(request);
    return promise.finally(() => {
      clearTimeout(timeout);
      child.off('message', onMessage).off('exit', onExit).off('error', reject);
      signal.removeEventListener('abort', onAbort);
    });
  }
}
