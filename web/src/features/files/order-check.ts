import type { QueryClient } from '@tanstack/react-query';
import type { JobFile, PreflightProfile, SpecSheetSummary } from '@printpartner/contracts/types';
import type { CheckOrder } from '../../entities/job-file/change-job-file.ts';
import { DEFAULT_PROFILE } from '../../entities/preflight-result/profiles.ts';
import { isGone } from '../../entities/spec-sheet/change-spec-sheet.ts';
import { orderedJob } from '../../entities/spec-sheet/ordered-job.ts';
import { specSheetQuery, specSheetsQuery } from '../../entities/spec-sheet/spec-sheet-queries.ts';

/** The spec sheet that the files of a project are checked against: the one changed last. */
export const sheetOfProject = (
  sheets: readonly SpecSheetSummary[] | undefined,
  projectId: string,
): SpecSheetSummary | undefined => sheets?.find(({ project_uuid: uuid }) => uuid === projectId);

/** The profile of the version that was checked last, which the next one is likely printed by, too. */
export function lastProfile(files: readonly JobFile[]): PreflightProfile {
  const results = files.flatMap(({ versions }) => versions.flatMap(({ check }) => check?.result ?? []));
  const [last] = results.toSorted((a, b) => b.checkedAt.localeCompare(a.checkedAt));
  return last?.profile ?? DEFAULT_PROFILE;
}

/**
 * A full check against what the project's sheet orders now; without a sheet that orders something, by the profile alone.
 *
 * @throws ApiError, TypeError if the sheet can't be read
 */
export async function orderCheck(
  queryClient: QueryClient,
  projectId: string,
  { profile, password }: { profile: PreflightProfile; password?: string | undefined },
): Promise<CheckOrder> {
  const order = { mode: 'full', profile, ...(password && { password }) } as const;
  const listed = sheetOfProject(
    await queryClient.fetchQuery({ ...specSheetsQuery, staleTime: 0 }),
    projectId,
  );
  if (!listed) return order;
  try {
    const sheet = await queryClient.fetchQuery({ ...specSheetQuery(listed.id), staleTime: 0 });
    const job = orderedJob(sheet, sheet.name);
    const { id, name, revision } = sheet;
    return job ? { ...order, job, sheet: { id, name, revision } } : order;
  } catch (error) {
    // Deleted on another device meanwhile.
    if (isGone(error)) return order;
    throw error;
  }
}
