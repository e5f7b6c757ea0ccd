import type { UnsentProject } from '../../../entities/project/unsent-projects.ts';
import { UnsentMark } from '../../../ui/unsent-mark.tsx';

interface UnsentRowProps {
  project: UnsentProject;
  onOpen: () => void;
}

/** A project that the server doesn't have: a new one, or one that was deleted elsewhere. */
export function UnsentRow({ project, onOpen }: UnsentRowProps) {
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
