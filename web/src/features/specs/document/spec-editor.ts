import type { FieldErrors as FormErrors, Resolver } from 'react-hook-form';
import {
  catalog,
  contentOf,
  coverTypeOf,
  labelOf,
  type Sheet,
  specDocument,
  specKeys,
  type SpecValues,
  valuesOf,
} from '@printpartner/spec-sheet/fields';
import type { SpecKey, SpecKind } from '@printpartner/contracts/spec-fields';
import { FIRST_DATE, LAST_DATE } from '@printpartner/contracts/types';
import {
  DocumentEditor,
  type DocumentRules,
  type DocumentState,
} from '../../../platform/documents/document-editor.ts';
import { countText } from '@printpartner/print-knowledge/figures';
import type { FieldErrors } from '../../../platform/documents/document-form.ts';
import type { KeptSpec, SpecDocument } from './spec-document.ts';

export type SpecState = DocumentState<SpecValues, SpecDocument>;

const rulesOf = (kind: SpecKind): DocumentRules<SpecValues, SpecDocument> => ({
  type: specDocument,
  valuesOf: ({ content }) => valuesOf(content),
  revisionOf: ({ revision }) => revision,
  changedAt: ({ updatedAt }) => (updatedAt === null ? null : Date.parse(updatedAt)),
  resolver: specResolverOf(kind),
  faultText: (values, key, message) => faultText(kind, values, key, message),
  faultStill: (values, key) => tooLongText(kind, values, key),
});

/** One spec sheet, or a form's working draft, in the form. */
export class SpecEditor extends DocumentEditor<SpecValues, SpecDocument> {
  readonly kind: SpecKind;

  constructor(base: SpecDocument, kept?: KeptSpec) {
    super(rulesOf(base.kind), base, kept);
    this.kind = base.kind;
  }

  sheet(): Sheet {
    return { kind: this.kind, ...contentOf(this.values()) };
  }
}

/**
 * What is wrong with which field. zod is loaded only for values that it may refuse, because that would interrupt typing
 * on a slow phone. Without it, such as offline, the server checks.
 */
export async function checkValues(values: SpecValues): Promise<FieldErrors<SpecValues>> {
  if (!mayBeRefused(values)) return {};
  const code = await import('./validate-values.ts').catch(() => null);
  return code?.errorsOf(values) ?? {};
}

/** Choices and lists come from the form's own options. */
const mayBeRefused = (values: SpecValues): boolean =>
  catalog.some(({ key, type, max }) => {
    const value = values[key];
    if (typeof value !== 'string' || value === '') return false;
    return value.length > max || (type === 'date' && (value < FIRST_DATE || value > LAST_DATE));
  });

/** Checks the fields as react-hook-form asks for it, when the focus leaves one. */
const specResolverOf =
  (kind: SpecKind): Resolver<SpecValues> =>
  async (values) => {
    const errors = await checkValues(values);
    const faults: FormErrors<SpecValues> = {};
    for (const key of specKeys) {
      const message = errors[key];
      if (message === undefined) continue;
      faults[key] = { type: 'schema', message: faultText(kind, values, key, message) };
    }
    return Object.keys(faults).length === 0 ? { values, errors: {} } : { values: {}, errors: faults };
  };

const fields = new Map(catalog.map((field) => [field.key, field]));

/** A field as the form calls it. */
function fieldLabel(kind: SpecKind, values: SpecValues, key: SpecKey): string {
  const field = fields.get(key);
  return field ? labelOf(field, kind, coverTypeOf(values)) : key;
}

/** Up to two fields by name, such as `Phone, Email and 2 more`. */
export function fieldList(kind: SpecKind, values: SpecValues, keys: readonly SpecKey[]): string {
  const names = keys.slice(0, 2).map((key) => fieldLabel(kind, values, key));
  const others = keys.length - names.length;
  return others > 0 ? `${names.join(', ')} and ${others} more` : names.join(' and ');
}

/**
 * What to say at a field that can't be saved: what is wrong, and the way out.
 *
 * @param message as a schema says it: 'Must be …'
 */
export function faultText(kind: SpecKind, values: SpecValues, key: SpecKey, message: string): string {
  const tooLong = tooLongText(kind, values, key);
  if (tooLong !== undefined || !message.startsWith('Must ')) return tooLong ?? message;
  return `${fieldLabel(kind, values, key)} m${message.slice(1)}. Change it to save.`;
}

/** What to say at a field whose text is longer than it may be; undefined if it isn't. */
export function tooLongText(kind: SpecKind, values: SpecValues, key: SpecKey): string | undefined {
  const stored = specDocument.normalize(key, values[key]);
  const max = fields.get(key)?.max;
  if (typeof stored !== 'string' || max === undefined) return undefined;
  const { length } = stored;
  if (length <= max) return undefined;
  const label = fieldLabel(kind, values, key);
  const [verb, object] = isPlural(label) ? ['are', 'them'] : ['is', 'it'];
  return `${label} ${verb} too long: ${countText(length)} of ${countText(max)} characters. Shorten ${object} to save.`;
}

/** “Binding notes”, but not “Address”. */
const isPlural = (label: string): boolean => /[^s]s$/.test(label);
