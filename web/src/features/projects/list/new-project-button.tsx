import { Plus } from 'lucide-react';
import { Button } from '../../../ui/button.tsx';

/** Above the list, where it stays in sight while the list scrolls. */
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
