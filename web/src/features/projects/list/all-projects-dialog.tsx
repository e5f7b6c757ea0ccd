import { Dialog } from '../../../ui/dialog.tsx';
import { countText, shelve } from '../../../entities/project/project-order.ts';
import { ProjectList } from './project-list.tsx';
import type { ProjectListProps } from './project-list-props.ts';

/** The whole list on a narrow screen; opening a project or a new one closes it. */
export function AllProjectsDialog({ onClose, ...list }: ProjectListProps & { onClose: () => void }) {
  const { active } = shelve(list.projects ?? []);
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
