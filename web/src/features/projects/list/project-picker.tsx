import { useState } from 'react';
import { ChevronDown, Plus } from 'lucide-react';
import { AllProjectsDialog } from './all-projects-dialog.tsx';
import { projectName } from '../../../entities/project/project-form.ts';
import type { ProjectListProps } from './project-list-props.ts';

/** Replaces the rail on narrow screens: the open project as a button for the list, and a button for a new one. */
export function ProjectPicker(list: ProjectListProps) {
  const [isOpen, setOpen] = useState(false);
  const { projects, isFailed, onRetry, onNew } = list;
  const selected = projects && (projects.find(({ id }) => id === list.selected?.id) ?? list.selected);
  return (
    <div className="flex gap-2 border-b border-rule bg-sheet px-4 py-3 md:px-8 lg:hidden print:hidden">
      {isFailed ? (
        <p className="type-data flex min-h-11 grow items-center gap-1 text-ink-2">
          Your projects did not load.
          <button type="button" onClick={onRetry} className="touch-target type-link text-ink">
            Try again
          </button>
        </p>
      ) : (
        <button
          type="button"
          aria-haspopup="dialog"
          onClick={() => setOpen(true)}
          className="type-body flex h-11 min-w-0 grow items-center justify-between gap-3 rounded-control border border-edge bg-sheet px-3 text-left font-semibold text-ink hover:bg-sunk md:max-w-100"
        >
          <span className="min-w-0 truncate">
            <span className="sr-only">All projects: </span>
            {selected ? projectName(selected) : projects ? 'New project' : 'Loading projects…'}
          </span>
          <ChevronDown size={18} strokeWidth={1.6} aria-hidden className="shrink-0" />
        </button>
      )}
      <button
        type="button"
        aria-label="New project"
        onClick={onNew}
        className="grid size-11 shrink-0 place-items-center rounded-control border border-rule bg-sheet hover:bg-sunk"
      >
        <Plus size={18} strokeWidth={1.6} aria-hidden />
      </button>
      {isOpen && <AllProjectsDialog {...list} onClose={() => setOpen(false)} />}
    </div>
  );
}
