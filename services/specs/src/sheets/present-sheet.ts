import type { QuoteCounts, SpecSheet as SpecSheetAnswer, SpecSheetSummary } from '@printpartner/contracts';
import { aboutSheet } from '@printpartner/spec-sheet/fields';
import { contentOf, unsetAnswersOf } from '../content/spec-row.ts';
import { storedSpecs } from '../content/stored-specs.ts';
import type { SpecSheet } from './spec-sheet.entity.ts';

/** @param sheet its data may lack what `aboutSheet` doesn't read */
export const presentSummary = (sheet: SpecSheet, quotes: QuoteCounts | undefined): SpecSheetSummary => ({
  ...presentRow(sheet),
  ...aboutSheet({ kind: sheet.kind, ...contentOf(sheet.kind, sheet) }),
  ...(quotes && { quotes }),
});

export const presentSheet = (sheet: SpecSheet): SpecSheetAnswer => ({
  ...presentRow(sheet),
  ...contentOf(sheet.kind, sheet),
  ...unsetAnswersOf(sheet),
});

const presentRow = (sheet: SpecSheet) => ({
  id: sheet.id,
  kind: sheet.kind,
  name: sheet.name,
  due_at_utc: sheet.dueAtUtc?.toISOString() ?? null,
  project_uuid: sheet.projectUuid,
  revision: sheet.revision,
  created_at: sheet.createdAt.toISOString(),
  updated_at: sheet.updatedAt.toISOString(),
});

export const storedSheet = storedSpecs<SpecSheet>(({ kind }) => kind, presentSheet);
