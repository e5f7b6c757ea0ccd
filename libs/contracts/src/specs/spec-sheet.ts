import { z } from 'zod';
import { instantAnswer } from '../date-time.ts';
import { namedBaseRevision } from '../documents/base-revision.ts';
import { limits } from '../limits.ts';
import { quoteCounts } from '../quotes/quote-counts.ts';
import { lineOfText } from '../text.ts';
import { specDataAnswer, specDataInput, shippingOption } from './spec-data.ts';
import { unsetAnswers } from './spec-draft.ts';
import { specKinds } from './spec-options.ts';

const name = lineOfText(limits.specSheetNameMax).min(1, 'Name is required');
const kind = z.enum(specKinds);

/** A named sheet. Its `id` is the client's, so that a repeated save or an undone deletion makes one row. */
export const specSheetForm = z.object({
  id: z.uuid().optional(),
  kind,
  name,
  data: specDataInput,
  shippingOption: shippingOption.optional(),
  project_uuid: z.uuid().nullish(),
});

/** Changes the given fields. */
export const specSheetPatch = z.object({
  name: name.optional(),
  data: specDataInput.optional(),
  shippingOption: shippingOption.optional(),
  /** Null detaches it from its project. */
  project_uuid: z.uuid().nullable().optional(),
  ...namedBaseRevision,
});

export const specSheet = z.object({
  id: z.uuid(),
  kind,
  name: z.string(),
  data: specDataAnswer,
  shippingOption: z.string(),
  due_at_utc: instantAnswer.nullable(),
  project_uuid: z.uuid().nullable(),
  revision: z.int(),
  created_at: instantAnswer,
  updated_at: instantAnswer,
  unset_answers: unsetAnswers,
});
export type SpecSheet = z.output<typeof specSheet>;

/** A sheet in a list, with what tells it from others with the same name. */
export const specSheetSummary = specSheet
  .omit({ data: true, shippingOption: true, unset_answers: true })
  .extend({
    /** The customer; '' if not given. */
    company: z.string(),
    /** The given ones, as they were typed. */
    quantities: z.array(z.string()),
    /** Left out while it has neither vendor link nor quote. */
    quotes: quoteCounts.optional(),
  });
export type SpecSheetSummary = z.output<typeof specSheetSummary>;
