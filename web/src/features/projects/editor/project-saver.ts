import { flushSync } from 'react-dom';
import type { QueryClient } from '@tanstack/react-query';
import type { Project } from '@printpartner/contracts/types';
import {
  projectFields,
  projectLabels,
  type FieldErrors,
  type ProjectField,
  type ProjectForm,
} from '../../../entities/project/project-form.ts';
import {
  changesRequest,
  isSameRequest,
  saveChanges,
  type SaveRequest,
  saveWholeProject,
  wholeRequest,
} from '../../../entities/project/save-project.ts';
import {
  DocumentSaver,
  type OutgoingSave,
  type SaveMode,
} from '../../../platform/documents/document-saver.ts';
import type { SaveAttempt } from '../../../platform/documents/kept-documents.ts';
import { newUuid } from '../../../platform/uuid.ts';
import { toast } from '../../../ui/toast.tsx';
import { currentProjectOf, projectErrorsOf, projectFailureOf, saveFailureText } from '../save-failure.ts';
import { rememberLastSaved } from './active-pointer.ts';
import type { ProjectEditor } from './project-editor.ts';

const SAVED_TOAST_MS = 1600;

interface ProjectSaverOptions {
  userId: string;
  /** Stores the project on this device, with the key of the save that is sent next. */
  keep: () => void;
  /** Ends a save without a screen. */
  signal?: AbortSignal;
}

/** Saves one project. */
export class ProjectSaver extends DocumentSaver<ProjectForm, Project | null> {
  private asked: Promise<boolean> | null = null;

  constructor(
    protected override readonly editor: ProjectEditor,
    queryClient: QueryClient,
    { userId, ...options }: ProjectSaverOptions,
  ) {
    const by = { userId };
    const calls = {
      send: async (save: OutgoingSave<ProjectForm, Project | null>) => {
        const { attempt, base, isOnRequest, isLeaving, signal } = save;
        const { newUuid: uuid } = editor.notes();
        // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- `attemptOf` made it, or found it the same
        const request = attempt.request as SaveRequest;
        const input = { request, key: attempt.key, isLeaving, signal, ...by };
        const project =
          base && !isOnRequest
            ? await saveChanges(queryClient, input)
            : await saveWholeProject(queryClient, { form: attempt.values, uuid, ...input });
        if (isOnRequest || !base) rememberLastSaved(userId, project.id);
        editor.note({ isNew: false, namesake: null });
        return project;
      },
      failureOf: projectFailureOf,
      errorsOf: projectErrorsOf,
      newerCopyOf: (error: unknown) => currentProjectOf(error, 'projects.changed_elsewhere'),
    };
    super(editor, calls, options);
  }

  /**
   * Saves the form as a whole, with a toast. True when it is saved. Waits for a running save, then saves what was typed
   * since.
   */
  async saveNow(): Promise<boolean> {
    const missing = this.editor.missing();
    if (Object.keys(missing).length > 0) return this.askToFinish(missing);
    if (!this.asked) {
      this.asked = this.saveOnRequest().finally(() => (this.asked = null));
      return this.asked;
    }
    const isSaved = await this.asked;
    return isSaved && this.editor.isDirty() ? this.saveNow() : isSaved;
  }

  /** A field that was refused may be saved now. */
  tryAgain(field: ProjectField): void {
    this.editor.setError(field, undefined);
    this.timer.change();
  }

  protected override attemptOf(form: ProjectForm, { isOnRequest }: SaveMode): SaveAttempt<ProjectForm> {
    const { editor } = this;
    const { base } = editor.get();
    // If it was deleted elsewhere, it is made under another one.
    if (base?.uuid === editor.notes().newUuid) editor.note({ newUuid: newUuid() });
    const request =
      base && !isOnRequest ? changesRequest(form, base) : wholeRequest(form, base, editor.notes().newUuid);
    return editor.attemptOf(form, request, (before) => isSameRequest(before, request));
  }

  protected override failed(error: unknown, { isOnRequest }: SaveMode): void {
    const { editor } = this;
    const namesake = currentProjectOf(error, 'projects.name_taken');
    if (namesake) editor.note({ namesake });
    if (projectFailureOf(error) !== 'gone') return;
    // The UUID of a deleted project can't be saved under again.
    editor.note({ newUuid: newUuid() });
    if (isOnRequest || !editor.screen) return;
    toast({
      title: 'Project deleted elsewhere',
      description: 'Your text is still here. Choose Save Project to save it as a new project.',
      variant: 'destructive',
    });
  }

  /** Project Tracking stays open behind other screens, where nobody sees the choice. */
  protected override merged({ isOnRequest }: SaveMode): void {
    const isHidden = this.editor.screen?.getClientRects().length === 0;
    if (isOnRequest || !isHidden || this.conflicts().length === 0) return;
    toast({
      title: 'Changed elsewhere, too',
      description: `Open the project “${this.editor.get().base?.project_name ?? ''}” and choose which text to keep.`,
      variant: 'destructive',
    });
  }

  private async saveOnRequest(): Promise<boolean> {
    const { editor } = this;
    editor.note({ isOnRequest: true, namesake: null, focusesErrors: false });
    await this.settled();
    editor.form.clearErrors();
    const outcome = await this.begin({ isOnRequest: true });
    const { namesake } = editor.notes();
    const focusesErrors = editor.get().refused.length > 0 && !namesake;
    // What is rendered takes the focus.
    flushSync(() => editor.note({ isOnRequest: false, focusesErrors }));
    if (outcome === 'saved') {
      const description = 'Project saved to server.';
      toast({ title: 'Project saved', description, durationMs: SAVED_TOAST_MS, isRoutine: true });
      return true;
    }
    // What could not be sent is left to autosave.
    if (outcome === 'passing') this.timer.change();
    if (this.conflicts().length > 0) return this.askToChoose();
    const missing = editor.missing();
    if (Object.keys(missing).length > 0) return this.askToFinish(missing);
    if (namesake) this.focusIn('[data-namesake] button');
    else if (navigator.onLine)
      toast({
        title: 'Project not saved',
        description: saveFailureText(this.error),
        variant: 'destructive',
      });
    else toast({ title: 'Saved on this device', description: 'Sends when the network is back.' });
    return false;
  }

  /** Saving a date with missing parts would clear the stored one. */
  private askToFinish(errors: FieldErrors): false {
    this.editor.refuse(errors);
    this.editor.note({ focusesErrors: true });
    this.focusIn(`[name="${Object.keys(errors)[0]}"]`);
    return false;
  }

  private askToChoose(): false {
    const fields = this.conflicts();
    toast({
      title: 'Changed elsewhere, too',
      description: `Choose which text to keep: ${fields.map((field) => projectLabels[field]).join(', ')}.`,
      variant: 'destructive',
    });
    this.focusIn(`[data-conflict="${fields[0]}"] button`);
    return false;
  }

  private conflicts(): ProjectField[] {
    const { conflicts } = this.editor.get();
    return projectFields.filter((field) => conflicts[field] !== undefined);
  }

  private focusIn(selector: string): void {
    this.editor.screen?.querySelector<HTMLElement>(selector)?.focus();
  }
}
