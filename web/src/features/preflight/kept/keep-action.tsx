import { type ReactNode, useState } from 'react';
import { FolderPlus } from 'lucide-react';
import type { PreflightResult } from '@printpartner/contracts/types';
import { Button } from '../../../ui/button.tsx';
import { toast } from '../../../ui/toast.tsx';
import { VerdictIcon } from '../../../ui/verdict.tsx';
import { pagesToDraw } from '../report/pages-to-draw.ts';
import { warnOfLoss } from '../../../platform/storage/loss-warning.ts';
import { KeepDialog, type ProjectChoice, type ProjectChoices } from './keep-dialog.tsx';
import { keepPictures } from './keep-pictures.ts';

interface KeepActionProps extends ProjectChoices {
  result: PreflightResult;
  file: File;
  password: string | undefined;
  onKept: () => void;
  /** Adds the file to the project's files. */
  onAddFile: (project: ProjectChoice) => void;
  /** The uploads to the files of a project that are under way. */
  renderUploads: (projectId: string) => ReactNode;
  onOpenProject: (id: number) => void;
}

/** The button that keeps a result with a project, and the project it was kept with. */
export function KeepAction(props: KeepActionProps) {
  const { result, file, password, onKept, onAddFile, renderUploads, onOpenProject, ...choices } = props;
  const [isDialogOpen, setDialogOpen] = useState(false);
  const [keptWith, setKeptWith] = useState<ProjectChoice | null>(null);
  /** Kept results whose pictures are being added. */
  const [adding, setAdding] = useState(0);

  /** Goes on when this is no longer shown. */
  async function addPictures(keptId: string) {
    if (!result.opens || pagesToDraw(result).length === 0) return;
    setAdding((count) => count + 1);
    const endWarning = warnOfLoss(`the pictures of the pages of “${result.filename}”`);
    const failure = await keepPictures(keptId, file, password);
    endWarning();
    setAdding((count) => count - 1);
    if (failure) toast(failure);
  }

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
              {adding > 0 && <span className="block text-ink-2">Adding pictures of the pages…</span>}
            </span>
          </span>
        )}
      </output>
      {keptWith && renderUploads(keptWith.uuid)}
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
          sessionId={result.sessionId}
          file={file}
          {...choices}
          onKept={({ project, keptId, withFile }) => {
            setKeptWith(project);
            onKept();
            setDialogOpen(false);
            if (withFile) onAddFile(project);
            void addPictures(keptId);
          }}
          onClose={() => setDialogOpen(false)}
        />
      )}
    </>
  );
}
