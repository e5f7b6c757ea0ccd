import type { MigrationInterface, QueryRunner } from 'typeorm';
import { unsetAnswers } from '../content/unset-answers.ts';

export class UnsetDraftAnswers1768700000010 implements MigrationInterface {
  name = 'UnsetDraftAnswers1768700000010';

  async up(db: QueryRunner): Promise<void> {
    await unsetAnswers(db, 'specs', `name = 'booklet_current'`);
  }

  /** The version before reads no answer as No. */
  async down(): Promise<void> {}
}
