import { countText, shelve } from '../../../entities/project/project-order.ts';
import { ProjectList } from './project-list.tsx';
import type { ProjectListProps } from './project-list-props.ts';

/** All projects at the left of a wide screen. */
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
          {list.projects && countText(shelve(list.projects).active.length)}
        </span>
      </div>
      <ProjectList {...list} />
    </section>
  );
}
