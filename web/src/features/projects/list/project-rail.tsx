import { splitByArchived } from '../../../entities/project/project-order.ts';
import { ProjectList } from './project-list.tsx';
import { countText } from './project-limit.ts';
import type { ProjectListProps } from './project-list-props.ts';

/** The project list beside the form on wide screens. */
export function ProjectRail(list: ProjectListProps) {
  return (
    <section
      aria-labelledby="active-projects"
      className="hidden [--inset:20px] border-r border-rule bg-sheet lg:block lg:overflow-y-auto"
    >
      <div className="flex items-baseline justify-between gap-3 border-b border-rule px-(--inset) pt-6 pb-3.5">
        <h2 id="active-projects" className="type-subhead">
          Active projects
        </h2>
        <span className="type-data text-ink-2">
          {list.projects && countText(splitByArchived(list.projects).active.length)}
        </span>
      </div>
      <ProjectList {...list} />
    </section>
  );
}
