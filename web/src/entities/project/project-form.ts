import { defineDocument, type FieldType, line, lines, single } from '@printpartner/documents';
import {
  type ApiRoutes,
  isEmptyProject as isEmpty,
  type Project,
  projectCatalog,
  type ProjectColumn,
  type ProjectField,
  type ProjectFieldEntry,
} from '@printpartner/contracts/types';

const byField = <Value>(valueOf: (entry: ProjectFieldEntry) => Value) =>
  Object.fromEntries(projectCatalog.map((entry) => [entry.key, valueOf(entry)])) as Record<
    ProjectField,
    Value
  >;

const types = { line, lines, date: single, time: single };

/** A project's form, as several devices edit it. */
export const projectDocument = defineDocument(byField<FieldType<string>>(({ type }) => types[type]));

export type { ProjectField };
export type ProjectForm = Record<ProjectField, string>;
export const projectFields = projectDocument.keys;
export type FieldErrors = Partial<Record<ProjectField, string>>;
type ProjectDraft = NonNullable<ApiRoutes['POST /api/projects']['body']>;
export type ProjectChanges = NonNullable<ApiRoutes['PATCH /api/projects/:id']['body']>;

const columns: Record<ProjectField, ProjectColumn> = byField(({ column }) => column);

/** Whether a text is a line, several, a date or a time. */
export const projectTypes = byField(({ type }) => type);

/** Labels as the form has them. */
export const projectLabels: Record<ProjectField, string> = byField(({ label }) => label);

export const emptyForm: ProjectForm = byField(() => '');

/** The form for a record, including values stored under legacy column names. */
export function formOf(project: Project | null): ProjectForm {
  return project ? byField(({ column }) => shownText(project, column)) : emptyForm;
}

/** The form for a record, from its own columns only. */
function storedForm(project: Project | null): ProjectForm {
  return project ? byField(({ column }) => storedText(project, column)) : emptyForm;
}

export function isBlank(form: ProjectForm): boolean {
  return projectFields.every((field) => form[field] === '');
}

/** Whether the form holds no project. Its status or reminder may still hold typed text, unlike in a blank form. */
export function isEmptyProject(form: ProjectForm): boolean {
  return isEmpty(Object.fromEntries(projectFields.map((field) => [columns[field], form[field]])));
}

/**
 * The body of a save: the changes of a known project, or everything filled in for a new one. Always includes the
 * name, because the server looks it up when the id no longer exists.
 */
export function draftOf(form: ProjectForm, known: Project | null, timeZone: string): ProjectDraft {
  const draft = { [columns.projectNameType]: form.projectNameType, ...changesOf(form, known, timeZone) };
  return known ? { id: known.id, ...draft } : draft;
}

/**
 * The fields that differ from the project's own columns. Unchanged fields are not sent, so they can't undo a change
 * from another device; a value shown from a legacy column is sent to its own column.
 */
export function changesOf(form: ProjectForm, known: Project | null, timeZone: string): ProjectChanges {
  const changed = projectDocument.changed(storedForm(known), form);
  const changes: ProjectChanges = {};
  for (const field of changed) changes[columns[field]] = form[field];
  // Dates are in the time zone of the device that set them, so other edits must not change the zone.
  if (setsTimeZone(changed, form)) changes.time_zone = timeZone;
  return changes;
}

/** A reminder keeps its time zone when only the due date moves. A due date without a reminder takes this device's. */
function setsTimeZone(changed: ProjectField[], { reminderDate }: ProjectForm): boolean {
  if (changed.includes('reminderDate') || changed.includes('reminderTime')) return true;
  return changed.includes('dueDate') && reminderDate === '';
}

/** The form field for a path in a problem document. */
export function fieldOfPath(path: string): ProjectField | undefined {
  return projectFields.find((field) => columns[field] === path);
}

/** Slots are leftovers of an older storage scheme and are never loaded automatically. */
export function isSlotName(name: string): boolean {
  return name.startsWith('SLOT:');
}

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
  if (!isBlankText(own) || inNotes.length === 0) return own;
  return firstText(objectIn(textIn(record, 'notes')), inNotes) || own;
}

/** The client to show, also from JSON in the notes; may be blank. */
export const clientName = (project: Project): string => shownText(project, 'client_name');

function firstText(record: object, names: readonly string[]): string {
  return names.map((name) => textIn(record, name)).find((text) => !isBlankText(text)) ?? '';
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

const isBlankText = (text: string): boolean => text.trim() === '';
const isSlot = (status: string): boolean => status.trim().toLowerCase() === 'slot';

/** The name to show; `Untitled Project` when it is blank. */
export function projectName({ project_name }: Pick<Project, 'project_name'>): string {
  return project_name.trim() || 'Untitled Project';
}
