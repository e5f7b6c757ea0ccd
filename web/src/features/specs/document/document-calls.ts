import { MutationObserver, type QueryClient } from '@tanstack/react-query';
import { emptySpecData, specSlots, type SpecData } from '@printpartner/contracts/spec-fields';
import type { SpecDraft, SpecSheet } from '@printpartner/contracts/types';
import { apiOnce } from '../../../platform/api/api-once.ts';
import { api } from '../../../platform/api/client.ts';
import { sheetSubject } from '../../../platform/outbox/write.ts';
import { putSpecDraft, putSpecSheet } from '../../../entities/spec-sheet/spec-sheet-cache.ts';
import {
  CALL_TIMEOUT_MS,
  specDraftQuery,
  specSheetQuery,
} from '../../../entities/spec-sheet/spec-sheet-queries.ts';
import { documentOf, type DocumentId, type SpecDocument } from './spec-document.ts';

const FIRST_REVISION = 1;

/**
 * The document as the server has it.
 *
 * @param maxAgeMs an answer received this recently is used again
 */
export async function loadDocument(
  queryClient: QueryClient,
  id: DocumentId,
  maxAgeMs: number,
): Promise<SpecDocument> {
  const { kind, sheetId } = id;
  if (sheetId === null) {
    const query = specDraftQuery(specSlots[kind]);
    return documentOf(id, await queryClient.fetchQuery({ ...query, staleTime: maxAgeMs }));
  }
  const sheet = await queryClient.fetchQuery({ ...specSheetQuery(sheetId), staleTime: maxAgeMs });
  return documentOf({ kind: sheet.kind, sheetId }, sheet);
}

/** The document as this device read it last; undefined if it never did. */
export function knownDocument(queryClient: QueryClient, id: DocumentId): SpecDocument | undefined {
  const { kind, sheetId } = id;
  if (sheetId === null) {
    const draft = queryClient.getQueryData(specDraftQuery(specSlots[kind]).queryKey);
    return draft && documentOf(id, draft);
  }
  const sheet = queryClient.getQueryData(specSheetQuery(sheetId).queryKey);
  return sheet && documentOf({ kind: sheet.kind, sheetId }, sheet);
}

type Answer = SpecDraft | SpecSheet;

export interface SpecChanges {
  data: Partial<SpecData>;
  shippingOption?: string;
}

export interface SaveDocument {
  id: DocumentId;
  /** What has changed since the copy that it is based on. */
  changes: SpecChanges;
  /** Of that copy. */
  revision: number;
  /** The same when this save is repeated. */
  key: string;
  /** The page is being left. */
  isLeaving: boolean;
  /** Whose values they are: the server refuses them if another user has signed in. */
  userId: string;
  /** Ends the save. */
  signal?: AbortSignal | undefined;
}

/** Saves unless there is a newer copy, which the error then holds. */
export async function saveDocument(queryClient: QueryClient, save: SaveDocument): Promise<SpecDocument> {
  if (!save.isLeaving) await createdBefore(save);
  // Before a page is left, the call has to be made without waiting for anything.
  const saved = await (save.isLeaving ? send(save) : mutate(queryClient, () => send(save)));
  remember(queryClient, saved);
  return documentOf(save.id, saved);
}

/** A sheet that was made without a network can't be changed before its creation was sent. Throws until then. */
async function createdBefore({ id: { sheetId }, revision, userId }: SaveDocument): Promise<void> {
  if (sheetId === null || revision > FIRST_REVISION) return;
  const { pendingWrites } = await import('../../../platform/outbox/outbox.ts');
  const subject = sheetSubject(sheetId);
  const waiting = await pendingWrites(userId);
  if (waiting.some(({ kind, subjects }) => kind === 'call' && subjects.includes(subject)))
    throw new DOMException('The sheet was not created yet', 'TimeoutError');
}

function send(save: SaveDocument): Promise<Answer> {
  const { id, changes, revision, key, userId, signal } = save;
  const { kind, sheetId } = id;
  // Its earlier name is for servers of the release before: for one release.
  const body = { ...changes, base_revision: revision, revision };
  const options = {
    timeoutMs: CALL_TIMEOUT_MS,
    idempotencyKey: key,
    headers: { 'x-expected-user': userId },
    ...(signal && { signal }),
  };
  return sheetId === null
    ? apiOnce('PUT /api/specs/:slot', { params: { slot: specSlots[kind] }, body, ...options })
    : apiOnce('PATCH /api/spec-sheets/:id', { params: { id: sheetId }, body, ...options });
}

/** Empties the document on the server, whatever its revision. */
export async function clearDocument(queryClient: QueryClient, id: DocumentId): Promise<SpecDocument> {
  const { kind, sheetId } = id;
  const options = { timeoutMs: CALL_TIMEOUT_MS };
  const call = (): Promise<Answer> =>
    sheetId === null
      ? api('DELETE /api/specs/:slot', { params: { slot: specSlots[kind] }, ...options })
      : api('PATCH /api/spec-sheets/:id', {
          params: { id: sheetId },
          body: { data: emptySpecData(kind), shippingOption: '' },
          ...options,
        });
  const cleared = await mutate(queryClient, call);
  remember(queryClient, cleared);
  return documentOf(id, cleared);
}

/** Through the query client, which asks who is signed in when a call was refused for lack of a session. */
function mutate(queryClient: QueryClient, call: () => Promise<Answer>): Promise<Answer> {
  return new MutationObserver(queryClient, { mutationFn: call }).mutate();
}

/** A form that opens the document soon after shows this answer. */
function remember(queryClient: QueryClient, answer: Answer): void {
  if ('slot' in answer) putSpecDraft(queryClient, answer);
  else putSpecSheet(queryClient, answer);
}
