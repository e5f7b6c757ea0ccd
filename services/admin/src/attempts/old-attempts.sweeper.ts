import { type BeforeApplicationShutdown, Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { RepeatedTask } from '@printpartner/messaging';
import type { DataSource } from 'typeorm';

const HOUR_MS = 3_600_000;
const KEPT = `interval '90 days'`;

/** Removes attempts after 90 days; the totals stay. */
@Injectable()
export class OldAttemptsSweeper implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly task = new RepeatedTask(OldAttemptsSweeper.name, HOUR_MS, () => this.sweep());

  constructor(@InjectDataSource() private readonly dataSource: DataSource) {}

  onApplicationBootstrap(): void {
    this.task.start();
  }

  // Before, not on: the database may close first.
  async beforeApplicationShutdown(): Promise<void> {
    await this.task.stop();
  }

  async sweep(): Promise<void> {
    await this.dataSource.query(`delete from signup_attempts where at < now() - ${KEPT}`);
    await this.dataSource.query(`delete from erased_emails where erased_at < now() - ${KEPT}`);
  }
}
