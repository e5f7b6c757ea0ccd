import type { QueryClient } from '@tanstack/react-query';
import { emptySpecData } from '@printpartner/contracts/spec-fields';
import type { ApiRoutes, SpecSheet } from '@printpartner/contracts/types';
import { specSheetQuery } from './spec-sheet-queries.ts';

type SheetForm = NonNullable<ApiRoutes['POST /api/spec-sheets']['body']>;
/** A sheet to create. Its id comes from this device, so that a repeated request makes one sheet. */
export type NewSpecSheet = SheetForm & { id: string };
export type SpecSheetChanges = NonNullable<ApiRoutes['PATCH /api/spec-sheets/:id']['body']>;

/** The sheet if this device has it. */
export const keptSheet = (queryClient: QueryClient, id: string): SpecSheet | undefined =>
  queryClient.getQueryData(specSheetQuery(id).queryKey);

/** A new sheet as the server will have it. */
export function createdSheet(body: NewSpecSheet, revision: number): SpecSheet {
  const { id, kind, name, data, project_uuid = null } = body;
  const shippingOption = typeof body.shippingOption === 'string' ? body.shippingOption : '';
  const now = new Date().toISOString();
  return {
    id,
    kind,
    name,
    data: { ...emptySpecData(kind), ...textsOf(kind, data) },
    shippingOption,
    due_at_utc: null,
    project_uuid,
    revision,
    created_at: now,
    updated_at: now,
  };
}

/** Null clears a field. */
function textsOf(kind: SpecSheet['kind'], data: object): Partial<SpecSheet['data']> {
  const empty = new Map<string, unknown>(Object.entries(emptySpecData(kind)));
  const texts = Object.entries(data).map(([key, value]: [string, unknown]) => [key, value ?? empty.get(key)]);
  const given: Partial<SpecSheet['data']> = Object.fromEntries(texts);
  return given;
}

/** A sheet as the server will have it, if this device has it. */
export function changedSheet(
  queryClient: QueryClient,
  id: string,
  changes: SpecSheetChanges,
): SpecSheet | null {
  const sheet = keptSheet(queryClient, id);
  if (!sheet) return null;
  const { name = sheet.name, shippingOption } = changes;
  const { data = {}, project_uuid = sheet.project_uuid } = changes;
  return {
    ...sheet,
    name,
    ...(typeof shippingOption === 'string' && { shippingOption }),
    project_uuid,
    data: { ...sheet.data, ...textsOf(sheet.kind, data) },
    revision: sheet.revision + 1,
    updated_at: new Date().toISOString(),
  };
}
