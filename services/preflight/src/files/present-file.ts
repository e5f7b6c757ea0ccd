import type { JobFile as JobFileAnswer, JobFileVersion } from '@printpartner/contracts';
import { presentKeptResult, type KeptResult } from '../kept-results/kept-result.entity.ts';
import type { PreflightSession } from '../sessions/preflight-session.entity.ts';
import type { FileVersion } from './file-version.entity.ts';
import type { JobFile } from './job-file.entity.ts';

export type CheckProgress = Pick<PreflightSession, 'id' | 'state' | 'page' | 'pages'>;

/** What is known about the checks of a version. */
export interface VersionChecks {
  /** The session of the latest check, while it exists. */
  session: CheckProgress | undefined;
  kept: KeptResult | undefined;
}

/** @param versions with their checks, newest first */
export const presentFile = (
  { id, projectId, name }: JobFile,
  versions: readonly (readonly [FileVersion, VersionChecks])[],
): JobFileAnswer => ({
  id,
  projectId,
  name,
  versions: versions.map(([version, checks]) => {
    const { addedAt, number, filename, size, sha256, addedBy, hasPicture } = version;
    const shown = { number, filename, size, sha256, addedBy, hasPicture };
    return { id: version.id, ...shown, addedAt: addedAt.toISOString(), check: checkOf(version, checks) };
  }),
});

/** A check whose session is gone without an outcome, such as after a restore of a backup, is no check. */
function checkOf(
  { sheet, failure, pages, sessionId }: FileVersion,
  { session, kept }: VersionChecks,
): JobFileVersion['check'] {
  if (session?.state === 'waiting' || session?.state === 'working') {
    const { state, page } = session;
    return { state, page, pages: session.pages, sheet, failure: null, result: null };
  }
  if (failure !== null) return { state: 'failed', page: 0, pages: 0, sheet, failure, result: null };
  if (!kept) return null;
  const { id: keptId, mode, profile, status, verdict, counts, keptAt: checkedAt } = presentKeptResult(kept);
  const result = { keptId, mode, profile, status, verdict, counts, checkedAt };
  const counted = { page: pages ?? 0, pages: pages ?? 0 };
  // A later check was lost: what it was to judge by isn't what this result was judged by.
  const judgedBy = kept.sessionId === sessionId ? sheet : null;
  return { state: 'done', ...counted, sheet: judgedBy, failure: null, result };
}
