import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { ApiRoutes, JobFile, JobFileVersion } from '@printpartner/contracts/types';
import { api } from '../../platform/api/client.ts';
import { CALL_TIMEOUT_MS, changeFiles, jobFilesQuery, putJobFile } from './job-file-queries.ts';

/** How to check a version. */
export type CheckOrder = NonNullable<ApiRoutes['POST /api/files/versions/:id/check']['body']>;

interface VersionOfFile {
  file: JobFile;
  version: JobFileVersion;
}

const timeoutMs = CALL_TIMEOUT_MS;

export function useRenameJobFile() {
  return useFileChange(({ file, name }: { file: JobFile; name: string }) =>
    api('PATCH /api/files/:id', { params: { id: file.id }, body: { name }, timeoutMs }),
  );
}

export function useCheckVersion() {
  return useFileChange(
    async ({ version, order }: VersionOfFile & { order: CheckOrder | Promise<CheckOrder> }) =>
      api('POST /api/files/versions/:id/check', {
        params: { id: version.id },
        body: await order,
        timeoutMs,
      }),
  );
}

/** Removes a file; for a day, `useRestoreJobFile` brings it back. */
export function useRemoveJobFile() {
  return useFileChange(async ({ file }: { file: JobFile }) => {
    await api('DELETE /api/files/:id', { params: { id: file.id }, timeoutMs });
    return null;
  });
}

export function useRestoreJobFile() {
  return useFileChange(({ file }: { file: JobFile }) =>
    api('POST /api/files/:id/restore', { params: { id: file.id }, timeoutMs }),
  );
}

/** Removes a version of a file that has others; for a day, `useRestoreVersion` brings it back. */
export function useRemoveVersion() {
  return useFileChange(async ({ file, version }: VersionOfFile) => {
    await api('DELETE /api/files/versions/:id', { params: { id: version.id }, timeoutMs });
    return { ...file, versions: file.versions.filter(({ id }) => id !== version.id) };
  });
}

export function useRestoreVersion() {
  return useFileChange(({ version }: VersionOfFile) =>
    api('POST /api/files/versions/:id/restore', { params: { id: version.id }, timeoutMs }),
  );
}

/** A change of a file, whose answer is the file as it is then; null for none. */
function useFileChange<Change extends { file: JobFile }>(change: (order: Change) => Promise<JobFile | null>) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: change,
    onSuccess: (changed, { file }) => {
      if (changed) putJobFile(queryClient, changed);
      else changeFiles(queryClient, file.projectId, (files) => files.filter(({ id }) => id !== file.id));
    },
    // It may have been changed on another device.
    onError: (_error, { file }) =>
      void queryClient.invalidateQueries({ queryKey: jobFilesQuery(file.projectId).queryKey }),
  });
}
