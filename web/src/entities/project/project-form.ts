import { defineDocument, line, lines, single } from '@printpartner/documents';
import { isEmptyProject as isEmpty, type ApiRoutes, type Project } from '@printpartner/contracts/types';
import { shownText, storedText, type Column } from './record-fields.ts';

/** A project's form, as several devices edit it. */
export const projectDocument = defineDocument<Record<ProjectField, string>>({
  clientName: line,
  projectNameType: line,
  status: lines,
  printingCompany: line,
  estimateQuoteAmount: line,
  dueDate: single,
  notes: lines,
  reminderDate: single,
  reminderTime: single,
  reminderMessage: lines,
});

export type ProjectField = keyof typeof columns;
export type ProjectForm = Record<ProjectField, string>;
export const projectFields = projectDocument.keys;
export type FieldErrors = Partial<Record<ProjectField, string>>;
type ProjectDraft = NonNullable<ApiRoutes['POST /api/projects']['body']>;
export type ProjectChanges = NonNullable<ApiRoutes['PATCH /api/projects/:id']['body']>;

/** Form field → table column. The only place with both names. */
const columns = {
  clientName: 'client_name',
  projectNameType: 'project_name',
  status: 'status',
  printingCompany: 'printing_company',
  estimateQuoteAmount: 'estimate_number',
  dueDate: 'due_date',
  notes: 'notes',
  reminderDate: 'reminder_date',
  reminderTime: 'reminder_time',
  reminderMessage: 'reminder_message',
} as const satisfies Record<string, Column>;

export const emptyForm: ProjectForm = formFrom(() => '');

/** The form for a record, including values stored under legacy column names. */
export function formOf(project: Project | null): ProjectForm {
  return project ? formFrom((field) => shownText(project, columns[field])) : emptyForm;
}

/** The form for a record, from its own columns only. */
function storedForm(project: Project | null): ProjectForm {
  return project ? formFrom((field) => storedText(project, columns[field])) : emptyForm;
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

function formFrom(valueOf: (field: ProjectField) => string): ProjectForm {
  return Object.fromEntries(projectFields.map((field) => [field, valueOf(field)])) as ProjectForm;
}
