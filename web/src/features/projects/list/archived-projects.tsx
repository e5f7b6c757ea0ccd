import { useId, useState } from 'react';
import { ChevronDown } from 'lucide-react';
import type { Project } from '@printpartner/contracts/types';
import { ArchivedRow, type RowProps } from './project-row.tsx';

interface ArchivedProjectsProps {
  projects: readonly Project[];
  bind: (project: Project) => RowProps;
  onRestore: (project: Project) => void;
}

/** Archived projects, collapsed at first. */
export function ArchivedProjects({ projects, bind, onRestore }: ArchivedProjectsProps) {
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button
        type="button"
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setOpen(!isOpen)}
        className="type-body flex min-h-11 w-full items-center justify-between border-b border-rule px-(--inset) py-2.5 text-left text-ink-2 outline-offset-[-2px]! hover:bg-sunk"
      >
        {`Archived (${projects.length})`}
        <ChevronDown
          size={18}
          strokeWidth={1.6}
          aria-hidden
          className={`transition-transform ${isOpen ? 'rotate-180' : ''}`}
        />
      </button>
      <ul id={id} aria-label="Archived projects" hidden={!isOpen} className="bg-sunk">
        {projects.map((project) => (
          <ArchivedRow key={project.id} {...bind(project)} onRestore={() => onRestore(project)} />
        ))}
      </ul>
    </>
  );
}
