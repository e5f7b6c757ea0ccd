import { projectCatalog, type Project, type ProjectColumn } from '@printpartner/contracts/types';

const namesInNotes = new Map(projectCatalog.map(({ column, keysInNotes = [] }) => [column, keysInNotes]));

/** The text of a record's own column; blank for anything else. */
export function storedText(record: object, column: ProjectColumn): string {
  return textIn(record, column);
}

/**
 * The text to show for a column: its own, else from JSON in the notes. A status of "slot" is a leftover of an older
 * storage scheme and shows blank.
 */
export function shownText(record: object, column: ProjectColumn): string {
  const own = storedText(record, column);
  if (column === 'status' && isSlot(own)) return '';
  const inNotes = namesInNotes.get(column) ?? [];
  if (!isBlank(own) || inNotes.length === 0) return own;
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
