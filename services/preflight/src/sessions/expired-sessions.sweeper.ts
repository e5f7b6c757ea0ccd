import { Inject, Injectable, Logger } from '@nestjs/common';
import { FileStore } from '@printpartner/file-store';
import { describeError } from '@printpartner/messaging';
import { Sweeper } from '@printpartner/service-kit';
import { PreflightSessionsRepository } from './preflight-sessions.repository.ts';
import { SessionCleanup } from './session-cleanup.ts';
import { isSessionFile } from './preflight-session.entity.ts';

/** Minutes after which an ended session is removed, and a file without a session. */
export const SESSION_LIFETIME = Symbol('session lifetime');
const MINUTE_MS = 60_000;

/** Removes expired sessions, and orphaned files left by interrupted uploads and failed removals. */
@Injectable()
export class ExpiredSessionsSweeper extends Sweeper {
  private readonly logger = new Logger(ExpiredSessionsSweeper.name);

  constructor(
    @Inject(SESSION_LIFETIME) private readonly lifetimeMinutes: number,
    private readonly sessions: PreflightSessionsRepository,
    private readonly cleanup: SessionCleanup,
    private readonly store: FileStore,
  ) {
    super(MINUTE_MS);
  }

  override onApplicationBootstrap(): void {
    // Without its rules, a bucket keeps nothing longer than this sweeper does, unless that fails.
    this.store.prepare().catch((error: unknown) => this.logger.warn(describeError(error)));
    super.onApplicationBootstrap();
  }

  async sweep(signal?: AbortSignal): Promise<void> {
    await this.cleanup.removeEnded(this.lifetimeMinutes, signal);
    if (signal?.aborted) return;
    const oldest = Date.now() - this.lifetimeMinutes * MINUTE_MS;
    const files = await this.store.list();
    const old = files.filter(({ key, modifiedAt }) => modifiedAt < oldest && isSessionFile(key));
    // A file may wait for its check for longer than that.
    const orphans = await this.sessions.orphansAmong(old.map(({ key }) => key));
    for (const key of orphans) await this.store.remove(key);
    await this.store.sweep();
  }
}
