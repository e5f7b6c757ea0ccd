import type { SpecSheet as SpecSheetAnswer, SpecSheetSummary } from '@printpartner/contracts';
import { contentOf } from '../content/spec-row.ts';
import type { SpecSheet } from './spec-sheet.entity.ts';

export type SheetSummary = Omit<SpecSheet, 'userId' | 'data' | 'shippingOption'>;

export const presentSummary = (sheet: SheetSummary): SpecSheetSummary => ({
  id: sheet.id,
  kind: sheet.kind,
  name: sheet.name,
  due_at_utc: sheet.dueAtUtc?.toISOString() ?? null,
  project_uuid: sheet.projectUuid,
  revision: sheet.revision,
  created_at: sheet.createdAt.toISOString(),
  updated_at: sheet.updatedAt.toISOString(),
});

export const presentSheet = (sheet: SpecSheet): SpecSheetAnswer => ({
  ...presentSummary(sheet),
  ...contentOf(sheet.kind, sheet),
});
