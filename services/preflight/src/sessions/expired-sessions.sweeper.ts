import {
  type BeforeApplicationShutdown,
  Inject,
  Injectable,
  type OnApplicationBootstrap,
} from '@nestjs/common';
import { FileStore } from '@printpartner/file-store';
import { RepeatedTask } from '@printpartner/messaging';
import { PreflightSessionsRepository } from './preflight-sessions.repository.ts';
import { SessionCleanup } from './session-cleanup.ts';
import { isSessionFile } from './preflight-session.entity.ts';

/** Minutes after which an ended session is removed, and a file without a session. */
export const SESSION_LIFETIME = Symbol('session lifetime');
const MINUTE_MS = 60_000;

/** Removes expired sessions, and orphaned files left by interrupted uploads and failed removals. */
@Injectable()
export class ExpiredSessionsSweeper implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly task = new RepeatedTask(ExpiredSessionsSweeper.name, MINUTE_MS, (signal) =>
    this.sweep(signal),
  );

  constructor(
    @Inject(SESSION_LIFETIME) private readonly lifetimeMinutes: number,
    private readonly sessions: PreflightSessionsRepository,
    private readonly cleanup: SessionCleanup,
    private readonly store: FileStore,
  ) {}

  onApplicationBootstrap(): void {
    this.task.start();
  }

  // Before, not on: the database may close first.
  async beforeApplicationShutdown(): Promise<void> {
    await this.task.stop();
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
  }
}
