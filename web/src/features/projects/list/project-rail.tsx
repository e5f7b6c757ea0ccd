import { splitByArchived } from '../../../entities/project/project-order.ts';
import { activeText, NewProjectButton } from './new-project-button.tsx';
import { ProjectList } from './project-list.tsx';
import type { ProjectListProps } from './project-list-props.ts';

/** The project list beside the form on wide screens. */
export function ProjectRail({ limit, onNew, ...list }: ProjectListProps) {
  return (
    <section
      aria-labelledby="active-projects"
      className="hidden [--inset:20px] border-r border-rule bg-sheet lg:block lg:overflow-y-auto"
    >
      <div className="sticky top-0 z-2 border-b border-rule bg-sheet px-(--inset) pt-6 pb-3.5">
        <div className="mb-3.5 flex items-baseline justify-between gap-3">
          <h2 id="active-projects" className="type-subhead">
            Active projects
          </h2>
          <span className="type-data text-ink-2">
            {list.projects && activeText(splitByArchived(list.projects).active.length)}
          </span>
        </div>
        <NewProjectButton onNew={onNew} />
        {limit && <p className="type-data mt-3 text-ink-2">{limit}</p>}
      </div>
      <ProjectList {...list} />
    </section>
  );
}
