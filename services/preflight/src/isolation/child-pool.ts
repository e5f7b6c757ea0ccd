import type { ChildProcess } from 'node:child_process';
import { basename } from 'node:path';
import { inSpan, currentTraceparent, startSpan } from '@printpartner/tracing';
import { type ChildProgram, startChild } from './child-program.ts';
import type { ChildMessage, Ran } from './serve-requests.ts';

/** A process starts in a fraction of a second, unless its machine has too much to do. */
const START_MS = 60_000;

/** A child process is replaced after this many requests, so that leaks can't add up. */
const REQUESTS_PER_CHILD = 50;

/** Reuses idle child processes. It starts as many as requests run in parallel. */
export class ChildPool<Request extends object, Answer, Progress = never> {
  readonly #program: ChildProgram;
  readonly #idle: ChildWorker<Request, Answer, Progress>[] = [];
  readonly #all = new Set<ChildWorker<Request, Answer, Progress>>();
  #isClosed = false;

  constructor(program: ChildProgram) {
    this.#program = program;
  }

  /** @throws ChildDied, ChildTimedOut, ChildNotStarted, ChildBroken, the signal's reason, or what `limitMs` throws */
  async run(request: Request, call: ChildCall<Progress>): Promise<Answer> {
    if (this.#isClosed) throw new ChildDied('the pool is closed');
    const worker = this.#idle.pop() ?? new ChildWorker(this.#program);
    this.#all.add(worker);
    try {
      return await worker.run(request, call);
    } finally {
      this.#idle.push(worker);
    }
  }

  close(): void {
    this.#isClosed = true;
    for (const worker of this.#all) worker.close();
  }
}

/** The child process died or ran out of memory, possibly because of the file. */
export class ChildDied extends Error {
  /** Whether somebody else killed it, most likely the kernel, which had no memory left: a process beyond its own limits ends itself. */
  readonly isKilled: boolean;

  constructor(message: string, { isKilled = false } = {}) {
    super(message);
    this.isKilled = isKilled;
  }
}
export class ChildTimedOut extends Error {}
/** The child process didn't begin with the request in time, or ended before. Not the request's fault. */
export class ChildNotStarted extends Error {}
/** The child caught an error in our code. A retry would fail the same way. */
export class ChildBroken extends Error {}

interface ChildCall<Progress> {
  /** Time limit, ms, from when the child begins with the request; asked for then. What it throws ends the call. */
  limitMs: () => number;
  /** Time limit until then, ms. */
  startMs?: number;
  /** Ends the call and its process. */
  signal?: AbortSignal | undefined;
  onProgress?: (progress: Progress) => void;
}

/** A child process for one request at a time. It's replaced when it fails or has served its share of requests. */
class ChildWorker<Request extends object, Answer, Progress> {
  readonly #program: ChildProgram;
  #child: ChildProcess | undefined;
  #served = 0;

  constructor(program: ChildProgram) {
    this.#program = program;
  }

  /** @throws ChildDied, ChildTimedOut, ChildNotStarted, ChildBroken, the signal's reason, or what `limitMs` throws */
  async run(request: Request, call: ChildCall<Progress>): Promise<Answer> {
    call.signal?.throwIfAborted();
    const child = this.#liveChild();
    this.#served += 1;
    try {
      const name = basename(this.#program.module.pathname);
      return await inSpan(`call ${name}`, { kind: 'client' }, () =>
        this.#send(child, request, call, childSpan(name, child.pid)),
      );
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
    if (this.#served >= REQUESTS_PER_CHILD) this.close();
    if (this.#child?.connected) return this.#child;
    this.#served = 0;
    this.#child = startChild(this.#program);
    return this.#child;
  }

  #send(
    child: ChildProcess,
    request: Request,
    { limitMs, startMs = START_MS, signal, onProgress }: ChildCall<Progress>,
    recordRun: (ran: Ran) => void,
  ): Promise<Answer> {
    const { promise, resolve, reject } = Promise.withResolvers<Answer>();
    let timeout = setTimeout(() => reject(new ChildNotStarted(`not started in ${startMs} ms`)), startMs);
    let isStarted = false;
    // Once: a hostile file that has taken over the child must not get its time again and again.
    const onStarted = () => {
      if (isStarted) return;
      isStarted = true;
      clearTimeout(timeout);
      try {
        const ms = limitMs();
        timeout = setTimeout(() => reject(new ChildTimedOut(`took longer than ${ms} ms`)), ms);
      } catch (error) {
        reject(error);
      }
    };
    const onMessage = (message: ChildMessage<Answer, Progress>) => {
      if (message.kind === 'started') return onStarted();
      if (message.kind === 'progress') return onProgress?.(message.progress);
      recordRun(message.ran);
      if (message.kind === 'done') resolve(message.answer);
      else reject(new ChildBroken(message.message));
    };
    const died = (text: string, isKilled = false) =>
      isStarted ? new ChildDied(text, { isKilled }) : new ChildNotStarted(`${text} before it began`);
    const onExit = (code: number | null, exitSignal: string | null) =>
      reject(died(`child process exited with ${exitSignal ?? code}`, exitSignal === 'SIGKILL'));
    // A process that just died can't be written to before its exit is known. One that never started is our fault.
    const onError = (error: Error) => reject(child.pid === undefined ? error : died(error.message));
    const onAbort = () => reject(signal?.reason as Error);
    child.on('message', onMessage).once('exit', onExit).once('error', onError);
    signal?.addEventListener('abort', onAbort);
    child.send(request);
    return promise.finally(() => {
      clearTimeout(timeout);
      child.off('message', onMessage).off('exit', onExit).off('error', onError);
      signal?.removeEventListener('abort', onAbort);
    });
  }
}

/**
 * Records a child's part of a trace from the times that it reports. The child itself sends no spans: it has no settings,
 * and a hostile file must not reach the receiver.
 */
function childSpan(name: string, pid: number | undefined): (ran: Ran) => void {
  const parent = currentTraceparent();
  const calledAt = Date.now();
  return (ran) => {
    if (!parent || !isRan(ran)) return;
    const { from, to } = ran;
    const startedAt = Math.max(calledAt, from);
    const attributes = { 'process.pid': pid ?? 0 };
    const span = startSpan(name, { kind: 'server', parent, startedAt, attributes });
    span?.end(Math.max(startedAt, Math.min(to, Date.now())));
  };
}

/** A hostile file may have taken over the child. */
const isRan = (ran: Partial<Ran> | undefined): ran is Ran =>
  Number.isFinite(ran?.from) && Number.isFinite(ran?.to);
