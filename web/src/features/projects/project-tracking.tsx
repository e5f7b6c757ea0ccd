import { useQuery } from '@tanstack/react-query';
import type { Project } from '@printpartner/contracts/types';
import { projectsQuery } from './api/list-projects.ts';
import { LeaveDialog } from './components/leave-dialog.tsx';
import { ProjectPicker } from './components/project-picker.tsx';
import { ProjectRail } from './components/project-rail.tsx';
import { ProjectSheet } from './components/project-sheet.tsx';
import { SaveBar } from './components/save-bar.tsx';
import { TrackingHeader } from './components/tracking-header.tsx';
import { useEditorStore } from './editor-store.ts';
import { useHydration } from './use-hydration.ts';
import { useLeaveGuard } from './use-leave-guard.ts';
import { usePointerMoves } from './use-pointer-moves.ts';
import { useProjectActions } from './use-project-actions.ts';
import { useSaveKey } from './use-save-key.ts';

interface ProjectTrackingProps {
  /** Closed it stays mounted, so that nothing typed is lost. */
  isOpen: boolean;
}

export function ProjectTracking({ isOpen }: ProjectTrackingProps) {
  const { store, editor } = useEditorStore();
  const projects = useQuery(projectsQuery);
  const { isLoading } = useHydration(store);
  const actions = useProjectActions(store);
  const { leaving, guard, stay } = useLeaveGuard(store);

  function open(project: Project) {
    if (project.id !== store.get().record?.id) guard(() => actions.open(project));
  }
  usePointerMoves(open);
  useSaveKey(isOpen && !leaving, () => void actions.save());

  const list = {
    projects: projects.data,
    isFailed: projects.isError,
    selectedId: editor.record?.id ?? null,
    onRetry: () => void projects.refetch(),
    onOpen: open,
    onNew: () => guard(actions.startNew),
  };

  return (
    <div className="flex min-h-full flex-col lg:grid lg:h-full lg:min-h-0 lg:grid-cols-[304px_minmax(0,1fr)]">
      <ProjectRail {...list} />
      <ProjectPicker {...list} />
      <form
        noValidate
        aria-label="Project 1"
        onSubmit={(event) => {
          event.preventDefault();
          void actions.save();
        }}
        className="flex grow flex-col lg:min-h-0 lg:overflow-y-auto"
      >
        <div className="w-full grow px-4 pt-4 pb-8 md:px-8 md:pt-6 lg:max-w-204">
          <TrackingHeader />
          <ProjectSheet
            editor={editor}
            isLoading={isLoading}
            onType={(field, value) => store.dispatch({ type: 'typed', field, value })}
          />
        </div>
        <SaveBar
          isSaving={editor.isSaving}
          onRefresh={() => guard(() => void actions.refresh())}
          onClear={actions.clear}
        />
      </form>
      {leaving && (
        <LeaveDialog
          name={editor.record?.project_name || editor.form.projectNameType}
          onSave={actions.save}
          onProceed={leaving.proceed}
          onClose={stay}
        />
      )}
    </div>
  );
}
