import { setTimeout as wait } from 'node:timers/promises';
import { Injectable } from '@nestjs/common';
import { readPreflight, type RpcOutput } from '@printpartner/contracts';
import { AppError, RpcClient } from '@printpartner/messaging';
import type { Caller } from '../http/caller.ts';

export type PreflightState = RpcOutput<typeof readPreflight>;

const FIRST_LOOK_MS = 100;
const LAST_LOOK_MS = 1_000;

/** Follows checks to their end by asking, ever more slowly: what is told over pub/sub can be missed. */
@Injectable()
export class PreflightSessions {
  constructor(private readonly rpc: RpcClient) {}

  read(sessionId: string, owner: string, caller: Caller): Promise<PreflightState> {
    return this.rpc.call(readPreflight, { sessionId, owner }, caller);
  }

  /** States as they change, the last of them done or failed. Ends with the signal. */
  async *follow(
    sessionId: string,
    owner: string,
    caller: Caller,
    signal: AbortSignal,
  ): AsyncGenerator<PreflightState> {
    let last = '';
    for (let pause = FIRST_LOOK_MS; !signal.aborted; pause = Math.min(LAST_LOOK_MS, pause * 1.3)) {
      const state = await this.read(sessionId, owner, caller);
      const now = `${state.state} ${state.page} ${state.pages}`;
      if (now !== last) yield state;
      last = now;
      if (state.state === 'done' || state.state === 'failed') return;
      await wait(pause, undefined, { signal }).catch(() => undefined);
    }
  }
}

/** What the user is told of a check that failed. */
export const gaveUp = ({ failure }: PreflightState) =>
  new AppError('preflight.gave_up', { userMessage: failure ?? 'This file could not be checked.' });
