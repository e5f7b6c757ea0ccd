import type { FieldKind } from '../documents/document-field.ts';
import type { CoverType, SpecKind } from './spec-options.ts';
import type { SpecSectionId } from './spec-sections.ts';

/**
 * How a field is typed in and stored. `yes-no` is a boolean or, unanswered, null; `finishes` a list of names, the others
 * text. A `quantity` has thousands separators, a `phone` of the US is XXX-XXX-XXXX, a `size` is width × height.
 */
export type SpecFieldType =
  | 'line'
  | 'lines'
  | 'email'
  | 'phone'
  | 'quantity'
  | 'count'
  | 'size'
  | 'stock'
  | 'inks'
  | 'date'
  | 'choice'
  | 'select'
  | 'yes-no'
  | 'finishes';

/**
 * What a field says about the job. The arithmetic, the drawing and preflight look fields up by it, so that none of them
 * names a field. `text-…` is the whole book if it has a self cover.
 */
export type SpecMeaning =
  | 'name'
  | 'company'
  | 'contact'
  | 'quantity'
  | 'cover-type'
  | 'page-count-type'
  | 'text-pages'
  | 'cover-pages'
  | 'flat-size'
  | 'finished-size'
  | 'cover-flat-size'
  | 'cover-finished-size'
  | 'stock'
  | 'cover-stock'
  | 'inks'
  | 'cover-inks-front'
  | 'cover-inks-inside-front'
  | 'cover-inks-inside-back'
  | 'cover-inks-back'
  | 'bleed'
  | 'cover-bleed'
  | 'finishes'
  | 'finishing-sides'
  | 'cover-finishes'
  | 'cover-finishing-sides'
  | 'fold'
  | 'binding'
  | 'delivery-date'
  | 'delivery-option'
  | 'finishing-notes'
  | 'production-notes'
  | 'mailing-notes';

export interface SpecField {
  key: string;
  label: string;
  /** Its label under a self cover, where that differs. */
  selfLabel?: string;
  /** The section of each form that has it. */
  section: Readonly<Partial<Record<SpecKind, SpecSectionId>>>;
  type: SpecFieldType;
  /** Characters; of one name in a list. */
  max: number;
  /** The cover type that shows it in the booklet form; both if not given. */
  cover?: CoverType;
  options?: readonly (string | { value: string; label: string })[];
  /** The custom form's options, where they differ. */
  customOptions?: readonly string[];
  placeholder?: string;
  hint?: string;
  unit?: 'in' | 'pages' | 'copies';
  /** Needs a third of a row only. */
  isShort?: true;
  /** Its label in the email and on the sheet, where that differs from the form's. */
  mailLabel?: string;
  /** A value that says nothing, besides an empty one. */
  emptyValue?: string;
  meaning?: SpecMeaning;
  /** Says who is involved, or what the job is called. Quotes stay current when it changes. */
  changesNoJob?: true;
  /** The value of an empty form, where it isn't ''. */
  initial?: Readonly<Partial<Record<SpecKind, string>>>;
  /** The yes-no field that says whether somebody chose the value. Until then, an initial one is marked as the form's default. */
  chosenIn?: string;
}

const MAX_FINISHES = 30;
const freeTexts: ReadonlySet<SpecFieldType> = new Set(['line', 'stock', 'inks']);

/** What a field is as a document's. */
export function kindOf({ type, max, options = [] }: SpecField): FieldKind {
  if (type === 'yes-no' || type === 'date') return { type };
  if (type === 'finishes') return { type: 'names', max, most: MAX_FINISHES };
  // A choice is closed only where the rest depends on it; a vendor's own binding or finish may come from the API.
  const values = options.flatMap((option) => (typeof option === 'object' ? [option.value] : []));
  if (values.length > 0) return { type: 'choice', options: values };
  if (type === 'lines') return { type, max };
  return { type: freeTexts.has(type) ? 'line' : 'single', max };
}
