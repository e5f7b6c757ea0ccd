import type { SpecContent, SpecData, SpecKind } from '@printpartner/contracts';
import { Column } from 'typeorm';
import { allValues } from './form-values.ts';

/** What drafts and named sheets have in common. */
export abstract class SpecRow {
  @Column({ name: 'user_id', type: 'uuid' })
  userId: string;

  @Column({ type: 'text' })
  name: string;

  /** Lacks the fields that are newer than the row: read it with `contentOf`. */
  @Column({ type: 'jsonb' })
  data: Partial<SpecData>;

  @Column({ name: 'shipping_option', type: 'text' })
  shippingOption: string;

  /** The delivery date at 00:00 UTC. */
  @Column({ name: 'due_at_utc', type: 'timestamptz', nullable: true })
  dueAtUtc: Date | null;

  /** Incremented with each write. */
  @Column({ type: 'integer' })
  revision: number;

  @Column({ name: 'updated_at', type: 'timestamptz' })
  updatedAt: Date;
}

/** The values of a row, of all fields. */
export const contentOf = (kind: SpecKind, { data, shippingOption }: SpecRow): SpecContent => ({
  data: allValues(kind, data),
  shippingOption,
});

/** The values of a row after a change of those given. */
export function changedContent(
  kind: SpecKind,
  row: SpecRow,
  given: { data?: Partial<SpecData> | undefined; shippingOption?: string | undefined },
): SpecContent {
  const { data, shippingOption } = contentOf(kind, row);
  return {
    data: Object.assign(data, given.data),
    shippingOption: given.shippingOption ?? shippingOption,
  };
}

/** When a row was last written; null for a draft that never was. */
export const updatedAtOf = ({ revision, updatedAt }: SpecRow): string | null =>
  revision === 0 ? null : updatedAt.toISOString();
