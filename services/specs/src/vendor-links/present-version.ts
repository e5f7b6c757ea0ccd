import { type LinkVersion, sheetOf } from './link-version.entity.ts';

/** A frozen version for the data export. */
export const presentSheetVersion = (version: LinkVersion) => ({
  link_id: version.linkId,
  version: version.version,
  name: version.name,
  ...sheetOf(version),
  sheet_revision: version.sheetRevision,
  frozen_at: version.frozenAt.toISOString(),
});
