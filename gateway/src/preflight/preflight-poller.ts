import { EventEmitter, once } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';
import { Injectable } from '@nestjs/common';
import { type PreflightResult, readPreflight, type RpcOutput } from '@printpartner/contracts';
import { AppError, RpcClient } from '@printpartner/messaging';
import type { Caller } from '../http/caller.ts';

type PreflightState = RpcOutput<typeof readPreflight>;

const FIRST_PAUSE_MS = 100;
const MAX_PAUSE_MS = 1_000;

/** Polls sessions until they end. Requests that follow the same session, such as its upload and its event stream, share the calls. */
@Injectable()
export class PreflightPoller {
  private readonly polls = new Map<string, SessionPoll>();

  constructor(private readonly rpc: RpcClient) {}

  read(sessionId: string, owner: string, caller: Caller): Promise<PreflightState> {
    return this.rpc.call(readPreflight, { sessionId, owner }, caller);
  }

  /** Yields each change; the last state is done or failed. Ends early when the signal aborts. */
  async *follow(
    sessionId: string,
    owner: string,
    caller: Caller,
    signal: AbortSignal,
  ): AsyncGenerator<PreflightState> {
    const key = `${owner} ${sessionId}`;
    const poll = this.polls.get(key) ?? new SessionPoll(() => this.read(sessionId, owner, caller));
    this.polls.set(key, poll);
    poll.followers += 1;
    try {
      let last: PreflightState | undefined;
      while (!signal.aborted) {
        if (poll.state !== last) {
          last = poll.state;
          if (last) yield last;
        } else if (poll.hasEnded) {
          if (poll.error) throw poll.error;
          return;
        } else await once(poll, 'change', { signal }).catch(() => undefined);
      }
    } finally {
      poll.followers -= 1;
      if (poll.followers === 0 || poll.hasEnded) {
        poll.stop();
        if (this.polls.get(key) === poll) this.polls.delete(key);
      }
    }
  }

  /** @throws AppError preflight.gave_up if the check failed; the signal's reason if that is an AppError */
  async result(
    sessionId: string,
    owner: string,
    caller: Caller,
    signal: AbortSignal,
  ): Promise<PreflightResult> {
    let failure: string | null = null;
    for await (const state of this.follow(sessionId, owner, caller, signal)) {
      if (state.result) return state.result;
      failure = state.failure;
    }
    if (signal.reason instanceof AppError) throw signal.reason;
    throw new AppError('preflight.gave_up', {
      userMessage: failure ?? "This file couldn't be checked. Try again.",
    });
  }
}

/** Reads one session with growing pauses until it ends, a read fails, or nobody follows it any longer. */
class SessionPoll extends EventEmitter<{ change: [] }> {
  followers = 0;
  state: PreflightState | undefined;
  error: unknown;
  hasEnded = false;
  readonly #stopped = new AbortController();

  constructor(private readonly read: () => Promise<PreflightState>) {
    super();
    this.setMaxListeners(0);
    void this.#run();
  }

  stop(): void {
    this.#stopped.abort();
  }

  async #run(): Promise<void> {
    const { signal } = this.#stopped;
    try {
      for (let pause = FIRST_PAUSE_MS; !signal.aborted; pause = Math.min(MAX_PAUSE_MS, pause * 1.3)) {
        const state = await this.read();
        this.hasEnded = state.state === 'done' || state.state === 'failed';
        if (hasChanged(state, this.state)) {
          this.state = state;
          this.emit('change');
        }
        if (this.hasEnded) return;
        await wait(pause, undefined, { signal }).catch(() => undefined);
      }
    } catch (error) {
      this.error = error;
      this.hasEnded = true;
      this.emit('change');
    }
  }
}

const hasChanged = (now: PreflightState, before: PreflightState | undefined): boolean =>
  now.state !== before?.state || now.page !== before.page || now.pages !== before.pages;
