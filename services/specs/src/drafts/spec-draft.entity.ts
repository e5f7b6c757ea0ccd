import type { SpecSlot } from '@printpartner/contracts';
import { Entity, type EntityManager, PrimaryColumn } from 'typeorm';
import { SpecRow } from '../content/spec-row.ts';
import { draftForms } from './draft-forms.ts';
import { nameBasedUuid } from './name-based-uuid.ts';

/** The working draft of a form, once it was written. */
@Entity({ name: 'specs' })
export class SpecDraft extends SpecRow {
  @PrimaryColumn({ type: 'uuid', primaryKeyConstraintName: 'specs_pk' })
  id: string;
}

/** A user's draft; of a form that was never written, an unsaved one of revision 0 with the id that it will have. */
export async function readDraft(manager: EntityManager, userId: string, slot: SpecSlot): Promise<SpecDraft> {
  const { name } = draftForms[slot];
  return (await manager.findOneBy(SpecDraft, { userId, name })) ?? newDraft(userId, slot);
}

const newDraft = (userId: string, slot: SpecSlot): SpecDraft =>
  Object.assign(new SpecDraft(), {
    id: nameBasedUuid(userId, slot),
    userId,
    name: draftForms[slot].name,
    data: {},
    shippingOption: '',
    dueAtUtc: null,
    unsetAnswers: [],
    revision: 0,
    fieldRevisions: {},
  });
