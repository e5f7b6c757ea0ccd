import { Dialog } from '../../../ui/dialog.tsx';
import { splitByArchived } from '../../../entities/project/project-order.ts';
import { ProjectList } from './project-list.tsx';
import { countText } from './project-limit.ts';
import type { ProjectListProps } from './project-list-props.ts';

/** The list on narrow screens. Closes when a project is opened or created. */
export function AllProjectsDialog({ onClose, ...list }: ProjectListProps & { onClose: () => void }) {
  const { active } = splitByArchived(list.projects ?? []);
  return (
    <Dialog title="All projects" description={`${countText(active.length)} active`} onClose={onClose}>
      <div className="-mx-6 -my-5 [--inset:24px]">
        <ProjectList
          {...list}
          onOpen={(project) => {
            onClose();
            list.onOpen(project);
          }}
          onNew={() => {
            onClose();
            list.onNew();
          }}
        />
      </div>
    </Dialog>
  );
}
