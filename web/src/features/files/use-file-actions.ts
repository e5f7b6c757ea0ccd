import { useQueryClient } from '@tanstack/react-query';
import type { JobFile, JobFileVersion } from '@printpartner/contracts/types';
import {
  useCheckVersion,
  useRemoveJobFile,
  useRemoveVersion,
  useRestoreJobFile,
  useRestoreVersion,
} from '../../entities/job-file/change-job-file.ts';
import { DEFAULT_PROFILE } from '../../entities/preflight-result/profiles.ts';
import { failureText } from '../../platform/api/failure-text.ts';
import { toast } from '../../ui/toast.tsx';
import { orderCheck } from './order-check.ts';

/** Removes, restores and checks files and versions, and says what became of it. */
export function useFileActions() {
  const queryClient = useQueryClient();
  const { mutateAsync: removeFile } = useRemoveJobFile();
  const { mutateAsync: restoreFile } = useRestoreJobFile();
  const { mutateAsync: removeVersion } = useRemoveVersion();
  const { mutateAsync: restoreVersion } = useRestoreVersion();
  const { mutateAsync: checkVersion } = useCheckVersion();

  return {
    removeFile: (file: JobFile) =>
      attempt('File not removed', async () => {
        await removeFile({ file });
        offerUndo('File removed', file.name, () => attempt('File not restored', () => restoreFile({ file })));
      }),
    removeVersion: (file: JobFile, version: JobFileVersion) =>
      attempt('Version not removed', async () => {
        await removeVersion({ file, version });
        offerUndo('Version removed', `Version ${version.number} of ${file.name}`, () =>
          attempt('Version not restored', () => restoreVersion({ file, version })),
        );
      }),
    check: (file: JobFile, version: JobFileVersion) =>
      attempt('Check not started', () => {
        const profile = version.check?.result?.profile ?? DEFAULT_PROFILE;
        const order = orderCheck(queryClient, file.projectId, { profile });
        return checkVersion({ file, version, order });
      }),
  };
}

function offerUndo(title: string, description: string, undo: () => Promise<void>): void {
  toast({ title, description, durationMs: UNDO_MS, action: { label: 'Undo', onClick: () => void undo() } });
}

/** Long enough to notice a slip. */
const UNDO_MS = 10_000;

async function attempt(failed: string, act: () => Promise<unknown>): Promise<void> {
  try {
    await act();
  } catch (error) {
    const description = failureText(error, 'Something went wrong on the server. Try again.');
    toast({ title: failed, description, variant: 'destructive' });
  }
}
