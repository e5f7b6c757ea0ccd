import { erasedUsersSql } from '@printpartner/service-kit';
import type { MigrationInterface, QueryRunner } from 'typeorm';

export class ErasedUsers1764000000000 implements MigrationInterface {
  name = 'ErasedUsers1764000000000';

  async up(db: QueryRunner): Promise<void> {
    await db.query(erasedUsersSql.up);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(erasedUsersSql.down);
  }
}
