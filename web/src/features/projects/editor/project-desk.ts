import { useEffect, useLayoutEffect, useState, useSyncExternalStore } from 'react';
import { useQueryClient, type QueryClient } from '@tanstack/react-query';
import type { Project } from '@printpartner/contracts/types';
import {
  keptProjects,
  PROJECT_DRAFTS,
  readKeptProject,
  unsavedTitle,
  type KeptProject,
} from '../../../entities/project/kept-project.ts';
import {
  isSlotName,
  projectDocument,
  type FieldErrors,
  type ProjectForm,
} from '../../../entities/project/project-form.ts';
import { useUser } from '../../../entities/session/session-context.ts';
import type { DocumentState } from '../../../platform/documents/document-editor.ts';
import { findDraft, isDraftOfTab, tabId, type FoundDraft } from '../../../platform/storage/kept-draft.ts';
import { newUuid } from '../../../platform/uuid.ts';
import { toast } from '../../../ui/toast.tsx';
import type { UnsentProject } from '../../../entities/project/unsent-projects.ts';
import type { ProjectNotes } from './project-editor.ts';
import { ProjectSession, type ProjectToOpen } from './project-session.ts';

/** After Clear Fields, nothing is loaded for this long. */
export const CLEAR_SUPPRESSION_MS = 4000;

/** The form on screen and the project behind it. */
export interface ProjectView
  extends
    Pick<DocumentState<ProjectForm, Project | null>, 'conflicts' | 'failure' | 'isSaving'>,
    Omit<ProjectNotes, 'newUuid'> {
  /** Different for each project that was opened. */
  key: string;
  /** The project as last received from the server; null while there is none. */
  record: Project | null;
  form: ProjectForm;
  errors: FieldErrors;
  isDirty: boolean;
  /** Autosave has something to save. */
  isDue: boolean;
}

/** Unsaved text of the project that is left is saved, or sent later, unless it is dropped. */
export interface Leaving {
  isDropped?: boolean;
}

/**
 * Which project the form shows. Each is saved by its own session, so that another one can be opened at any time. Lives
 * outside React, so that code running after a request reads the current form, not a stale one.
 */
export class ProjectDesk {
  private shown: ProjectSession;
  private endShown: ((leaving?: Leaving) => void) | undefined;
  private unsubscribe = () => {};
  private known: ProjectView;
  /** The last saves of the projects that were left. */
  private earlier: Promise<unknown> = Promise.resolve();
  private isPaused = false;
  private inputs: HTMLElement | null = null;
  /** When the fields were last cleared, ms since 1970. */
  private clearedAt = Number.NEGATIVE_INFINITY;
  private readonly listeners = new Set<() => void>();

  /** Shows the text that this tab had in the form, else the newest of a closed tab. */
  constructor(
    private readonly userId: string,
    private readonly queryClient: QueryClient,
  ) {
    const found = findShown(userId);
    this.shown = this.sessionOf({ project: found?.draft.base ?? null, found });
    this.known = viewOf(this.shown);
  }

  get = (): ProjectView => this.known;

  subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  get session(): ProjectSession {
    return this.shown;
  }

  /** Begins to keep and to save what is typed. Returns a function that ends it. */
  start(): () => void {
    const title = this.shown.unsavedTitle();
    if (title !== null)
      toast({
        title: 'Your changes are back',
        description: `What you had typed in ${title} is in the form again. ${navigator.onLine ? 'It is not saved yet.' : 'It is sent when the network is back.'}`,
      });
    this.begin();
    return () => this.close();
  }

  /** Resolves when no save is running, of this project or one before. */
  async settled(): Promise<void> {
    await Promise.all([this.earlier, this.shown.saver.settled()]);
  }

  /** The form element, whose inputs tell which dates are half typed. */
  attach(inputs: HTMLElement | null): void {
    this.inputs = inputs;
    this.shown.editor.attach(inputs);
  }

  /** A dialog is open whose answer decides what happens to the text. */
  pause(isPaused: boolean): void {
    if (isPaused === this.isPaused) return;
    this.isPaused = isPaused;
    if (isPaused) this.shown.saver.pause('dialog');
    else this.shown.saver.resume('dialog');
  }

  open(project: Project, leaving?: Leaving): void {
    this.show(() => this.sessionOf({ project }), leaving);
  }

  startNew(leaving?: Leaving): void {
    this.show(() => this.sessionOf({ project: null, isNew: true }), leaving);
  }

  /** Empties the form. Returns what brings the text back, unless the user has started something else since. */
  clear(leaving?: Leaving): () => boolean {
    const { shown } = this;
    shown.editor.finish();
    this.show(() => this.sessionOf({ project: null }), leaving);
    this.clearedAt = Date.now();
    return () => {
      if (!this.shown.editor.isUntouched()) return false;
      this.show(() => shown, { isDropped: true });
      return true;
    };
  }

  /**
   * Opens a new project that only this device has, or the text of one that was deleted elsewhere as a new one, which
   * Save Project makes.
   */
  openUnsent({ uuid, isDeleted }: Pick<UnsentProject, 'uuid' | 'isDeleted'>, leaving?: Leaving): void {
    const found = keptProjects.find(this.userId, uuid);
    if (!found) return;
    this.show(() => {
      if (!isDeleted) return this.sessionOf({ project: found.draft.base, found });
      const draft: KeptProject = {
        ...found.draft,
        base: null,
        conflicts: {},
        unanswered: [],
        attempt: null,
        unfinished: [],
        isNew: true,
        isGone: true,
        isLeft: false,
        newUuid: newUuid(),
      };
      return this.sessionOf({ project: null, found: { name: found.name, draft } });
    }, leaving);
  }

  /** A project was received: the open one is updated, another one is only loaded into a vacant form. */
  arrive(project: Project): void {
    const { editor } = this.shown;
    if (editor.get().base?.id === project.id) return this.shown.editor.arrive(project);
    const isSuppressed = Date.now() - this.clearedAt < CLEAR_SUPPRESSION_MS;
    if (isSuppressed || !editor.isVacant() || isSlotName(project.project_name)) return;
    this.open(project);
  }

  /**
   * Loads a project over the form as it was. Text typed since stays, and no other project is loaded over it.
   *
   * @returns whether the form shows the project
   */
  refresh(project: Project, { key, form }: ProjectView, leaving?: Leaving): boolean {
    const isSame = this.known.record?.id === project.id;
    const typed = key === this.shown.key ? projectDocument.changed(form, this.known.form) : [];
    if (key !== this.shown.key || (!isSame && typed.length > 0)) return isSame;
    const { form: now } = this.known;
    this.show(() => this.sessionOf({ project }), leaving);
    for (const field of typed) this.shown.editor.set(field, now[field]);
    return true;
  }

  private sessionOf(opened: ProjectToOpen): ProjectSession {
    return new ProjectSession(this.userId, this.queryClient, opened);
  }

  private show(sessionOf: () => ProjectSession, { isDropped = false }: Leaving = {}): void {
    const isStarted = this.endShown !== undefined;
    this.shown.isLeft = true;
    this.close({ isDropped });
    this.shown = sessionOf();
    this.shown.isLeft = false;
    this.shown.editor.attach(this.inputs);
    if (isStarted) this.begin();
    this.notify();
  }

  private begin(): void {
    const { editor, saver } = this.shown;
    this.endShown = this.shown.start();
    if (this.isPaused) saver.pause('dialog');
    else saver.resume('dialog');
    const follow = () => this.notify();
    const ends = [editor.subscribe(follow), editor.subscribeValues(follow)];
    this.unsubscribe = () => ends.forEach((end) => end());
  }

  private close(leaving?: Leaving): void {
    this.unsubscribe();
    this.endShown?.(leaving);
    this.endShown = undefined;
    this.earlier = Promise.all([this.earlier, this.shown.ending]);
    if (leaving) this.shown.editor.attach(null);
  }

  private notify(): void {
    this.known = viewOf(this.shown);
    for (const listener of this.listeners) listener();
  }
}

/** The text to start with: of the form that this tab showed, else the newest that a closed tab showed. */
function findShown(userId: string): FoundDraft<KeptProject> | undefined {
  const tab = tabId(userId);
  return findDraft(userId, {
    base: PROJECT_DRAFTS,
    isOwn: (name, draft) => isDraftOfTab(name, tab) && !draft.isLeft,
    read: readKeptProject,
    // Nobody misses half of a date in another tab.
    isWorthTaking: (draft) => unsavedTitle(draft) !== null && !draft.isLeft,
  });
}

function viewOf({ key, editor }: ProjectSession): ProjectView {
  const { base, conflicts, failure, isSaving } = editor.get();
  const { newUuid: _, ...notes } = editor.notes();
  const form = editor.values();
  const { isDue } = editor.due();
  return {
    key,
    record: base,
    form,
    errors: editor.errors(),
    conflicts,
    failure,
    isSaving,
    isDirty: editor.isDirty(),
    isDue,
    ...notes,
  };
}

/** The desk of this screen. */
export function useProjectDesk(): { desk: ProjectDesk; view: ProjectView } {
  const { id } = useUser();
  const queryClient = useQueryClient();
  const [desk] = useState(() => new ProjectDesk(id, queryClient));
  useEffect(() => desk.start(), [desk]);
  return { desk, view: useSyncExternalStore(desk.subscribe, desk.get) };
}

/** @param isPaused a dialog is open whose answer decides what happens to the text */
export function usePause(desk: ProjectDesk, isPaused: boolean): void {
  // A passive effect would run some time after the dialog is on screen, and a due autosave in between.
  useLayoutEffect(() => desk.pause(isPaused), [desk, isPaused]);
}
