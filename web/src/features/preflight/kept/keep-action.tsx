import { useState } from 'react';
import { FolderPlus } from 'lucide-react';
import { Button } from '../../../ui/button.tsx';
import { VerdictIcon } from '../../../ui/verdict.tsx';
import { KeepDialog, type ProjectChoice, type ProjectChoices } from './keep-dialog.tsx';

interface KeepActionProps extends ProjectChoices {
  sessionId: string;
  onKept: () => void;
  onOpenProject: (id: number) => void;
}

/** The button that keeps a result with a project, and the project it was kept with. */
export function KeepAction({ sessionId, onKept, onOpenProject, ...choices }: KeepActionProps) {
  const [isDialogOpen, setDialogOpen] = useState(false);
  const [keptWith, setKeptWith] = useState<ProjectChoice | null>(null);
  return (
    <>
      <output className="type-data wrap-anywhere">
        {keptWith && (
          <span className="mb-3 flex items-start gap-2">
            <VerdictIcon verdict="pass" size={18} className="mt-px shrink-0" />
            <span>
              Kept with <b className="font-semibold">{keptWith.name}</b>.{' '}
              <button
                type="button"
                onClick={() => onOpenProject(keptWith.id)}
                className="touch-target type-link"
              >
                Open project
              </button>
            </span>
          </span>
        )}
      </output>
      <Button
        variant="outline"
        className="mb-2 w-full"
        icon={<FolderPlus size={16} strokeWidth={1.6} aria-hidden />}
        onClick={() => setDialogOpen(true)}
      >
        {keptWith ? 'Keep with another project' : 'Keep with a project'}
      </Button>
      {isDialogOpen && (
        <KeepDialog
          sessionId={sessionId}
          {...choices}
          onKept={(project) => {
            setKeptWith(project);
            onKept();
            setDialogOpen(false);
          }}
          onClose={() => setDialogOpen(false)}
        />
      )}
    </>
  );
}
