import type { OwnResult } from '@printpartner/assistant/job';
import { listKeptResults, readKeptResult, readLatestResult } from '@printpartner/contracts';
import { chosenFirst } from './chosen-first.ts';
import type { JobCalls } from './job-calls.ts';

/** A result can have half a megabyte. */
const READ_IN_FULL = { first: 3, named: 2 };

/** The result of the last check, and the kept ones that a question may be about; newest first. @throws RpcError */
export async function readOwnResults(calls: JobCalls, said: string): Promise<OwnResult[]> {
  const [{ latest }, { kept }] = await Promise.all([
    calls.call(readLatestResult, {}),
    calls.call(listKeptResults, {}),
  ]);
  const named = kept.map((result) => ({ thing: result, names: [result.filename] }));
  const chosen = await Promise.all(
    chosenFirst(said, named, READ_IN_FULL).map(({ id }) => calls.callForExisting(readKeptResult, { id })),
  );
  const inFull = chosen
    .filter((result) => result !== undefined)
    .map(({ result, keptAt, projectId }): OwnResult => ({ result, checkedAt: keptAt, projectId }));
  // A check that is kept is still there for an hour.
  const isKept = inFull.some(({ result }) => result.sessionId === latest?.result.sessionId);
  const last = latest && !isKept ? [{ result: latest.result, checkedAt: latest.endedAt }] : [];
  return [...last, ...inFull].toSorted((one, other) => other.checkedAt.localeCompare(one.checkedAt));
}
