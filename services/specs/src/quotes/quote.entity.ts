import { createHash } from 'node:crypto';
import type { QuoteForm } from '@printpartner/contracts';
import type { DocumentRow, FieldRevisions } from '@printpartner/service-kit';
import type { Sheet } from '@printpartner/spec-sheet/fields';
import { jobValues } from '@printpartner/spec-sheet/quotes';
import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A quote for a sheet: the answer to a link, or typed in by its owner. */
@Entity({ name: 'quotes' })
export class Quote implements DocumentRow {
  @PrimaryColumn({ type: 'uuid', primaryKeyConstraintName: 'quotes_pk' })
  id: string;

  @Column({ name: 'user_id', type: 'uuid' })
  userId: string;

  @Column({ name: 'sheet_id', type: 'uuid' })
  sheetId: string;

  /** Null if it was typed in. */
  @Column({ name: 'link_id', type: 'uuid', nullable: true })
  linkId: string | null;

  /** Null when the vendor was deleted. */
  @Column({ name: 'vendor_id', type: 'uuid', nullable: true })
  vendorId: string | null;

  @Column({ name: 'vendor_name', type: 'text' })
  vendorName: string;

  /** The link's version that it answers. */
  @Column({ type: 'integer', nullable: true })
  version: number | null;

  /** The sheet's revision that it prices. */
  @Column({ name: 'sheet_revision', type: 'integer', nullable: true })
  sheetRevision: number | null;

  /** The digest of the job that it prices, made by `jobDigest`. */
  @Column({ name: 'job_digest', type: 'text' })
  jobDigest: string;

  @Column({ type: 'jsonb' })
  content: QuoteForm;

  /** The key of the vendor's PDF in the store. */
  @Column({ name: 'file_key', type: 'text', nullable: true })
  fileKey: string | null;

  @Column({ name: 'file_name', type: 'text', nullable: true })
  fileName: string | null;

  /** Bytes. */
  @Column({ name: 'file_size', type: 'integer', nullable: true })
  fileSize: number | null;

  /** The version that the quote answered when the PDF was added. */
  @Column({ name: 'file_version', type: 'integer', nullable: true })
  fileVersion: number | null;

  /** Null without a PDF. */
  @Column({ name: 'file_added_at', type: 'timestamptz', nullable: true })
  fileAddedAt: Date | null;

  @Column({ name: 'answered_at', type: 'timestamptz' })
  answeredAt: Date;

  @Column({ type: 'integer' })
  revision: number;

  @Column({ name: 'field_revisions', type: 'jsonb', default: {} })
  fieldRevisions: FieldRevisions;

  /** The last one that the owner has seen. */
  @Column({ name: 'seen_revision', type: 'integer' })
  seenRevision: number;

  @Column({ name: 'created_at', type: 'timestamptz' })
  createdAt: Date;
}

/** Stays the same while a sheet describes the same job, however the product words and formats it. */
export const jobDigest = (sheet: Sheet): string =>
  createHash('sha256')
    .update(JSON.stringify(jobValues(sheet)))
    .digest('base64url');
