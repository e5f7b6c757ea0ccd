import { Plus } from 'lucide-react';
import { limits } from '@printpartner/contracts/types';
import { countText } from '@printpartner/print-knowledge/figures';
import { Button } from '../../../ui/button.tsx';

/** Stands above the list, where it stays in sight while the list scrolls. */
export function NewProjectButton({ onNew }: { onNew: () => void }) {
  return (
    <Button
      variant="outline"
      className="w-full"
      icon={<Plus size={16} strokeWidth={1.6} aria-hidden />}
      onClick={onNew}
    >
      New project
    </Button>
  );
}

/** "12 of 20" */
export function activeText(active: number): string {
  return `${active} of ${limits.activeProjects}`;
}

/** Why no other project can be saved; undefined while there is room. */
export function limitText(active: number, archived: number): string | undefined {
  if (active + archived >= limits.projectsOfUser) {
    const limit = countText(limits.projectsOfUser);
    return `${limit} projects is the limit, including archived ones. Delete one to make room.`;
  }
  if (active < limits.activeProjects) return undefined;
  return `${limits.activeProjects} active projects is the limit. Archive or delete one to make room.`;
}
