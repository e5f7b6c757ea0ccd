import type { SpecData, SpecKind } from '@printpartner/contracts';
import { PublicLinkVersion } from '@printpartner/service-kit';
import { choiceMarks, type Sheet } from '@printpartner/spec-sheet/fields';
import { Column, Entity } from 'typeorm';
import { allValues } from '../content/form-values.ts';

/** A sheet as it was offered to a vendor. */
@Entity({ name: 'link_versions' })
export class LinkVersion extends PublicLinkVersion {
  @Column({ type: 'text' })
  kind: SpecKind;

  @Column({ type: 'text' })
  name: string;

  /** Lacks the fields that are newer than the version: read it with `sheetOf`. */
  @Column({ type: 'jsonb' })
  data: Partial<SpecData>;

  @Column({ name: 'shipping_option', type: 'text' })
  shippingOption: string;

  @Column({ name: 'sheet_revision', type: 'integer' })
  sheetRevision: number;
}

/** What a version says. One that was frozen before forms marked their defaults goes on saying them unmarked. */
export const sheetOf = ({ kind, data, shippingOption }: Pick<LinkVersion, keyof Sheet>): Sheet => ({
  kind,
  data: allValues(kind, { ...choiceMarks, ...data }),
  shippingOption,
});
