import { Column, Entity, PrimaryColumn } from 'typeorm';

/** The quote that the owner chose for a sheet. */
@Entity({ name: 'quote_choices' })
export class QuoteChoice {
  @PrimaryColumn({ name: 'user_id', type: 'uuid', primaryKeyConstraintName: 'quote_choices_pk' })
  userId: string;

  @PrimaryColumn({ name: 'sheet_id', type: 'uuid', primaryKeyConstraintName: 'quote_choices_pk' })
  sheetId: string;

  @Column({ name: 'quote_id', type: 'uuid' })
  quoteId: string;

  /** The revision of the quote that was chosen. */
  @Column({ name: 'quote_revision', type: 'integer' })
  quoteRevision: number;

  @Column({ type: 'integer' })
  quantity: number;

  /** Exceeds an integer of Postgres; a number of JavaScript holds it exactly. */
  @Column({
    name: 'price_cents',
    type: 'bigint',
    transformer: { from: Number, to: (value: number) => value },
  })
  priceCents: number;

  @Column({ name: 'vendor_name', type: 'text' })
  vendorName: string;

  /** The project that it was recorded with. */
  @Column({ name: 'project_uuid', type: 'uuid', nullable: true })
  projectUuid: string | null;

  /** What was written into the project. */
  @Column({ name: 'printing_company', type: 'text' })
  printingCompany: string;

  @Column({ name: 'estimate_number', type: 'text' })
  estimateNumber: string;

  @Column({ name: 'chosen_at', type: 'timestamptz' })
  chosenAt: Date;
}
