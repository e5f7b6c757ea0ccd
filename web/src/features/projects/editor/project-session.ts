import type { QueryClient } from '@tanstack/react-query';
import type { Project } from '@printpartner/contracts/types';
import { keptProjects, unsavedTitle, type KeptProject } from '../../../entities/project/kept-project.ts';
import type { ProjectForm } from '../../../entities/project/project-form.ts';
import { projectQuery } from '../../../entities/project/project-queries.ts';
import { DocumentSession } from '../../../platform/documents/document-session.ts';
import type { FoundDraft } from '../../../platform/storage/kept-draft.ts';
import { newUuid } from '../../../platform/uuid.ts';
import { ProjectEditor } from './project-editor.ts';
import { ProjectSaver } from './project-saver.ts';

export interface ProjectToOpen {
  /** The project as just received; null for a new one. */
  project: Project | null;
  /** The user asked for a new project. */
  isNew?: boolean;
  /** Unsaved text to show. If not given, what this device has of the project. */
  found?: FoundDraft<KeptProject> | undefined;
}

/** A project, or a form without one, while it is open. */
export class ProjectSession extends DocumentSession<ProjectForm, Project | null, KeptProject> {
  readonly editor: ProjectEditor;
  readonly saver: ProjectSaver;
  /** The form has gone on to another project. */
  isLeft = false;

  constructor(
    userId: string,
    private readonly queryClient: QueryClient,
    { project, isNew, found: given }: ProjectToOpen,
  ) {
    const found = named(given ?? (project ? keptProjects.find(userId, project.uuid) : undefined));
    super(userId, keptProjects, found);
    this.editor = new ProjectEditor(project, found?.draft, isNew);
    if (project && found) this.editor.arrive(project);
    this.saver = new ProjectSaver(this.editor, queryClient, {
      userId,
      keep: () => this.keepKey(),
    });
  }

  async load(): Promise<void> {
    const { base } = this.editor.get();
    if (!base) return;
    const query = { ...projectQuery(base.id), staleTime: 0 };
    const project = await this.queryClient.fetchQuery(query).catch(() => null);
    if (project) this.follow(project);
  }

  /** Takes the project as it is now, if it is the one in the form. */
  follow(project: Project): void {
    const { base, isSaving } = this.editor.get();
    // A save in progress returns the same record and knows which changes are its own.
    if (project.id === base?.id && !isSaving && !this.isEnded) this.editor.arrive(project);
  }

  /**
   * Keeps unsaved text of the form, which goes on to another project, and has it sent as soon as there is a network.
   *
   * @returns undefined if the browser can't keep it, otherwise whether it is queued
   */
  leaveForLater(): Promise<boolean> | undefined {
    this.isLeft = true;
    const isKept = this.keep(false);
    // The form may stay after all.
    this.isLeft = false;
    if (!isKept) return undefined;
    const found = keptProjects.find(this.userId, this.place());
    return found && keptProjects.queue(this.userId, found).catch(() => false);
  }

  unsavedTitle(): string | null {
    return unsavedTitle({ base: this.editor.get().base, values: this.editor.values() });
  }

  protected place(): string {
    return this.editor.uuid();
  }

  protected title(): string {
    return this.unsavedTitle() ?? 'a project without a name';
  }

  /** A date that was half typed is remembered, too. */
  protected override hasUnsaved(): boolean {
    return this.editor.isDirty() || this.editor.unfinished().length > 0;
  }

  protected kept(isInUse: boolean): KeptProject {
    return { ...keptOf(this.editor), isLeft: this.isLeft, isInUse };
  }
}

/** An earlier version gave a new project its UUID when it was saved. */
function named(found: FoundDraft<KeptProject> | undefined): FoundDraft<KeptProject> | undefined {
  if (!found || found.draft.base || found.draft.newUuid) return found;
  return { ...found, draft: { ...found.draft, newUuid: newUuid() } };
}

/** What a draft holds of an editor. */
export function keptOf(editor: ProjectEditor): KeptProject {
  const { isNew, newUuid: uuid } = editor.notes();
  return {
    ...editor.kept(),
    isNew,
    newUuid: uuid,
    unfinished: editor.unfinished(),
    isGone: editor.get().failure === 'gone',
    at: Date.now(),
  };
}
