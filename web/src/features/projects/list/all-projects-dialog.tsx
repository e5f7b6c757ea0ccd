import { Dialog } from '../../../ui/dialog.tsx';
import { splitByArchived } from '../../../entities/project/project-order.ts';
import { activeText, NewProjectButton } from './new-project-button.tsx';
import { ProjectList } from './project-list.tsx';
import type { ProjectListProps } from './project-list-props.ts';

/**
 * The list on narrow screens, and where a new project finds no room. Closes when a project is opened or created. At the
 * limit it says how to make room.
 */
export function AllProjectsDialog({
  onClose,
  limit,
  onNew,
  ...list
}: ProjectListProps & { onClose: () => void }) {
  const { active } = splitByArchived(list.projects ?? []);
  return (
    <Dialog title="All projects" description={`${activeText(active.length)} active`} onClose={onClose}>
      <div className="-mx-6 -my-5 [--inset:24px]">
        <div className="sticky -top-5 z-2 border-b border-rule bg-sheet px-(--inset) py-3.5">
          {limit ? (
            <output className="type-body block text-ink">{limit}</output>
          ) : (
            <NewProjectButton
              onNew={() => {
                onClose();
                onNew();
              }}
            />
          )}
        </div>
        <ProjectList
          {...list}
          onOpen={(project) => {
            onClose();
            list.onOpen(project);
          }}
        />
      </div>
    </Dialog>
  );
}
