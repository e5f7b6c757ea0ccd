import { useState } from 'react';
import { FolderPlus } from 'lucide-react';
import { Button } from '../../../ui/button.tsx';
import { VerdictIcon } from '../../../ui/verdict.tsx';
import { KeepDialog } from './keep-dialog.tsx';
import type { ProjectChoice, ProjectChoices } from './project-choice.ts';

interface KeepActionProps extends ProjectChoices {
  sessionId: string;
  onKept: () => void;
  onOpenProject: (id: number) => void;
}

/** Keeps a result with a project, and says with which it is kept. */
export function KeepAction({ sessionId, onKept, onOpenProject, ...choices }: KeepActionProps) {
  const [isAsking, setAsking] = useState(false);
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
        onClick={() => setAsking(true)}
      >
        {keptWith ? 'Keep with another project' : 'Keep with a project'}
      </Button>
      {isAsking && (
        <KeepDialog
          sessionId={sessionId}
          {...choices}
          onKept={(project) => {
            setKeptWith(project);
            onKept();
            setAsking(false);
          }}
          onClose={() => setAsking(false)}
        />
      )}
    </>
  );
}
