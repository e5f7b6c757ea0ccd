import type { QueryClient } from '@tanstack/react-query';
import type { JobFile, PreflightProfile } from '@printpartner/contracts/types';
import { jobFilesQuery, putJobFile } from '../../entities/job-file/job-file-queries.ts';
import { startUpload } from '../../entities/job-file/upload/uploads.ts';
import type { CompletedUpload } from '../../entities/job-file/upload/upload-in-parts.ts';
import { api } from '../../platform/api/client.ts';
import { lastProfile, orderCheck } from './order-check.ts';

/** Draws the first page of a PDF as a JPEG in base64, at most `limits.pagePictureMax` long; null if that failed. */
export type DrawFirstPage = (file: File, password: string | undefined) => Promise<string | null>;

export interface FilesToAdd {
  queryClient: QueryClient;
  userId: string;
  projectId: string;
  drawFirstPage: DrawFirstPage;
  /** What the PDF opens with, if the user has typed it. */
  password?: string | undefined;
  /** Those of the files checked last by default. */
  profile?: PreflightProfile | undefined;
}

/** Adds PDFs to a project. One with the name of a file that is there becomes a version of it. */
export async function addFiles(chosen: readonly File[], to: FilesToAdd): Promise<void> {
  const files = await listedFiles(to);
  for (const file of chosen) upload(file, namesake(files, file.name), to);
}

/** Adds a PDF of any name as a version of a file. */
export const addVersion = (file: File, versionOf: JobFile, to: FilesToAdd): void =>
  upload(file, versionOf, to);

/** Without the list, a file can be added all the same. */
async function listedFiles({ queryClient, projectId }: FilesToAdd): Promise<readonly JobFile[]> {
  const query = jobFilesQuery(projectId);
  const known = queryClient.getQueryData(query.queryKey);
  if (known) return known.files;
  const answer = await queryClient.fetchQuery(query).catch(() => undefined);
  return answer?.files ?? [];
}

const namesake = (files: readonly JobFile[], name: string): JobFile | undefined =>
  files.find((file) => plainName(file.name) === plainName(name));

/** Systems differ in how they write accents, and in whether capitals count. */
const plainName = (name: string): string => name.normalize('NFC').trim().toLowerCase();

function upload(file: File, versionOf: JobFile | undefined, to: FilesToAdd): void {
  const { queryClient, userId, projectId, drawFirstPage, password } = to;
  startUpload({
    file,
    projectId,
    fileId: versionOf?.id,
    versionOf: versionOf?.name,
    userId,
    orderCheck: async () => {
      const profile = to.profile ?? lastProfile(await listedFiles(to));
      return orderCheck(queryClient, projectId, { profile, password });
    },
    onCompleted: (completed) => {
      putJobFile(queryClient, completed.file);
      void addPicture(completed, () => drawFirstPage(file, password), queryClient);
    },
  });
}

/** Without a picture, a placeholder is shown, so a failure isn't told. */
async function addPicture(
  { file, versionId: id }: CompletedUpload,
  draw: () => Promise<string | null>,
  queryClient: QueryClient,
): Promise<void> {
  const version = file.versions.find((one) => one.id === id);
  if (!version || version.hasPicture) return;
  try {
    const jpeg = await draw();
    if (jpeg === null) return;
    await api('PUT /api/files/versions/:id/picture', { params: { id }, body: { jpeg } });
    await queryClient.invalidateQueries({ queryKey: jobFilesQuery(file.projectId).queryKey });
  } catch (error) {
    // oxlint-disable-next-line no-console -- the placeholder stays; the log explains why
    console.warn('No picture of the first page', error);
  }
}
