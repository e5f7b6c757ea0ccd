import { z } from 'zod';
import { instantAnswer } from '../date-time.ts';
import { namedBaseRevision } from '../documents/base-revision.ts';
import { specDataAnswer, specDataInput, shippingOption } from './spec-data.ts';
import { specSlots } from './spec-options.ts';

export const specSlot = z.enum(Object.values(specSlots) as ['booklet-specs-current', 'custom-specs-current']);
export type SpecSlot = z.output<typeof specSlot>;

export const specDraftForm = z.object({
  data: specDataInput,
  shippingOption: shippingOption.optional(),
  ...namedBaseRevision,
});

/**
 * Yes-no fields whose No became no answer, because forms once had No until somebody chose Yes. Left out if there are
 * none, or once they were answered.
 */
export const unsetAnswers = z.array(z.string()).optional();

/** A working draft: the tracker record with its notes as JSON, and the sync row. */
export const specDraft = z.object({
  /** Always the same for a user and slot. */
  id: z.uuid(),
  slot: specSlot,
  /** Name of the sync row: `booklet_current` or `custom_current`. */
  name: z.string(),
  /** `Booklet Specifications` or `Other Specifications`. */
  project_name: z.string(),
  status: z.literal('draft'),
  /** JSON text of the data with `shippingOption`. */
  notes: z.string(),
  /** The delivery date at 00:00 UTC. */
  due_at_utc: instantAnswer.nullable(),
  data: specDataAnswer,
  shippingOption: z.string(),
  /** Grows with every write; 0 before the first. */
  revision: z.int(),
  /** Null before the first write. */
  updated_at: instantAnswer.nullable(),
  unset_answers: unsetAnswers,
});
export type SpecDraft = z.output<typeof specDraft>;

/** What a refused write is answered with for pages of the release before, beside the whole draft or sheet: for one release. */
export const specCopy = specDraft
  .pick({ data: true, shippingOption: true, revision: true, updated_at: true, unset_answers: true })
  .extend({ name: z.string() });
export type SpecCopy = z.output<typeof specCopy>;
