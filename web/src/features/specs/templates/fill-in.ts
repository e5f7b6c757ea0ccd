import { emptySpecData, type SpecSectionId } from '@printpartner/contracts/spec-fields';
import {
  catalog,
  contentOf,
  rawValue,
  textOf,
  valuesFrom,
  type CatalogField,
  type Sheet,
} from '@printpartner/spec-sheet/fields';
import { sheetFromTemplate, specTemplates, type SpecTemplate } from '@printpartner/spec-sheet/templates';

/** They are about the job; a template is about the product. What is filled in there stays. */
const jobSections: ReadonlySet<SpecSectionId> = new Set([
  'contact',
  'project',
  'quantities',
  'delivery',
  'notes',
]);

/**
 * The sheet with a template's product, and what the template says about the job where the sheet says nothing. Notes of
 * an untouched template before it go with that one.
 */
export function fillIn(sheet: Sheet, template: SpecTemplate): Sheet {
  const from = sheetFromTemplate(template);
  const last = lastTemplate(sheet);
  const isOwn = (field: CatalogField) => isFilled(sheet, field) && !(last && isSame(sheet, last, field));
  return combine(sheet, (field) => (isOfProduct(sheet, field) || !isOwn(field) ? from : sheet));
}

/** The fields that the user filled in and a template would change; none while another template is untouched. */
export function replacedFields(sheet: Sheet, template: SpecTemplate): CatalogField[] {
  if (lastTemplate(sheet)) return [];
  const next = fillIn(sheet, template);
  return catalog.filter((field) => isFilled(sheet, field) && !isSame(sheet, next, field));
}

/** Brings back the values before a template, except where they were changed after it. */
export function takeBack(before: Sheet, applied: Sheet, current: Sheet): Sheet {
  return combine(current, (field) => (isSame(applied, current, field) ? before : current));
}

const isOfProduct = ({ kind }: Sheet, { section }: CatalogField): boolean => {
  const own = section[kind];
  return own !== undefined && !jobSections.has(own);
};

/** The template whose product a sheet has, without a change. */
function lastTemplate(sheet: Sheet): Sheet | undefined {
  return specTemplates
    .filter(({ kind }) => kind === sheet.kind)
    .map(sheetFromTemplate)
    .find((from) => catalog.every((field) => !isOfProduct(sheet, field) || isSame(sheet, from, field)));
}

/** Whether a field says more than in an empty form. */
function isFilled(sheet: Sheet, field: CatalogField): boolean {
  const isText = typeof rawValue(sheet, field.key) === 'string';
  if (isText && textOf(sheet, field) === '') return false;
  const empty: Sheet = { kind: sheet.kind, data: emptySpecData(sheet.kind), shippingOption: '' };
  return !isSame(sheet, empty, field);
}

const isSame = (one: Sheet, other: Sheet, { key }: CatalogField): boolean =>
  JSON.stringify(rawValue(one, key)) === JSON.stringify(rawValue(other, key));

function combine(sheet: Sheet, sourceOf: (field: CatalogField) => Sheet): Sheet {
  const sources = new Map(catalog.map((field) => [field.key, sourceOf(field)]));
  const values = valuesFrom((key) => rawValue(sources.get(key) ?? sheet, key));
  return { kind: sheet.kind, ...contentOf(values) };
}
