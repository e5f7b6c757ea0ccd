import type { Project } from '@printpartner/contracts/types';

/** Columns that the form shows. */
export type Column = Exclude<
  keyof Project,
  'id' | 'uuid' | 'time_zone' | 'archived' | 'created_at' | 'updated_at'
>;

/** Names that other versions of the product gave the same column, best first. */
const otherNames: Partial<Record<Column, readonly string[]>> = {
  client_name: ['client', 'company', 'client_company'],
  printing_company: ['vendor', 'vendor_name'],
};

/** Names under which notes that hold JSON text may carry the column, best first. */
const namesInNotes: Partial<Record<Column, readonly string[]>> = {
  client_name: ['clientCompany', 'client'],
  printing_company: ['printVendor', 'vendor'],
};

/** What a record's own column holds; what is not text counts as blank. */
export function storedText(record: object, column: Column): string {
  return textIn(record, column);
}

/**
 * What a column shows: its own text, else that of its other names, else what the notes hold for it. A status of
 * "slot", a relic of an older storage scheme, shows blank.
 */
export function shownText(record: object, column: Column): string {
  const own = storedText(record, column);
  if (column === 'status' && isSlot(own)) return '';
  if (!isBlank(own)) return own;
  const other = firstText(record, otherNames[column] ?? []);
  const inNotes = namesInNotes[column] ?? [];
  if (other || inNotes.length === 0) return other || own;
  return firstText(objectIn(textIn(record, 'notes')), inNotes) || own;
}

/** An id without the `project-` that it may carry. */
export function bareId(id: string): string {
  return id.replace(/^project-/, '');
}

function firstText(record: object, names: readonly string[]): string {
  return names.map((name) => textIn(record, name)).find((text) => !isBlank(text)) ?? '';
}

function textIn(record: object, name: string): string {
  const value: unknown = Object.getOwnPropertyDescriptor(record, name)?.value;
  return typeof value === 'string' ? value : '';
}

/** The object that JSON text holds; an empty one when it is other text. */
function objectIn(text: string): object {
  if (!text.trimStart().startsWith('{')) return {};
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null ? value : {};
  } catch {
    return {};
  }
}

const isBlank = (text: string): boolean => text.trim() === '';
const isSlot = (status: string): boolean => status.trim().toLowerCase() === 'slot';
