import type { SpecDraft as SpecDraftAnswer, SpecSlot } from '@printpartner/contracts';
import { contentOf, unsetAnswersOf, updatedAtOf } from '../content/spec-row.ts';
import { draftForms, type SpecDraft } from './spec-draft.entity.ts';

/** The tracker record and the sync row of a draft. */
export function presentDraft(slot: SpecSlot, draft: SpecDraft): SpecDraftAnswer {
  const { kind, projectName } = draftForms[slot];
  const { id, name, dueAtUtc, revision } = draft;
  const { data, shippingOption } = contentOf(kind, draft);
  return {
    id,
    slot,
    name,
    project_name: projectName,
    status: 'draft',
    notes: JSON.stringify({ ...data, shippingOption }),
    due_at_utc: dueAtUtc?.toISOString() ?? null,
    data,
    shippingOption,
    revision,
    updated_at: updatedAtOf(draft),
    ...unsetAnswersOf(draft),
  };
}
