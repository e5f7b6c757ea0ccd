import type { Project } from '@printpartner/contracts/types';
import type { Conflicts } from '@printpartner/documents';
import {
  emptyForm,
  type FieldErrors,
  type ProjectField,
  type ProjectForm,
} from '../../../entities/project/project-form.ts';
import type { SaveAttempt } from '../../../entities/project/save-request.ts';
import type { SaveFailure } from '../../../platform/documents/save-failure.ts';

/** The form on screen and the record behind it. */
export interface Editor {
  /** As last received from the server; null while there is none. */
  record: Project | null;
  form: ProjectForm;
  errors: FieldErrors;
  /** The user asked for a new project, so nothing may be loaded into the blank form. */
  isNew: boolean;
  isSaving: boolean;
  /** The current or last save was an autosave, which must not affect buttons or focus. */
  isAutosave: boolean;
  /** The user asked to save and got errors, so the first one takes the focus. */
  focusesErrors: boolean;
  /** Null when the last save succeeded. */
  failure: SaveFailure | null;
  /** The last save got no answer at all. */
  isUnanswered: boolean;
  /** Not saved until the user has chosen a text. */
  conflicts: Conflicts<ProjectForm>;
  /** Forms of saves without an answer, which the server may have stored. */
  unanswered: readonly ProjectForm[];
  /** The save without an answer that was sent last: repeated as it is, it has the same key, so that it counts once. */
  attempt: SaveAttempt | null;
  /** Dates and times that were half typed when this form was left, so that what was typed is lost. */
  unfinished: readonly ProjectField[];
  /** The UUID that a new project is saved under, so that a repeated save makes one project. Null before its first save. */
  newUuid: string | null;
  /** The project that already has the name of this new one. Nothing is saved until the user has chosen. */
  namesake: Project | null;
  /** Incremented when another project takes over the form, so that a late answer can be told apart. */
  generation: number;
  /** When the fields were last cleared, ms since 1970. */
  clearedAt: number;
}

export type EditorAction =
  | { type: 'typed'; field: ProjectField; value: string }
  | { type: 'left'; field: ProjectField }
  | { type: 'opened'; project: Project }
  | { type: 'refreshed'; project: Project; before: Editor }
  | { type: 'started-new' }
  | { type: 'arrived'; project: Project | null }
  | { type: 'submitted'; isAutosave: boolean; attempt?: SaveAttempt; newUuid?: string }
  | { type: 'reopened'; kept: Editor }
  | { type: 'named'; newUuid: string }
  | { type: 'save-requested' }
  | { type: 'incomplete'; errors: FieldErrors; takesFocus: boolean }
  | { type: 'saved'; project: Project; submitted: ProjectForm; generation: number }
  | {
      type: 'rejected';
      errors: FieldErrors;
      failure: SaveFailure;
      isUnanswered: boolean;
      submitted: ProjectForm;
      generation: number;
      namesake?: Project | undefined;
    }
  | { type: 'changed-elsewhere'; project: Project; generation: number }
  | { type: 'conflict-resolved'; field: ProjectField; value: string }
  | { type: 'adopted'; project: Project }
  | { type: 'cleared' }
  | { type: 'restored'; editor: Editor };

export const emptyEditor: Editor = {
  record: null,
  form: emptyForm,
  errors: {},
  isNew: false,
  isSaving: false,
  isAutosave: false,
  focusesErrors: false,
  failure: null,
  isUnanswered: false,
  conflicts: {},
  unanswered: [],
  attempt: null,
  unfinished: [],
  newUuid: null,
  namesake: null,
  generation: 0,
  clearedAt: Number.NEGATIVE_INFINITY,
};

/** What the user would lose with the form. */
export const unsavedOf = ({
  form,
  isNew,
  conflicts,
  unanswered,
  attempt,
  unfinished,
  newUuid,
}: Editor): Pick<
  Editor,
  'form' | 'isNew' | 'conflicts' | 'unanswered' | 'attempt' | 'unfinished' | 'newUuid'
> => ({ form, isNew, conflicts, unanswered, attempt, unfinished, newUuid });
