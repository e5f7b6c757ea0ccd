import type { SpecData, SpecKind } from '@printpartner/contracts';
import { PublicLink, PublicLinkVersion } from '@printpartner/service-kit';
import { choiceMarks, type Sheet } from '@printpartner/spec-sheet/fields';
import { Column, Entity } from 'typeorm';
import { allValues } from '../content/spec-row.ts';

/** A link that shows a frozen version of a sheet to one vendor. Its token is derived from its id. */
@Entity({ name: 'vendor_links' })
export class VendorLink extends PublicLink {
  /** While the sheet is deleted, the link is unknown to everyone; Undo brings both back. */
  @Column({ name: 'sheet_id', type: 'uuid' })
  sheetId: string;

  /** Null when the vendor was deleted. */
  @Column({ name: 'vendor_id', type: 'uuid', nullable: true })
  vendorId: string | null;

  @Column({ name: 'vendor_name', type: 'text' })
  vendorName: string;

  /** '' without one. */
  @Column({ name: 'vendor_email', type: 'text' })
  vendorEmail: string;

  @Column({ type: 'text' })
  message: string;

  /** The sheet's revision that the newest version shows. */
  @Column({ name: 'sheet_revision', type: 'integer' })
  sheetRevision: number;

  /** When a mail with the link was last recorded. */
  @Column({ name: 'mailed_at', type: 'timestamptz', nullable: true })
  mailedAt: Date | null;

  /** The newest mail with the link; of those that wait, only this one goes out. */
  @Column({ name: 'link_mail_id', type: 'uuid', nullable: true })
  linkMailId: string | null;

  /** The mail that tells the vendor that another one was chosen. Perhaps it was never sent. */
  @Column({ name: 'told_mail_id', type: 'uuid', nullable: true })
  toldMailId: string | null;

  /** The mail that tells the vendor that its quote was chosen, as above. */
  @Column({ name: 'told_chosen_mail_id', type: 'uuid', nullable: true })
  toldChosenMailId: string | null;

  /** When the owner is mailed about answers: the last day's mails, and perhaps one to come. */
  @Column({ name: 'owner_mails', type: 'timestamptz', array: true })
  ownerMails: Date[];

  /** Taking the choice back reopens it; set by hand, it stays as it is. */
  @Column({ name: 'closed_by_choice', type: 'boolean', default: false })
  closedByChoice: boolean;
}

/** The mails that tell a vendor of the choice. */
export const outcomeMails = ({ toldMailId, toldChosenMailId }: VendorLink): string[] =>
  [toldMailId, toldChosenMailId].filter((id) => id !== null);

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
