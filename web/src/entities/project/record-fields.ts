import type { Project } from '@printpartner/contracts/types';

/** Columns that the form shows. */
export type Column = Exclude<
  keyof Project,
  'id' | 'uuid' | 'user_id' | 'revision' | 'time_zone' | 'archived' | 'created_at' | 'updated_at'
>;

/** Keys for the column in notes that hold JSON, in order of preference. */
const namesInNotes: Partial<Record<Column, readonly string[]>> = {
  client_name: ['clientCompany', 'client'],
  printing_company: ['printVendor', 'vendor'],
};

/** The text of a record's own column; blank for anything else. */
export function storedText(record: object, column: Column): string {
  return textIn(record, column);
}

/**
 * The text to show for a column: its own, else from JSON in the notes. A status of "slot" is a leftover of an older
 * storage scheme and shows blank.
 */
export function shownText(record: object, column: Column): string {
  const own = storedText(record, column);
  if (column === 'status' && isSlot(own)) return '';
  if (!isBlank(own)) return own;
  const inNotes = namesInNotes[column] ?? [];
  if (inNotes.length === 0) return own;
  return firstText(objectIn(textIn(record, 'notes')), inNotes) || own;
}

/** The client to show, also from JSON in the notes; may be blank. */
export const clientName = (project: Project): string => shownText(project, 'client_name');

function firstText(record: object, names: readonly string[]): string {
  return names.map((name) => textIn(record, name)).find((text) => !isBlank(text)) ?? '';
}

function textIn(record: object, name: string): string {
  const value: unknown = Object.getOwnPropertyDescriptor(record, name)?.value;
  return typeof value === 'string' ? value : '';
}

/** The object in JSON text; empty for any other text. */
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
