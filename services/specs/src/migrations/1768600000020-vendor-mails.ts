import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Counts of mails to vendors, whose mails they are, who stopped them, and the version that a PDF is for. */
export class VendorMails1768600000020 implements MigrationInterface {
  name = 'VendorMails1768600000020';

  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      create table vendor_mail_counts (
        user_id uuid,
        recipient text not null,
        mail_id uuid not null,
        counted_at timestamptz not null
      )`);
    for (const column of ['user_id', 'recipient'])
      await db.query(
        `create index vendor_mail_counts_${column}_idx on vendor_mail_counts (${column}, counted_at)`,
      );
    await db.query('create index vendor_mail_counts_counted_idx on vendor_mail_counts (counted_at)');
    await db.query(`
      create table stopped_recipients (
        recipient text constraint stopped_recipients_pk primary key,
        stopped_at timestamptz not null
      )`);
    await db.query(`create index mails_owner_idx on mails (split_part(ref, '/', -1))`);
    await db.query('alter table vendor_links add told_chosen_mail_id uuid');
    await db.query('alter table quotes add file_version integer');
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('drop index mails_owner_idx');
    await db.query('alter table quotes drop file_version');
    await db.query('alter table vendor_links drop told_chosen_mail_id');
    for (const table of ['stopped_recipients', 'vendor_mail_counts']) await db.query(`drop table ${table}`);
  }
}
