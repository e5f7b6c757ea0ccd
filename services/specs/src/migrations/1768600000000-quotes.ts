import { mailFailuresSql, mailOriginSql, mailsSql } from '@printpartner/service-kit';
import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Vendors, their links to frozen versions of a sheet, quotes, and the mails about them. */
export class Quotes1768600000000 implements MigrationInterface {
  name = 'Quotes1768600000000';

  async up(db: QueryRunner): Promise<void> {
    for (const statement of [mailsSql.up, mailOriginSql.up, mailFailuresSql]) await db.query(statement);
    await db.query(
      `create index mails_failures_idx on mails (last_failed_at)
        where last_failed_at is not null and state in ('pending', 'sending', 'failed')`,
    );
    await db.query(`
      create table vendors (
        id uuid constraint vendors_pk primary key,
        user_id uuid not null,
        name text not null,
        email text not null,
        notes text not null,
        created_at timestamptz not null,
        updated_at timestamptz not null
      )`);
    await db.query('create index vendors_user_idx on vendors (user_id, id)');
    await db.query(`
      create table vendor_links (
        id uuid constraint vendor_links_pk primary key,
        user_id uuid not null,
        sheet_id uuid not null,
        vendor_id uuid,
        vendor_name text not null,
        vendor_email text not null,
        message text not null,
        version integer not null,
        sheet_revision integer not null,
        frozen_at timestamptz not null,
        openings integer not null,
        first_opened_at timestamptz,
        last_opened_at timestamptz,
        mailed_at timestamptz,
        link_mail_id uuid,
        told_mail_id uuid,
        owner_mails timestamptz[] not null,
        expires_at timestamptz not null,
        revoked_at timestamptz,
        closed_at timestamptz,
        closed_by_choice boolean not null default false,
        created_at timestamptz not null
      )`);
    await db.query('create index vendor_links_sheet_idx on vendor_links (user_id, sheet_id, id)');
    await db.query('create index vendor_links_vendor_idx on vendor_links (vendor_id)');
    await db.query(`
      create table link_versions (
        link_id uuid not null constraint link_versions_link_fk references vendor_links on delete cascade,
        version integer not null,
        user_id uuid not null,
        kind text not null,
        name text not null,
        data jsonb not null,
        shipping_option text not null,
        sheet_revision integer not null,
        frozen_at timestamptz not null,
        constraint link_versions_pk primary key (link_id, version)
      )`);
    await db.query('create index link_versions_user_idx on link_versions (user_id, link_id, version)');
    await db.query(`
      create table quotes (
        id uuid constraint quotes_pk primary key,
        user_id uuid not null,
        sheet_id uuid not null,
        link_id uuid constraint quotes_link_key unique
          constraint quotes_link_fk references vendor_links on delete cascade,
        vendor_id uuid,
        vendor_name text not null,
        version integer,
        sheet_revision integer,
        job_digest text not null,
        content jsonb not null,
        file_key text,
        file_name text,
        file_size integer,
        file_added_at timestamptz
          constraint quotes_file_added_check check ((file_added_at is null) = (file_key is null)),
        answered_at timestamptz not null,
        revision integer not null,
        seen_revision integer not null,
        created_at timestamptz not null
      )`);
    await db.query('create index quotes_sheet_idx on quotes (user_id, sheet_id, id)');
    await db.query('create index quotes_vendor_idx on quotes (vendor_id)');
    await db.query('create index quotes_file_idx on quotes (file_key) where file_key is not null');
    await db.query('create index quotes_new_idx on quotes (user_id) where revision > seen_revision');
    await db.query(`
      create table quote_choices (
        user_id uuid not null,
        sheet_id uuid not null,
        quote_id uuid not null,
        quote_revision integer not null,
        quantity integer not null,
        price_cents bigint not null,
        vendor_name text not null,
        project_uuid uuid,
        printing_company text not null,
        estimate_number text not null,
        chosen_at timestamptz not null,
        constraint quote_choices_pk primary key (user_id, sheet_id)
      )`);
  }

  async down(db: QueryRunner): Promise<void> {
    for (const table of ['quote_choices', 'quotes', 'link_versions', 'vendor_links', 'vendors'])
      await db.query(`drop table ${table}`);
    await db.query(mailsSql.down);
  }
}
