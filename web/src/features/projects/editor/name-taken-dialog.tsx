import type { Project } from '@printpartner/contracts/types';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';

interface NameTakenDialogProps {
  /** The project that has the name. */
  holder: Project;
  onOpen: () => void;
  onUpdate: () => void;
  onKeepBoth: () => void;
  onClose: () => void;
}

/** Asks what to do with a new project whose name another project has. Closing keeps the text unsaved. */
export function NameTakenDialog({ holder, onOpen, onUpdate, onKeepBoth, onClose }: NameTakenDialogProps) {
  return (
    <Dialog title="You already have this project" width={480} onClose={onClose}>
      <p className="type-body break-words text-ink-2">
        {holder.archived
          ? `“${holder.project_name}” is archived. Nothing has been saved yet.`
          : `“${holder.project_name}” exists. Nothing has been saved yet.`}
      </p>
      <div className="mt-5 grid gap-2">
        <Button onClick={onKeepBoth}>{`Save as “${nextName(holder.project_name)}”`}</Button>
        {!holder.archived && (
          <Button variant="outline" onClick={onUpdate}>
            Update it with this text
          </Button>
        )}
        <Button variant="outline" onClick={onOpen}>
          Open it and discard this text
        </Button>
        <Button variant="quiet" onClick={onClose}>
          Keep editing
        </Button>
      </div>
    </Dialog>
  );
}

/** "Menu" → "Menu 2" → "Menu 3". */
export function nextName(name: string): string {
  const [, stem = name, number = '1'] = /^(.*\S)\s+(\d{1,3})$/.exec(name) ?? [];
  return `${stem} ${Number(number) + 1}`;
}
