import { ChevronDown, Plus } from 'lucide-react';
import { limits } from '@printpartner/contracts/types';
import { useToday } from '../../../calendar/use-today.ts';
import { byDueDate, dueNote } from '../due.ts';
import { nameOf, type ProjectListProps } from './project-list-props.ts';

/** The rail of narrow screens: the system's own list, and a button for a new project. */
export function ProjectPicker({ projects, isFailed, selectedId, onRetry, onOpen, onNew }: ProjectListProps) {
  const today = useToday();
  const label = `Active projects, ${projects?.length ?? 0} of ${limits.activeProjects}`;
  const isListed = projects?.some(({ id }) => id === selectedId);

  function open(value: string) {
    const project = projects?.find(({ id }) => String(id) === value);
    if (project) onOpen(project);
  }

  return (
    <div className="flex gap-2 border-b border-rule bg-sheet px-4 py-3 md:px-8 lg:hidden">
      {isFailed ? (
        <p className="type-data flex min-h-11 grow items-center gap-1 text-ink-2">
          Your projects did not load.
          <button type="button" onClick={onRetry} className="touch-target type-link text-ink">
            Try again
          </button>
        </p>
      ) : (
        <span className="relative min-w-0 grow md:max-w-100">
          <select
            aria-label={label}
            value={isListed ? String(selectedId) : ''}
            onChange={(event) => open(event.target.value)}
            className="type-body h-11 w-full appearance-none truncate rounded-control border border-edge bg-sheet pr-11 pl-3 font-semibold text-ink"
          >
            {!isListed && <option value="">{projects ? 'New project' : 'Loading projects…'}</option>}
            <optgroup label={label}>
              {byDueDate(projects ?? []).map((project) => (
                <option key={project.id} value={project.id}>
                  {[nameOf(project), project.due_date && dueNote(project.due_date, today).date]
                    .filter(Boolean)
                    .join(', ')}
                </option>
              ))}
            </optgroup>
          </select>
          <ChevronDown
            size={18}
            strokeWidth={1.6}
            aria-hidden
            className="pointer-events-none absolute top-3.25 right-3"
          />
        </span>
      )}
      <button
        type="button"
        aria-label="New project"
        onClick={onNew}
        className="grid size-11 shrink-0 place-items-center rounded-control border border-rule bg-sheet hover:bg-sunk"
      >
        <Plus size={18} strokeWidth={1.6} aria-hidden />
      </button>
    </div>
  );
}
