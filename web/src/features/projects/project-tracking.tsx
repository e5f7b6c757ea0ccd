import { useRef, useState, type ReactNode } from 'react';
import type { Project } from '@printpartner/contracts/types';
import { DeleteProjectDialog } from './list/delete-project-dialog.tsx';
import { AllProjectsDialog } from './list/all-projects-dialog.tsx';
import { limitText } from './list/project-limit.ts';
import { useRoomRetry } from './list/use-room-retry.ts';
import { type JobAddress, useJobAddress } from './address/use-job-address.ts';
import { NamesakeNote, nextName } from './editor/namesake-note.tsx';
import { focusHeading } from './editor/sheet-heading.tsx';
import { useOpenedFocus } from './editor/use-opened-focus.ts';
import { splitByArchived } from '../../entities/project/project-order.ts';
import { LeaveDialog } from './editor/leave-dialog.tsx';
import { ProjectPicker } from './list/project-picker.tsx';
import { ProjectRail } from './list/project-rail.tsx';
import { ProjectSheet } from './editor/project-sheet.tsx';
import { SaveBar } from './editor/save-bar.tsx';
import { TrackingHeader } from './tracking-header.tsx';
import { useEditorStore } from './editor/editor-store.ts';
import { isDirty } from './editor/project-editor.ts';
import { useAutosave } from './editor/use-autosave.ts';
import { useHydration } from './editor/use-hydration.ts';
import { useLeaveGuard } from './editor/use-leave-guard.ts';
import { useLockSweep } from './editor/input-locks.ts';
import { useOpenRequests } from '../../entities/project/pending-open-project.ts';
import { usePointerWriter } from './editor/pointer-writer.ts';
import { useProjectActions } from './editor/use-project-actions.ts';
import { useUser } from '../../entities/session/session-context.ts';
import { useUnsentProjects, type UnsentProject } from '../../entities/project/unsent-projects.ts';
import { useProjectList } from './list/use-project-list.ts';
import { useArchiveProject } from './list/use-archive-project.ts';
import { useSaveKey } from '../../ui/use-save-key.ts';
import { useSaving } from './editor/use-saving.ts';

interface ProjectTrackingProps {
  /** While closed it stays mounted, so that typed text is kept. */
  isOpen: boolean;
  /** The project in the page's address. */
  address: JobAddress;
  /** Preflight results kept with the project in the form. */
  renderKept: (project: Project) => ReactNode;
}

export function ProjectTracking({ isOpen, address, renderKept }: ProjectTrackingProps) {
  const form = useRef<HTMLFormElement>(null);
  const [deleting, setDeleting] = useState<Project | null>(null);
  const [isRefused, setRefused] = useState(false);
  const { store, editor } = useEditorStore();
  const { save, autosave, flush, check, settled } = useSaving(store, form);
  const pointer = usePointerWriter(settled);
  const uuid = editor.record?.uuid ?? null;
  const { isLoading } = useHydration(store, {
    isHeld: address.shown !== null && address.shown !== uuid,
    onLegacyPointer: () => void pointer.pointTo(null).catch(() => {}),
  });
  const unsent = useUnsentProjects(useUser().id);
  const actions = useProjectActions(store, { pointer, form });
  const { leaving, guard, close } = useLeaveGuard(store, { form, flush });
  const { projects, archivedCount, older, isFailed, isStale, retry, forget } = useProjectList();
  const { archive, restore, remove } = useArchiveProject(store, actions.pointAt);
  const activeCount = splitByArchived(projects ?? []).active.length;
  const limit = limitText(activeCount, archivedCount);
  useRoomRetry(store, activeCount);
  const focusWhenOpened = useOpenedFocus(editor.generation, isOpen);

  const isInForm = ({ id }: Project) => id === store.get().record?.id;
  function open(project: Project, onStay?: () => void) {
    if (isInForm(project)) return focusHeading();
    guard(() => {
      focusWhenOpened();
      actions.open(project);
    }, onStay);
  }
  function startNew() {
    if (limit !== undefined) return setRefused(true);
    guard(() => {
      focusWhenOpened();
      actions.startNew();
    });
  }
  function openUnsent(project: UnsentProject) {
    const { record, newUuid } = store.get();
    if ([record?.uuid, newUuid].includes(project.uuid)) return focusHeading();
    guard(() => {
      focusWhenOpened();
      actions.openUnsent(project);
    });
  }
  useOpenRequests((project) => {
    const { record } = store.get();
    if (isInForm(project)) return;
    guard(
      () => {
        focusWhenOpened();
        actions.follow(project);
      },
      () => record && actions.pointAt(record),
    );
  });
  useJobAddress({ isOpen, address, uuid, onOpen: open });

  function clear() {
    // Text of a project is saved first; without a project, Undo brings it back.
    if (store.get().record || store.get().isSaving) guard(actions.clear);
    else actions.clear();
  }

  const isDialogOpen = leaving !== null || deleting !== null;
  useSaveKey(isOpen && !isDialogOpen, () => void save());
  useAutosave(store, { form, isPaused: isDialogOpen, onSave: autosave });
  useLockSweep(form, isOpen);

  const list = {
    projects,
    archivedCount,
    older,
    isFailed,
    isStale,
    limit,
    selected: editor.record,
    unsent,
    onRetry: retry,
    onOpenUnsent: openUnsent,
    onOpen: (project: Project) => open(project),
    onNew: startNew,
    onArchive: (project: Project) => {
      if (isInForm(project)) guard(() => void archive(project));
      else void archive(project);
    },
    onRestore: (project: Project) => void restore(project),
    onDelete: (project: Project) => void settled().then(() => setDeleting(project)),
  };

  const { namesake } = editor;
  const namesakeNote = namesake && (
    <NamesakeNote
      holder={namesake}
      onOpen={() => {
        focusWhenOpened();
        actions.open(namesake);
      }}
      onUpdate={() => {
        store.dispatch({ type: 'adopted', project: namesake });
        void save();
      }}
      onKeepBoth={() => {
        const value = nextName(namesake.project_name);
        store.dispatch({ type: 'typed', field: 'projectNameType', value });
        void save();
      }}
    />
  );

  return (
    <div className="relative flex min-h-full flex-col lg:grid lg:h-full lg:min-h-0 lg:grid-cols-[304px_minmax(0,1fr)]">
      <button
        type="button"
        onClick={focusHeading}
        className="type-data sr-only rounded-control bg-ink text-sheet focus:not-sr-only focus:absolute focus:top-3 focus:left-3 focus:z-3 focus:px-3 focus:py-2"
      >
        Skip to the project
      </button>
      <ProjectRail {...list} />
      <ProjectPicker {...list} />
      <form
        ref={form}
        noValidate
        aria-label="Project 1"
        onSubmit={(event) => {
          event.preventDefault();
          void save();
        }}
        className="flex grow flex-col lg:min-h-0 lg:overflow-y-auto"
      >
        <div className="w-full grow px-4 pt-4 pb-8 md:px-8 md:pt-6 lg:max-w-204 desk:max-w-336">
          <TrackingHeader />
          <ProjectSheet
            editor={editor}
            isLoading={isLoading}
            isDialogOpen={isDialogOpen}
            limit={limit}
            onType={(field, value) => store.dispatch({ type: 'typed', field, value })}
            onLeave={check}
            onResolve={(field, value) => store.dispatch({ type: 'conflict-resolved', field, value })}
            onRestore={() => editor.record && void restore(editor.record)}
            namesakeNote={namesakeNote}
            kept={editor.record && renderKept(editor.record)}
          />
        </div>
        <SaveBar
          isNameless={!editor.record && editor.form.projectNameType.trim() === ''}
          isSaving={editor.isSaving && !editor.isAutosave}
          onRefresh={() => guard(() => void actions.refresh())}
          onClear={clear}
        />
      </form>
      {leaving && (
        <LeaveDialog
          name={editor.record?.project_name || editor.form.projectNameType}
          onSave={save}
          onProceed={() => {
            close();
            leaving.proceed();
          }}
          onStay={() => {
            close();
            leaving.stay?.();
          }}
        />
      )}
      {isRefused && <AllProjectsDialog {...list} onClose={() => setRefused(false)} />}
      {deleting && (
        <DeleteProjectDialog
          project={deleting}
          hasEdits={isInForm(deleting) && isDirty(editor)}
          onDelete={async () => {
            await remove(deleting);
            forget(deleting.id);
          }}
          onClose={() => setDeleting(null)}
        />
      )}
    </div>
  );
}
