import { useRef, useState, type ReactNode } from 'react';
import type { Project } from '@printpartner/contracts/types';
import { DeleteProjectDialog } from './list/delete-project-dialog.tsx';
import { NameTakenDialog, nextName } from './editor/name-taken-dialog.tsx';
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
import { useProjectList } from './list/use-project-list.ts';
import { useArchiveProject } from './list/use-archive-project.ts';
import { useSaveKey } from './editor/use-save-key.ts';
import { useSaving } from './editor/use-saving.ts';

interface ProjectTrackingProps {
  /** While closed it stays mounted, so that typed text is kept. */
  isOpen: boolean;
  /** Preflight results kept with the project in the form. */
  renderKept: (project: Project) => ReactNode;
}

export function ProjectTracking({ isOpen, renderKept }: ProjectTrackingProps) {
  const form = useRef<HTMLFormElement>(null);
  const [deleting, setDeleting] = useState<Project | null>(null);
  const { store, editor } = useEditorStore();
  const { save, autosave, settled, namesake, clearNamesake } = useSaving(store, form);
  const pointer = usePointerWriter(settled);
  const { isLoading } = useHydration(store, () => void pointer.pointTo(null).catch(() => {}));
  const actions = useProjectActions(store, pointer);
  const { leaving, guard, close } = useLeaveGuard(store, settled);
  const { projects, archivedCount, older, isFailed, retry, forget } = useProjectList();
  const { archive, restore, remove } = useArchiveProject(store, actions.pointAt);

  const isInForm = ({ id }: Project) => id === store.get().record?.id;
  function open(project: Project) {
    if (!isInForm(project)) guard(() => actions.open(project));
  }
  useOpenRequests((project) => {
    const { record } = store.get();
    if (!isInForm(project))
      guard(
        () => actions.follow(project),
        () => record && actions.pointAt(record),
      );
  });

  const isDialogOpen = leaving !== null || deleting !== null || namesake !== null;
  useSaveKey(isOpen && !isDialogOpen, () => void save());
  useAutosave(store, { form, isPaused: isDialogOpen, onSave: autosave });
  useLockSweep(form, isOpen);

  const list = {
    projects,
    archivedCount,
    older,
    isFailed,
    selected: editor.record,
    onRetry: retry,
    onOpen: open,
    onNew: () => guard(actions.startNew),
    onArchive: (project: Project) => {
      if (isInForm(project)) guard(() => void archive(project));
      else void archive(project);
    },
    onRestore: (project: Project) => void restore(project),
    onDelete: (project: Project) => void settled().then(() => setDeleting(project)),
  };

  return (
    <div className="flex min-h-full flex-col lg:grid lg:h-full lg:min-h-0 lg:grid-cols-[304px_minmax(0,1fr)]">
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
            onType={(field, value) => store.dispatch({ type: 'typed', field, value })}
            onResolve={(field, value) => store.dispatch({ type: 'conflict-resolved', field, value })}
            onRestore={() => editor.record && void restore(editor.record)}
            kept={editor.record && renderKept(editor.record)}
          />
        </div>
        <SaveBar
          isSaving={editor.isSaving && !editor.isAutosave}
          onRefresh={() => guard(() => void actions.refresh())}
          onClear={actions.clear}
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
      {namesake && (
        <NameTakenDialog
          holder={namesake}
          onOpen={() => {
            clearNamesake();
            actions.open(namesake);
          }}
          onUpdate={() => {
            clearNamesake();
            store.dispatch({ type: 'adopted', project: namesake });
            void save();
          }}
          onKeepBoth={() => {
            clearNamesake();
            store.dispatch({
              type: 'typed',
              field: 'projectNameType',
              value: nextName(namesake.project_name),
            });
            void save();
          }}
          onClose={clearNamesake}
        />
      )}
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
