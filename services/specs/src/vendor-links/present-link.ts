import { type ChangedField, type VendorLink as VendorLinkAnswer } from '@printpartner/contracts';
import { linkStateOf, presentPublicLink } from '@printpartner/service-kit';
import { changedFields } from '@printpartner/spec-sheet/quotes';
import { contentOf } from '../content/spec-row.ts';
import type { SpecSheet } from '../sheets/spec-sheet.entity.ts';
import { type LinkVersion, sheetOf, type VendorLink } from './vendor-link.entity.ts';

/** Characters of a text in the list of an owner, who has the whole sheet. */
const MAX_TEXT = 200;

interface Shown {
  isAnswered: boolean;
  changes: ChangedField[];
  /** The time by Postgres's clock. */
  now: Date;
}

export function presentLink(
  link: VendorLink,
  { isAnswered, changes, now }: Shown,
): Omit<VendorLinkAnswer, 'url'> {
  return { ...presentStoredLink(link), state: linkStateOf(link, isAnswered, now), unsent_changes: changes };
}

/** A link for the data export, without what opens it. */
export const exportLink = (link: VendorLink) => ({
  ...presentStoredLink(link),
  revoked_at: link.revokedAt?.toISOString() ?? null,
  closed_at: link.closedAt?.toISOString() ?? null,
  closed_by_choice: link.closedByChoice,
});

function presentStoredLink(link: VendorLink) {
  return {
    ...presentPublicLink(link),
    sheet_id: link.sheetId,
    vendor_id: link.vendorId,
    vendor_name: link.vendorName,
    vendor_email: link.vendorEmail,
    message: link.message,
    sheet_revision: link.sheetRevision,
    mailed_at: link.mailedAt?.toISOString() ?? null,
  };
}

/** What the sheet says otherwise than a version that was offered. */
export function unsentChanges(version: LinkVersion, sheet: SpecSheet): ChangedField[] {
  if (version.sheetRevision === sheet.revision) return [];
  const now = { kind: sheet.kind, ...contentOf(sheet.kind, sheet) };
  return changedFields(sheetOf(version), now, MAX_TEXT);
}

/** A frozen version for the data export. */
export const presentSheetVersion = (version: LinkVersion) => ({
  link_id: version.linkId,
  version: version.version,
  name: version.name,
  ...sheetOf(version),
  sheet_revision: version.sheetRevision,
  frozen_at: version.frozenAt.toISOString(),
});
