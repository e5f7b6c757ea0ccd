import { type QueryClient, MutationObserver } from '@tanstack/react-query';
import {
  contentOf,
  emptyValues,
  specDocument,
  specKeys,
  type SpecValues,
  valuesOf,
} from '@printpartner/spec-sheet/fields';
import type { SpecCopy, SpecDraft, SpecSheet } from '@printpartner/contracts/types';
import { emptySpecData, specSlots, type SpecData } from '@printpartner/contracts/spec-fields';
import type { SaveOutcome } from '../../../platform/documents/autosave.ts';
import { type DocumentCalls, DocumentSaver } from '../../../platform/documents/document-saver.ts';
import { toast } from '../../../ui/toast.tsx';
import { isGone } from '../../../entities/spec-sheet/change-spec-sheet.ts';
import { ApiError, api, apiOnce } from '../../../platform/api/client.ts';
import type { FieldErrors } from '../../../platform/documents/document-form.ts';
import { fieldErrorsOf, type SaveFailure, saveFailureOf } from '../../../platform/documents/save-failure.ts';
import { documentOf, type SpecDocument, type DocumentId } from './spec-document.ts';
import { checkValues, type SpecEditor } from './spec-editor.ts';
import { sheetSubject } from '../../../platform/outbox/write.ts';
import { putSpecDraft, putSpecSheet } from '../../../entities/spec-sheet/spec-sheet-cache.ts';
import {
  CALL_TIMEOUT_MS,
  specDraftQuery,
  specSheetQuery,
} from '../../../entities/spec-sheet/spec-sheet-queries.ts';

const SAVED_TOAST_MS = 1200;

interface SpecSaverOptions {
  userId: string;
  /** Stores the document on this device, with the key of the save that is sent next. */
  keep: () => void;
  /** Ends a save without a screen. */
  signal?: AbortSignal;
}

/** The fields that differ from the copy. */
function changesOf({ content }: SpecDocument, values: SpecValues): SpecChanges {
  const { data, shippingOption } = contentOf(values);
  const changed = new Set<string>(specDocument.changed(valuesOf(content), values));
  const changedData = Object.entries(data).filter(([key]) => changed.has(key));
  return {
    data: Object.fromEntries(changedData),
    ...(shippingOption !== content.shippingOption && { shippingOption }),
  };
}

const callsOf = (queryClient: QueryClient, userId: string): DocumentCalls<SpecValues, SpecDocument> => ({
  send: ({ attempt: { values, revision, key }, base, isLeaving, signal }) =>
    saveDocument(queryClient, {
      id: base,
      changes: changesOf(base, values),
      revision,
      key,
      isLeaving,
      userId,
      signal,
    }),
  failureOf: sheetFailureOf,
  errorsOf: sheetErrorsOf,
  newerCopyOf: (error, base) => {
    const copy = newerCopyOf(error);
    return copy && documentOf(base, copy);
  },
  check: checkValues,
});

/** Saves one sheet or working draft. */
export class SpecSaver extends DocumentSaver<SpecValues, SpecDocument> {
  private hasToldFailure = false;

  constructor(
    editor: SpecEditor,
    private readonly queryClient: QueryClient,
    { userId, ...options }: SpecSaverOptions,
  ) {
    super(editor, callsOf(queryClient, userId), options);
  }

  /** Saves at once, with a toast. True like `flush`. */
  async saveNow(): Promise<boolean> {
    // A deleted sheet may be back.
    if (this.editor.get().failure === 'gone') this.editor.update({ failure: null });
    const isSaved = await this.flush();
    if (isSaved) {
      const description = 'Job specification saved successfully!';
      toast({ title: 'Success', description, durationMs: SAVED_TOAST_MS, isRoutine: true });
    } else {
      tellNotSaved();
    }
    return isSaved;
  }

  /** While the mail program takes over, the document is left alone. */
  setMailing(isMailing: boolean): void {
    if (isMailing) this.timer.pause('email');
    else this.timer.resume('email');
  }

  /**
   * Empties the document on the server and the form. Without a connection it is emptied on this device and saved
   * later. Rejects if the server refuses.
   */
  async clear(): Promise<void> {
    this.timer.pause('reset');
    this.editor.update({ isClearing: true });
    try {
      await this.inTurn(async () => {
        const { base } = this.editor.get();
        const cleared = await clearDocument(this.queryClient, base).catch((error: unknown) => {
          if (navigator.onLine) throw error;
          return null;
        });
        this.editor.emptied(emptyValues(base.kind), cleared);
      });
    } finally {
      this.editor.update({ isClearing: false });
      this.timer.resume('reset');
    }
  }

  /** Without a connection, the line below the title says so; the save is tried again. */
  protected override autosaved(outcome: SaveOutcome): void {
    if (outcome === 'passing' && navigator.onLine && !this.hasToldFailure) {
      this.hasToldFailure = true;
      tellNotSaved();
    }
    if (outcome === 'saved') this.hasToldFailure = false;
  }
}

function tellNotSaved(): void {
  toast({ title: 'Error', description: 'Failed to save job specification', variant: 'destructive' });
}

const sheetFailureOf = (error: unknown): SaveFailure => saveFailureOf(error, isGone);

/** There is no sheet with this id; an address may also hold something that isn't an id. */
export const isMissing = (error: unknown): boolean =>
  isGone(error) || (error instanceof ApiError && error.status === 400);

/** The newer copy, from a write that was refused because of it. */
function newerCopyOf(error: unknown): SpecCopy | undefined {
  if (!(error instanceof ApiError) || error.problem?.code !== 'specs.changed_elsewhere') return undefined;
  // The name that servers of the release before know: for one release.
  const { currentSpecs } = error.problem;
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the gateway answers a sheet or draft with this code
  return (error.problem.current as SpecCopy | undefined) ?? currentSpecs;
}

/** The problem document's errors by field. */
const sheetErrorsOf = (error: unknown): FieldErrors<SpecValues> =>
  fieldErrorsOf(error, (path) => specKeys.find((key) => path.split('.').includes(key)));

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
  /** Revision of that copy. */
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
