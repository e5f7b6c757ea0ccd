import type { SpecKey, SpecKind } from '@printpartner/contracts/spec-fields';
import {
  catalog,
  coverTypeOf,
  labelOf,
  specDocument,
  type SpecValues,
} from '@printpartner/spec-sheet/fields';

const fields = new Map(catalog.map((field) => [field.key, field]));
const count = new Intl.NumberFormat('en-US');

/** A field as the form calls it. */
export function fieldLabel(kind: SpecKind, values: SpecValues, key: SpecKey): string {
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
  return `${label} ${verb} too long: ${count.format(length)} of ${count.format(max)} characters. Shorten ${object} to save.`;
}

/** “Binding notes”, but not “Address”. */
const isPlural = (label: string): boolean => /[^s]s$/.test(label);
