import { isDeepStrictEqual } from 'node:util';
import type { OwnSheet } from '@printpartner/assistant/job';
import { getSpecDraft, getSpecSheet, listSpecSheets, type SpecDraft } from '@printpartner/contracts';
import { emptySpecData, specKinds, specSlots, type SpecKind } from '@printpartner/contracts/spec-fields';
import { chosenFirst } from './chosen-first.ts';
import type { JobCalls } from './job-calls.ts';

const READ_IN_FULL = { first: 8, named: 4 };

/** The working drafts and the named sheets that a question may be about; last changed first. @throws RpcError */
export async function readOwnSheets(calls: JobCalls, said: string): Promise<OwnSheet[]> {
  const [{ sheets }, drafts] = await Promise.all([
    calls.call(listSpecSheets, {}),
    Promise.all(
      specKinds.map(async (kind) => draftOf(kind, await calls.call(getSpecDraft, { slot: specSlots[kind] }))),
    ),
  ]);
  const named = sheets.map((sheet) => ({ thing: sheet, names: [sheet.name, sheet.company] }));
  const inFull = await Promise.all(
    chosenFirst(said, named, READ_IN_FULL).map(({ id }) => calls.callForExisting(getSpecSheet, { id })),
  );
  return [...drafts, ...inFull]
    .filter((sheet) => sheet !== undefined)
    .toSorted((one, other) => other.updated_at.localeCompare(one.updated_at));
}

/** Undefined for an empty form. */
function draftOf(kind: SpecKind, { data, shippingOption, updated_at }: SpecDraft): OwnSheet | undefined {
  if (updated_at === null || isDeepStrictEqual(data, emptySpecData(kind))) return undefined;
  return { kind, name: '', data, shippingOption, project_uuid: null, updated_at };
}
