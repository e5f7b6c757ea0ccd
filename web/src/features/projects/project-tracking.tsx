import { useEffect, useRef, useState, type ReactNode } from 'react';
import type { Project } from '@printpartner/contracts/types';
import { DeleteProjectDialog } from './list/delete-project-dialog.tsx';
import { AllProjectsDialog } from './list/all-projects-dialog.tsx';
import { limitText } from './list/new-project-button.tsx';
import { useProjectList, useRoomRetry } from './list/use-project-list.ts';
import { type JobAddress, useJobAddress } from './address/use-job-address.ts';
import { NamesakeNote, nextName } from './editor/namesake-note.tsx';
import { focusHeading } from './editor/sheet-heading.tsx';
import { useOpenedFocus } from './editor/use-opened-focus.ts';
import { splitByArchived } from '../../entities/project/project-order.ts';
import { LeaveDialog, useLeaveGuard } from './editor/use-leave-guard.tsx';
import { ProjectPicker } from './list/project-picker.tsx';
import { ProjectRail } from './list/project-rail.tsx';
import { ProjectSheet } from './editor/project-sheet.tsx';
import { SaveBar } from './editor/save-bar.tsx';
import { TrackingHeader } from './tracking-header.tsx';
import { usePause, useProjectDesk } from './editor/project-desk.ts';
import { useHydration } from './editor/use-hydration.ts';
import { useLockSweep } from './editor/input-locks.ts';
import { useOpenRequests } from '../../entities/project/pending-open-project.ts';
import { usePointerWriter } from './editor/pointer-writer.ts';
import { useProjectActions } from './editor/use-project-actions.ts';
import { useUser } from '../../entities/session/session-context.ts';
import { useUnsentProjects, type UnsentProject } from '../../entities/project/unsent-projects.ts';
import { useArchiveProject } from './list/use-archive-project.ts';
import { useSaveKey } from '../../ui/use-save-key.ts';

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
  const { desk, view } = useProjectDesk();
  useEffect(() => {
    desk.attach(form.current);
    return () => desk.attach(null);
  }, [desk]);
  const save = () => desk.session.saver.saveNow();
  const pointer = usePointerWriter(() => desk.settled());
  const uuid = view.record?.uuid ?? null;
  const { isLoading } = useHydration(desk, {
    isHeld: address.shown !== null && address.shown !== uuid,
    onLegacyPointer: () => void pointer.pointTo(null).catch(() => {}),
  });
  const unsent = useUnsentProjects(useUser().id);
  const actions = useProjectActions(desk, pointer);
  const { question, guard, close } = useLeaveGuard(desk);
  const { projects, archivedCount, older, isFailed, isStale, retry, forget } = useProjectList();
  const { archive, restore, remove } = useArchiveProject(desk, actions.pointAt);
  const activeCount = splitByArchived(projects ?? []).active.length;
  const limit = limitText(activeCount, archivedCount);
  useRoomRetry(desk, activeCount);
  const focusWhenOpened = useOpenedFocus(view.key, isOpen);

  const isInForm = ({ id }: Project) => id === desk.get().record?.id;
  function open(project: Project, onStay?: () => void) {
    if (isInForm(project)) return focusHeading();
    guard((leaving) => {
      focusWhenOpened();
      actions.open(project, leaving);
    }, onStay);
  }
  function startNew() {
    if (limit !== undefined) return setRefused(true);
    guard((leaving) => {
      focusWhenOpened();
      desk.startNew(leaving);
    });
  }
  function openUnsent(project: UnsentProject) {
    if (desk.session.editor.uuid() === project.uuid) return focusHeading();
    guard((leaving) => {
      focusWhenOpened();
      desk.openUnsent(project, leaving);
    });
  }
  useOpenRequests((project) => {
    const { record } = desk.get();
    if (isInForm(project)) return;
    guard(
      (leaving) => {
        focusWhenOpened();
        // Another part of the page has already made it the active one.
        desk.open(project, leaving);
      },
      () => record && actions.pointAt(record),
    );
  });
  useJobAddress({ isOpen, address, uuid, onOpen: open });

  function clear() {
    // Text of a project is saved first; without a project, Undo brings it back.
    const { record, isSaving } = desk.get();
    if (record || isSaving) guard(actions.clear);
    else actions.clear({ isDropped: true });
  }

  const isDialogOpen = question !== null || deleting !== null;
  useSaveKey(isOpen && !isDialogOpen, () => void save());
  usePause(desk, isDialogOpen);
  useLockSweep(form, isOpen);

  const list = {
    projects,
    archivedCount,
    older,
    isFailed,
    isStale,
    limit,
    selected: view.record,
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
    onDelete: (project: Project) => void desk.settled().then(() => setDeleting(project)),
  };

  const { namesake } = view;
  const namesakeNote = namesake && (
    <NamesakeNote
      holder={namesake}
      onOpen={() => {
        focusWhenOpened();
        actions.open(namesake, { isDropped: true });
      }}
      onUpdate={() => {
        desk.session.editor.adopt(namesake);
        void save();
      }}
      onKeepBoth={() => {
        desk.session.editor.set('projectNameType', nextName(namesake.project_name));
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
            view={view}
            isLoading={isLoading}
            isDialogOpen={isDialogOpen}
            limit={limit}
            onType={(field, value) => desk.session.editor.set(field, value)}
            onLeave={(field) => desk.session.editor.leave(field)}
            onResolve={(field, value) => desk.session.editor.resolve(field, value)}
            onRestore={() => view.record && void restore(view.record)}
            onErrorFocused={() => desk.session.editor.note({ focusesErrors: false })}
            namesakeNote={namesakeNote}
            kept={view.record && renderKept(view.record)}
          />
        </div>
        <SaveBar
          isNameless={!view.record && view.form.projectNameType.trim() === ''}
          isSaving={view.isOnRequest}
          onRefresh={() => guard((leaving) => void actions.refresh(leaving))}
          onClear={clear}
        />
      </form>
      {question && (
        <LeaveDialog
          name={view.record?.project_name || view.form.projectNameType}
          onSave={save}
          onProceed={() => {
            close();
            question.proceed({ isDropped: true });
          }}
          onStay={() => {
            close();
            question.stay?.();
          }}
        />
      )}
      {isRefused && <AllProjectsDialog {...list} onClose={() => setRefused(false)} />}
      {deleting && (
        <DeleteProjectDialog
          project={deleting}
          hasEdits={isInForm(deleting) && view.isDirty}
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
