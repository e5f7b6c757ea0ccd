import type { MigrationInterface, QueryRunner } from 'typeorm';
import { unsetAnswers } from '../content/unset-answers.ts';

export class UnsetSheetAnswers1768700000020 implements MigrationInterface {
  name = 'UnsetSheetAnswers1768700000020';

  async up(db: QueryRunner): Promise<void> {
    await unsetAnswers(db, 'spec_sheets', `kind = 'booklet'`);
  }

  /** The version before reads no answer as No. */
  async down(): Promise<void> {}
}
