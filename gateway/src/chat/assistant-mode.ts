import { setTimeout as wait } from 'node:timers/promises';
import { Injectable } from '@nestjs/common';
import { type PublicConfig, readChatMode } from '@printpartner/contracts';
import { RpcClient } from '@printpartner/messaging';

type Mode = PublicConfig['assistant'];

const KNOWN_FOR_MS = 10_000;
const UNKNOWN_FOR_MS = 1_000;
const DEADLINE_MS = 1_500;
/** How long the first question waits. Later ones get what was known before. */
const FIRST_WAIT_MS = 250;

/** Which mode of the assistant answers, without a call for every question and without waiting for a service that is away. */
@Injectable()
export class AssistantMode {
  private known: { mode: Mode; until: number } | undefined;
  private reading: Promise<Mode> | undefined;

  constructor(private readonly rpc: RpcClient) {}

  async current(requestId: string): Promise<Mode> {
    const { known } = this;
    if (known && performance.now() < known.until) return known.mode;
    this.reading ??= this.read(requestId);
    if (known) return known.mode;
    return Promise.race([this.reading, wait(FIRST_WAIT_MS, 'unknown' as const, { ref: false })]);
  }

  private async read(requestId: string): Promise<Mode> {
    const mode = await this.rpc.call(readChatMode, {}, { requestId, deadlineMs: DEADLINE_MS }).then(
      (answer): Mode => answer.mode,
      () => 'unknown' as const,
    );
    const lifetime = mode === 'unknown' ? UNKNOWN_FOR_MS : KNOWN_FOR_MS;
    this.known = { mode, until: performance.now() + lifetime };
    this.reading = undefined;
    return mode;
  }
}
