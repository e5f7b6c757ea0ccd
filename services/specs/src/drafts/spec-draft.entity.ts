import { createHash } from 'node:crypto';
import { type SpecKind, type SpecSlot, specSlots } from '@printpartner/contracts';
import { Entity, type EntityManager, PrimaryColumn } from 'typeorm';
import { SpecRow } from '../content/spec-row.ts';

interface DraftForm {
  kind: SpecKind;
  /** The name of the sync row. */
  name: string;
  /** The name of the tracker record. */
  projectName: string;
}

export const draftForms: Readonly<Record<SpecSlot, DraftForm>> = {
  [specSlots.booklet]: { kind: 'booklet', name: 'booklet_current', projectName: 'Booklet Specifications' },
  [specSlots.custom]: { kind: 'custom', name: 'custom_current', projectName: 'Other Specifications' },
};

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

const VARIANTS = '89ab';

/**
 * A UUID of version 5 (RFC 9562, section 5.5): always the same for a namespace and name.
 *
 * @param namespace a UUID
 */
export function nameBasedUuid(namespace: string, name: string): string {
  const bytes = Buffer.from(namespace.replaceAll('-', ''), 'hex');
  const hash = createHash('sha1').update(bytes).update(name).digest('hex');
  const variant = VARIANTS.charAt(Number.parseInt(hash.charAt(16), 16) % VARIANTS.length);
  const [low, mid, high] = [hash.slice(0, 8), hash.slice(8, 12), hash.slice(13, 16)];
  return `${low}-${mid}-5${high}-${variant}${hash.slice(17, 20)}-${hash.slice(20, 32)}`;
}
