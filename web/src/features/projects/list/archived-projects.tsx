import { useId } from 'react';
import { ChevronDown } from 'lucide-react';
import type { Project } from '@printpartner/contracts/types';
import { countText } from '@printpartner/print-knowledge/figures';
import type { OlderProjects } from '../../../entities/project/project-queries.ts';
import { Button } from '../../../ui/button.tsx';
import { useFold } from '../../../ui/use-fold.ts';
import { ArchivedRow, type RowProps } from './project-row.tsx';

interface ArchivedProjectsProps {
  /** Those loaded so far. */
  projects: readonly Project[];
  /** Including those not loaded yet. */
  count: number;
  older: OlderProjects;
  bind: (project: Project) => RowProps;
  onRestore: (project: Project) => void;
}

/** Archived projects, collapsed at first. */
export function ArchivedProjects({ projects, count, older, bind, onRestore }: ArchivedProjectsProps) {
  const id = useId();
  const [isOpen, toggle] = useFold();
  return (
    <>
      <button
        type="button"
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={toggle}
        className="type-body flex min-h-11 w-full items-center justify-between border-b border-rule px-(--inset) py-2.5 text-left text-ink-2 outline-offset-[-2px]! hover:bg-sunk"
      >
        {`Archived (${countText(count)})`}
        <ChevronDown
          size={18}
          strokeWidth={1.6}
          aria-hidden
          className={`transition-transform ${isOpen ? 'rotate-180' : ''}`}
        />
      </button>
      <div id={id} hidden={!isOpen} className="bg-sunk">
        <ul aria-label="Archived projects">
          {projects.map((project) => (
            <ArchivedRow key={project.id} {...bind(project)} onRestore={() => onRestore(project)} />
          ))}
        </ul>
        {older.exist && <ShowMore shown={projects.length} count={count} older={older} />}
      </div>
    </>
  );
}

function ShowMore({ shown, count, older }: { shown: number; count: number; older: OlderProjects }) {
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-2 border-b border-rule px-(--inset) py-3">
      <output className="type-data text-ink-2">
        {older.isFailed && !older.isLoading
          ? 'The next projects did not load.'
          : `${countText(shown)} of ${countText(count)} shown`}
      </output>
      <Button variant="outline" size="small" busy={older.isLoading} busyLabel="Loading…" onClick={older.load}>
        {older.isFailed ? 'Try again' : 'Show more'}
      </Button>
    </div>
  );
}
