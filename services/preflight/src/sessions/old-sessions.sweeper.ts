import {
  Inject,
  Injectable,
  Logger,
  type OnApplicationBootstrap,
  type OnApplicationShutdown,
} from '@nestjs/common';
import { FileStore } from '@printpartner/file-store';
import { describeError } from '@printpartner/messaging';
import { SessionTraces } from '../analysis/session-traces.ts';
import { PreflightSessions } from './preflight-sessions.repository.ts';
import { isSessionFile } from './session-files.ts';

export const KEPT_MINUTES = Symbol('kept minutes');
const MINUTE_MS = 60_000;

/** Removes sessions by age, and files of ours that no session holds: an upload that was cut off, a removal that failed. */
@Injectable()
export class OldSessionsSweeper implements OnApplicationBootstrap, OnApplicationShutdown {
  private readonly logger = new Logger(OldSessionsSweeper.name);
  private timer: NodeJS.Timeout;

  constructor(
    @Inject(KEPT_MINUTES) private readonly keptMinutes: number,
    private readonly sessions: PreflightSessions,
    private readonly traces: SessionTraces,
    private readonly store: FileStore,
  ) {}

  onApplicationBootstrap(): void {
    const sweep = () => void this.sweep().catch((error: unknown) => this.logger.warn(describeError(error)));
    sweep();
    this.timer = setInterval(sweep, MINUTE_MS).unref();
  }

  onApplicationShutdown(): void {
    clearInterval(this.timer);
  }

  async sweep(): Promise<void> {
    await this.traces.remove(await this.sessions.removeOlderThan(this.keptMinutes));
    const oldest = Date.now() - this.keptMinutes * MINUTE_MS;
    for (const { key, modifiedAt } of await this.store.list())
      if (modifiedAt < oldest && isSessionFile(key)) await this.store.remove(key);
  }
}
