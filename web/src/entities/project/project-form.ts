import type { ApiRoutes, Project } from '@printpartner/contracts/types';
import { shownText, storedText, type Column } from './record-fields.ts';

export const projectFields = [
  'clientName',
  'projectNameType',
  'status',
  'printingCompany',
  'estimateQuoteAmount',
  'dueDate',
  'notes',
  'reminderDate',
  'reminderTime',
  'reminderMessage',
] as const;

export type ProjectField = (typeof projectFields)[number];
export type ProjectForm = Record<ProjectField, string>;
export type ProjectDraft = NonNullable<ApiRoutes['POST /api/projects']['body']>;
export type ProjectChanges = NonNullable<ApiRoutes['PATCH /api/projects/:id']['body']>;

/** The form's names → the table's. The only place that knows both. */
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
} as const satisfies Record<ProjectField, Column>;

export const emptyForm: ProjectForm = {
  clientName: '',
  projectNameType: '',
  status: '',
  printingCompany: '',
  estimateQuoteAmount: '',
  dueDate: '',
  notes: '',
  reminderDate: '',
  reminderTime: '',
  reminderMessage: '',
};

/** A record as the form shows it, other names of its columns included. */
export function formOf(project: Project | null): ProjectForm {
  return project ? formFrom((field) => shownText(project, columns[field])) : emptyForm;
}

/** A record as its own columns hold it. */
function storedForm(project: Project | null): ProjectForm {
  return project ? formFrom((field) => storedText(project, columns[field])) : emptyForm;
}

export function isBlank(form: ProjectForm): boolean {
  return projectFields.every((field) => form[field] === '');
}

/** Fields in which two forms differ. */
export function changedFields(from: ProjectForm, to: ProjectForm): ProjectField[] {
  return projectFields.filter((field) => from[field] !== to[field]);
}

/** Takes over `next` where `form` still is as in `base`; what was typed since stays. */
export function mergeForm(base: ProjectForm, form: ProjectForm, next: ProjectForm): ProjectForm {
  return formFrom((field) => (form[field] === base[field] ? next[field] : form[field]));
}

/**
 * What a save sends. Of a known project what `changesOf` tells; of a new one all that is filled in. The name always
 * goes along: the server looks for it when the id is gone.
 */
export function draftOf(form: ProjectForm, known: Project | null, timeZone: string): ProjectDraft {
  const draft = { [columns.projectNameType]: form.projectNameType, ...changesOf(form, known, timeZone) };
  return known ? { id: known.id, ...draft } : draft;
}

/**
 * The fields that differ from what the project's columns hold, so that a change made on another device meanwhile is
 * not undone, and what came from another name finds its own column.
 */
export function changesOf(form: ProjectForm, known: Project | null, timeZone: string): ProjectChanges {
  const changed = changedFields(storedForm(known), form);
  const changes: ProjectChanges = {};
  for (const field of changed) changes[columns[field]] = form[field];
  // Dates are meant on the clock of whoever set them; other edits must not move them to this one's.
  if (setsClock(changed, form)) changes.time_zone = timeZone;
  return changes;
}

/** A reminder is a time of day, and keeps its clock when only the due date moves; a due date alone has none to keep. */
function setsClock(changed: ProjectField[], { reminderDate }: ProjectForm): boolean {
  if (changed.includes('reminderDate') || changed.includes('reminderTime')) return true;
  return changed.includes('dueDate') && reminderDate === '';
}

/** Field of the form that a problem document's path names. */
export function fieldOfPath(path: string): ProjectField | undefined {
  return projectFields.find((field) => columns[field] === path);
}

/** Relics of an older storage scheme; such a project is never loaded by itself. */
export function isSlotName(name: string): boolean {
  return name.startsWith('SLOT:');
}

function formFrom(valueOf: (field: ProjectField) => string): ProjectForm {
  const form = { ...emptyForm };
  for (const field of projectFields) form[field] = valueOf(field);
  return form;
}
