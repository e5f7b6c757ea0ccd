import { type SpecKind, type SpecSlot, specSlots } from '@printpartner/contracts';

interface DraftForm {
  kind: SpecKind;
  /** Of the sync row. */
  name: string;
  /** Of the tracker record. */
  projectName: string;
}

export const draftForms: Readonly<Record<SpecSlot, DraftForm>> = {
  [specSlots.booklet]: { kind: 'booklet', name: 'booklet_current', projectName: 'Booklet Specifications' },
  [specSlots.custom]: { kind: 'custom', name: 'custom_current', projectName: 'Other Specifications' },
};
