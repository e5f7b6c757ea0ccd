import type { SpecKind } from './spec-options.ts';

export type SpecSectionId =
  | 'contact'
  | 'project'
  | 'quantities'
  | 'options'
  | 'piece'
  | 'binding'
  | 'special'
  | 'delivery'
  | 'notes';

export interface SpecSection {
  id: SpecSectionId;
  title: string;
  hint?: string;
  /** When it opens, while the cover type leaves it without fields. */
  closedHint?: string;
  /** Often left empty. */
  isOptional?: true;
}

const contact: SpecSection = { id: 'contact', title: 'Company Contact Information' };
const project: SpecSection = { id: 'project', title: 'Project Information' };
const quantities: SpecSection = {
  id: 'quantities',
  title: 'Quantities',
  hint: 'Up to six, priced side by side',
};
const special: SpecSection = { id: 'special', title: 'Special Treatment', isOptional: true };
const delivery: SpecSection = { id: 'delivery', title: 'Delivery Information' };
const notes: SpecSection = { id: 'notes', title: 'Mailing & Extra Notes', isOptional: true };

/** A form's name on its tab, as the tracker record and the email call it, and on a printed sheet. */
export const specForms: Readonly<
  Record<
    SpecKind,
    { title: string; projectName: string; sheetTitle: string; sections: readonly SpecSection[] }
  >
> = {
  booklet: {
    title: 'Create Booklet Specs',
    projectName: 'Booklet Specifications',
    sheetTitle: 'Booklet Specifications',
    sections: [
      contact,
      project,
      quantities,
      { id: 'options', title: 'Booklet Options' },
      { id: 'binding', title: 'Binding' },
      { ...special, closedHint: 'Opens when the cover is Plus Cover' },
      delivery,
      notes,
    ],
  },
  custom: {
    title: 'Create Custom Specs',
    projectName: 'Other Specifications',
    sheetTitle: 'Custom Specifications',
    sections: [
      contact,
      project,
      quantities,
      { id: 'piece', title: 'Specs for mailer/Brochure/Poster etc.' },
      special,
      notes,
      delivery,
    ],
  },
};
