import { Plus } from 'lucide-react';
import { limits, type Project } from '@printpartner/contracts/types';
import { useToday } from '../../../calendar/use-today.ts';
import { Button } from '../../../components/ui/button.tsx';
import { EmptyFrame } from '../../../components/ui/empty-frame.tsx';
import { SkeletonLines } from '../../../components/ui/skeleton.tsx';
import { byDueDate, dueNote } from '../due.ts';
import { nameOf, type ProjectListProps } from './project-list-props.ts';

/** All projects at the left of a wide screen. */
export function ProjectRail({ projects, isFailed, selectedId, onRetry, onOpen, onNew }: ProjectListProps) {
  const today = useToday();
  return (
    <section
      aria-labelledby="active-projects"
      className="hidden border-r border-rule bg-sheet lg:block lg:overflow-y-auto"
    >
      <div className="flex items-baseline justify-between gap-3 border-b border-rule px-5 pt-6 pb-3.5">
        <h2 id="active-projects" className="type-subhead">
          Active projects
        </h2>
        <span className="type-data text-ink-2">
          {projects && `${projects.length} of ${limits.activeProjects}`}
        </span>
      </div>
      {!projects && !isFailed && (
        <div className="px-5 py-5">
          <SkeletonLines label="Loading projects" widths={['72%', '48%', '64%', '52%']} />
        </div>
      )}
      {isFailed && (
        <p className="type-data px-5 py-4 text-ink-2">
          Your projects did not load.{' '}
          <button type="button" onClick={onRetry} className="touch-target type-link text-ink">
            Try again
          </button>
        </p>
      )}
      {projects?.length === 0 && (
        <EmptyFrame level={3} title="No projects yet" className="px-5 pt-6 pb-3">
          Name a job and give it a due date. It shows up here and on your home screen.
        </EmptyFrame>
      )}
      <ul>
        {byDueDate(projects ?? []).map((project) => (
          <Row
            key={project.id}
            project={project}
            today={today}
            isSelected={project.id === selectedId}
            onOpen={() => onOpen(project)}
          />
        ))}
      </ul>
      <div className="px-5 py-3.5">
        <Button
          variant="outline"
          className="w-full"
          icon={<Plus size={16} strokeWidth={1.6} aria-hidden />}
          onClick={onNew}
        >
          New project
        </Button>
      </div>
    </section>
  );
}

interface RowProps {
  project: Project;
  today: string;
  isSelected: boolean;
  onOpen: () => void;
}

function Row({ project, today, isSelected, onOpen }: RowProps) {
  const due = dueNote(project.due_date, today);
  return (
    <li className="border-b border-rule">
      <button
        type="button"
        aria-current={isSelected || undefined}
        onClick={onOpen}
        className="grid w-full grid-cols-[minmax(0,1fr)_auto] gap-x-3 gap-y-0.5 border-l-3 border-transparent py-3 pr-5 pl-4.25 text-left outline-offset-[-2px]! hover:bg-sunk aria-current:border-cyan aria-current:bg-cyan-tint"
      >
        <span className="type-body truncate font-semibold">{nameOf(project)}</span>
        <span
          className={`type-data text-right leading-5.5! ${due.isSoon ? 'font-semibold text-warning' : 'text-ink-2'}`}
        >
          {due.date}
        </span>
        <span className="type-data min-h-5 truncate text-ink-2">{project.client_name}</span>
        <span className="type-data text-right text-ink-2">{due.left}</span>
      </button>
    </li>
  );
}
