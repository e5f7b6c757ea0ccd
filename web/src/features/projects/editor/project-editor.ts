import { EMPTY_PROJECT, type Project } from '@printpartner/contracts/types';
import type { KeptProject } from '../../../entities/project/kept-project.ts';
import {
  formOf,
  isBlank,
  isEmptyProject,
  isSlotName,
  projectDocument,
  projectFields,
  type FieldErrors,
  type ProjectField,
  type ProjectForm,
} from '../../../entities/project/project-form.ts';
import { DocumentEditor, type DocumentRules } from '../../../platform/documents/document-editor.ts';
import { finishText, halfTypedInputs, isFinishText } from '../../../platform/documents/half-typed.ts';
import { newUuid } from '../../../platform/uuid.ts';
import { pastReminderFields } from '../reminder/reminder-time.ts';

const reminderFields: readonly ProjectField[] = ['reminderDate', 'reminderTime'];

/**
 * Half of a reminder would be saved with the other half as it was: a time that nobody chose, and perhaps a past one. A
 * reminder in the past would fire at once.
 */
function heldBackToo(
  form: ProjectForm,
  record: Project | null,
  heldBack: readonly ProjectField[],
): readonly ProjectField[] {
  const reminder = heldBack.some((field) => reminderFields.includes(field)) ? reminderFields : [];
  const rest = projectDocument.without(form, formOf(record), [...heldBack, ...reminder]);
  return [...reminder, ...pastReminderFields(rest, record)];
}

const rules: DocumentRules<ProjectForm, Project | null> = {
  type: projectDocument,
  valuesOf: formOf,
  revisionOf: (record) => record?.revision ?? 0,
  changedAt: (record) => (record ? Date.parse(record.updated_at) : null),
  heldBackToo,
  // A new project is saved as soon as it has a name.
  savesItself: ({ projectNameType }, record) =>
    record !== null || (projectNameType.trim() !== '' && !isSlotName(projectNameType)),
};

/** What the form knows of a project beside its texts. */
export interface ProjectNotes {
  /** The user asked for a new project, so nothing may be loaded into the blank form. */
  isNew: boolean;
  /** The UUID that it is made under, so that a repeated save makes one project. */
  newUuid: string;
  /** Dates and times that were half typed when this form was left, so that what was typed is lost. */
  unfinished: readonly ProjectField[];
  /** The project that already has the name of this new one. Nothing is saved until the user has chosen. */
  namesake: Project | null;
  /** The user has asked to save. */
  isOnRequest: boolean;
  /** The user asked to save and got errors, so the first one takes the focus. */
  focusesErrors: boolean;
}

/** One project, saved or not, in the form. */
export class ProjectEditor extends DocumentEditor<ProjectForm, Project | null> {
  private about: ProjectNotes;

  /** @param kept unsaved text that this device has of it */
  constructor(record: Project | null, kept?: KeptProject, isNew = kept?.isNew ?? false) {
    super(rules, record, kept);
    this.about = {
      isNew,
      newUuid: kept?.newUuid ?? newUuid(),
      unfinished: kept?.unfinished ?? [],
      namesake: null,
      isOnRequest: false,
      focusesErrors: false,
    };
    // The text counts as a project that is still there, but the user has to save it.
    if (kept?.base === null && kept.isGone) this.update({ failure: 'gone' });
  }

  notes = (): ProjectNotes => this.about;

  note(changes: Partial<ProjectNotes>): void {
    this.about = { ...this.about, ...changes };
    this.update({});
  }

  uuid(): string {
    return this.get().base?.uuid ?? this.about.newUuid;
  }

  /** Blank, and not because the user asked for a new project: another one may be loaded. */
  isVacant(): boolean {
    return this.get().base === null && isBlank(this.values()) && !this.about.isNew;
  }

  /** Holds no project, saved or not: the one before may come back. */
  isUntouched(): boolean {
    return this.get().base === null && isEmptyProject(this.values());
  }

  /** What is wrong with which field. */
  errors(): FieldErrors {
    const errors: FieldErrors = {};
    for (const field of projectFields) {
      const message = this.errorAt(field);
      if (message !== undefined) errors[field] = message;
    }
    return errors;
  }

  /** What has to be entered before the user can save. */
  missing(): FieldErrors {
    const { base } = this.get();
    // A name alone is not required, but something of a job.
    const job = base === null && isEmptyProject(this.values()) ? { projectNameType: EMPTY_PROJECT } : {};
    return { ...job, ...this.finishErrors() };
  }

  /** The focus leaves a field: shows what is missing in it. */
  leave(field: ProjectField): void {
    const { unfinished } = this.about;
    if (unfinished.includes(field)) this.note({ unfinished: unfinished.filter((other) => other !== field) });
    const error = this.finishErrors()[field];
    if (error !== undefined || isFinishText(this.errorAt(field))) this.setError(field, error);
  }

  /** Takes a saved project as what the text is about, with its texts where this form has none. */
  adopt(project: Project): void {
    const typed = Object.entries(this.values()).filter(([, text]) => text !== '');
    const form = { ...formOf(project), ...Object.fromEntries(typed) };
    this.about = { ...this.about, isNew: false, namesake: null };
    this.update({ base: project, isLoaded: true });
    this.put(form);
  }

  /** The form remembers which dates these are. */
  override finish(): void {
    const unfinished = this.unfinished();
    super.finish();
    if (unfinished.length > 0) this.note({ unfinished });
  }

  /** Fields that were half typed before, and those that are now. */
  unfinished(): ProjectField[] {
    return [...new Set([...this.about.unfinished, ...this.halfTyped()])];
  }

  protected override changed(before: ProjectForm): void {
    super.changed(before);
    const form = this.values();
    // That a job is missing is said at its name, and settled by any of its fields.
    if (this.errorAt('projectNameType') === EMPTY_PROJECT && !isEmptyProject(form))
      this.setError('projectNameType', undefined);
    const { unfinished, namesake } = this.about;
    const left = unfinished.filter((field) => form[field] === before[field]);
    const isRenamed = form.projectNameType !== before.projectNameType;
    if (left.length < unfinished.length || (isRenamed && namesake))
      this.note({ unfinished: left, namesake: isRenamed ? null : namesake });
  }

  private finishErrors(): FieldErrors {
    const texts = new Map(halfTypedInputs(this.screen).map((input) => [input.name, finishText(input)]));
    const errors: FieldErrors = {};
    for (const field of projectFields) {
      const text = texts.get(field);
      if (text !== undefined) errors[field] = text;
    }
    return errors;
  }
}
