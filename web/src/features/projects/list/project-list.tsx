import { useRef, useState } from 'react';
import type { Project } from '@printpartner/contracts/types';
import { EmptyFrame } from '../../../ui/empty-frame.tsx';
import { SkeletonLines } from '../../../ui/skeleton.tsx';
import { splitByArchived } from '../../../entities/project/project-order.ts';
import { StaleNote } from '../../../ui/stale-note.tsx';
import { useFoundFocus } from '../../../ui/use-found-focus.ts';
import type { UnsentProject } from '../../../entities/project/unsent-projects.ts';
import { UnsentMark } from '../../../ui/unsent-mark.tsx';
import { ArchivedProjects } from './archived-projects.tsx';
import type { ProjectListProps } from './project-list-props.ts';
import { ActiveRow } from './project-row.tsx';

/** Active projects, and archived ones below. `--inset` is the horizontal text margin. */
export function ProjectList({
  projects,
  archivedCount,
  older,
  isFailed,
  isStale,
  unsent,
  onRetry,
  onOpenUnsent,
  ...rows
}: Omit<ProjectListProps, 'limit' | 'onNew'>) {
  const [expandedKey, setExpandedKey] = useState('');
  const { active, archived } = splitByArchived(projects ?? []);
  const list = useRef<HTMLElement>(null);
  useFoundFocus(list, `${active.length} ${archived.length}`);

  const created = [...unsent.values()].filter(
    ({ uuid, isNew, isDeleted }) =>
      (isNew || isDeleted) && !projects?.some((project) => project.uuid === uuid),
  );

  const bind = (project: Project) => ({
    project,
    unsent: unsent.get(project.uuid)?.state,
    isSelected: project.id === rows.selected?.id,
    isExpanded: keyOf(project) === expandedKey,
    onOpen: () => rows.onOpen(project),
    onToggle: () => setExpandedKey(keyOf(project) === expandedKey ? '' : keyOf(project)),
    onDelete: () => rows.onDelete(project),
  });

  return (
    <section ref={list} tabIndex={-1} aria-label="Projects" className="outline-none">
      {!projects && !isFailed && (
        <div className="px-(--inset) py-5">
          <SkeletonLines label="Loading projects" widths={['72%', '48%', '64%', '52%']} />
        </div>
      )}
      {isFailed && (
        <p className="type-data px-(--inset) py-4 text-ink-2">
          Your projects did not load.{' '}
          <button type="button" onClick={onRetry} className="touch-target type-link text-ink">
            Try again
          </button>
        </p>
      )}
      {isStale && <StaleNote onRetry={onRetry} className="px-(--inset) pt-3 pb-2" />}
      <ul>
        {created.map((project) => (
          <UnsentRow key={project.uuid} project={project} onOpen={() => onOpenUnsent(project)} />
        ))}
      </ul>
      {projects && active.length + created.length === 0 && (
        <NothingActive hasArchived={archived.length > 0} />
      )}
      <ul>
        {active.map((project) => (
          <ActiveRow key={project.id} {...bind(project)} onArchive={() => rows.onArchive(project)} />
        ))}
      </ul>
      {archived.length > 0 && (
        <ArchivedProjects
          projects={archived}
          count={Math.max(archivedCount, archived.length)}
          older={older}
          bind={bind}
          onRestore={rows.onRestore}
        />
      )}
    </section>
  );
}

/** Includes the list, so that a project moved to the other list is collapsed there. */
function keyOf({ id, archived }: Project): string {
  return `${archived ? 'archived' : 'active'} ${id}`;
}

function NothingActive({ hasArchived }: { hasArchived: boolean }) {
  return (
    <EmptyFrame
      level={3}
      title={hasArchived ? 'No active projects' : 'No projects yet'}
      className={`px-(--inset) pt-6 ${hasArchived ? 'border-b border-rule pb-6' : 'pb-3'}`}
    >
      Name a job and give it a due date. It shows up here and on your home screen.
    </EmptyFrame>
  );
}

interface UnsentRowProps {
  project: UnsentProject;
  onOpen: () => void;
}

/** A project that the server doesn't have: a new one, or one that was deleted elsewhere. */
function UnsentRow({ project, onOpen }: UnsentRowProps) {
  return (
    <li className="border-b border-rule">
      <button
        type="button"
        onClick={onOpen}
        className="grid w-full gap-y-0.5 px-(--inset) py-3 text-left outline-offset-[-2px]! hover:bg-sunk"
      >
        <span className="type-body truncate font-semibold">{project.name || 'Untitled Project'}</span>
        {project.isDeleted && <span className="type-data text-ink-2">Deleted elsewhere</span>}
        <UnsentMark state={project.state} />
      </button>
    </li>
  );
}
