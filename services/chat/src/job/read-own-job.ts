import { isDeepStrictEqual } from 'node:util';
import { Injectable, Logger } from '@nestjs/common';
import {
  type JobPart,
  namedAmong,
  type NamedThing,
  type OwnJob,
  type OwnResult,
  type OwnSheet,
} from '@printpartner/assistant/job';
import {
  getSpecDraft,
  getSpecSheet,
  listKeptResults,
  listProjects,
  listSpecSheets,
  readKeptResult,
  readLatestResult,
  type SpecDraft,
} from '@printpartner/contracts';
import { emptySpecData, specKinds, specSlots, type SpecKind } from '@printpartner/contracts/spec-fields';
import { describeError, RpcClient } from '@printpartner/messaging';
import { type JobCaller, JobCalls } from './job-calls.ts';

const DEADLINE_MS = 3_000;

/** Reads an account's own projects, sheets and preflight results from their services. */
@Injectable()
export class ReadOwnJob {
  private readonly logger = new Logger(ReadOwnJob.name);

  constructor(private readonly rpc: RpcClient) {}

  /**
   * Only these parts, each undefined if its service doesn't answer within three seconds.
   *
   * @param caller an account: the services scope everything to it
   * @param said the user's messages; older sheets and results are read if they name them
   */
  async read(parts: readonly JobPart[], caller: JobCaller, said: string): Promise<OwnJob> {
    const calls = new JobCalls(this.rpc, caller, DEADLINE_MS);
    const read = <T>(part: JobPart, from: () => Promise<T>) =>
      parts.includes(part) ? this.attempt(part, from, caller) : undefined;
    const [projects, sheets, results] = await Promise.all([
      read('projects', async () => (await calls.call(listProjects, {})).projects),
      read('sheets', () => readOwnSheets(calls, said)),
      read('results', () => readOwnResults(calls, said)),
    ]);
    return { ...(projects && { projects }), ...(sheets && { sheets }), ...(results && { results }) };
  }

  private async attempt<T>(
    part: JobPart,
    from: () => Promise<T>,
    { requestId }: JobCaller,
  ): Promise<T | undefined> {
    try {
      return await from();
    } catch (error) {
      this.logger.warn({ ...describeError(error), part, requestId }, 'own work could not be read');
      return undefined;
    }
  }
}

/** Sheets read in full: the first ones, and of the others those that the question names. */
const SHEETS_IN_FULL = { first: 8, named: 4 };

/** The working drafts and the named sheets that a question may be about; last changed first. @throws RpcError */
async function readOwnSheets(calls: JobCalls, said: string): Promise<OwnSheet[]> {
  const [{ sheets }, drafts] = await Promise.all([
    calls.call(listSpecSheets, {}),
    Promise.all(
      specKinds.map(async (kind) => draftOf(kind, await calls.call(getSpecDraft, { slot: specSlots[kind] }))),
    ),
  ]);
  const named = sheets.map((sheet) => ({ thing: sheet, names: [sheet.name, sheet.company] }));
  const inFull = await Promise.all(
    chosenFirst(said, named, SHEETS_IN_FULL).map(({ id }) => calls.callForExisting(getSpecSheet, { id })),
  );
  return [...drafts, ...inFull]
    .filter((sheet) => sheet !== undefined)
    .toSorted((one, other) => other.updated_at.localeCompare(one.updated_at));
}

/** Undefined for an empty form. */
function draftOf(kind: SpecKind, { data, shippingOption, updated_at }: SpecDraft): OwnSheet | undefined {
  if (updated_at === null || isDeepStrictEqual(data, emptySpecData(kind))) return undefined;
  return { kind, name: '', data, shippingOption, project_uuid: null, updated_at };
}

/** A result can have half a megabyte. */
const RESULTS_IN_FULL = { first: 3, named: 2 };

/** The result of the last check, and the kept ones that a question may be about; newest first. @throws RpcError */
async function readOwnResults(calls: JobCalls, said: string): Promise<OwnResult[]> {
  const [{ latest }, { kept }] = await Promise.all([
    calls.call(readLatestResult, {}),
    calls.call(listKeptResults, {}),
  ]);
  const named = kept.map((result) => ({ thing: result, names: [result.filename] }));
  const chosen = await Promise.all(
    chosenFirst(said, named, RESULTS_IN_FULL).map(({ id }) => calls.callForExisting(readKeptResult, { id })),
  );
  const inFull = chosen
    .filter((result) => result !== undefined)
    .map(({ result, keptAt, projectId }): OwnResult => ({ result, checkedAt: keptAt, projectId }));
  // A check that is kept is still there for an hour.
  const isKept = inFull.some(({ result }) => result.sessionId === latest?.result.sessionId);
  const last = latest && !isKept ? [{ result: latest.result, checkedAt: latest.endedAt }] : [];
  return [...last, ...inFull].toSorted((one, other) => other.checkedAt.localeCompare(one.checkedAt));
}

/**
 * The things to read in full: the first ones, and those that the question names.
 *
 * @param first how many of the first
 * @param named how many of the named ones beside them
 */
function chosenFirst<T>(
  said: string,
  things: readonly NamedThing<T>[],
  { first, named }: { first: number; named: number },
): T[] {
  const rest = things.slice(first);
  return [
    ...things.slice(0, first).map(({ thing }) => thing),
    ...namedAmong(said, rest).found.slice(0, named),
  ];
}
