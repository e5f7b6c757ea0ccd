import { useSyncExternalStore } from 'react';
import { limits } from '@printpartner/contracts/types';
import { api } from '../../../platform/api/client.ts';
import { expectedUser } from '../../../platform/api/expected-user.ts';
import { failureText } from '../../../platform/api/failure-text.ts';
import { pdfFault } from '../../../platform/pdf-fault.ts';
import { warnOfLoss } from '../../../platform/storage/loss-warning.ts';
import { newUuid } from '../../../platform/uuid.ts';
import { toast } from '../../../ui/toast.tsx';
import type { CheckOrder } from '../change-job-file.ts';
import { forgetUpload, noteUpload, unfinishedUpload, type UploadTarget } from './unfinished-uploads.ts';
import { type CompletedUpload, uploadInParts, type UploadStep } from './upload-in-parts.ts';

export interface UploadRequest extends UploadTarget {
  file: File;
  /** Name of the file that gets a version. */
  versionOf: string | undefined;
  userId: string;
  orderCheck: () => Promise<CheckOrder>;
  onCompleted: (completed: CompletedUpload) => void;
}

/** An upload under way, or one that failed and can be tried again. */
export interface JobUpload extends UploadTarget {
  id: string;
  filename: string;
  versionOf: string | undefined;
  /** Bytes. */
  size: number;
  /** Bytes. */
  sent: number;
  state: UploadStep | 'queued' | 'failed';
  /** An upload that was broken off goes on. */
  isContinued: boolean;
  /** Message for the user. */
  failure: string | null;
  /** The file can't be uploaded at all. */
  isRefused: boolean;
}

interface Running {
  request: UploadRequest;
  abort: AbortController;
  /** Settles when nothing more is sent. */
  ended: Promise<void>;
}

/** Uploads outlive the screens that show them. The first was started first. */
let uploads: readonly JobUpload[] = [];
const running = new Map<string, Running>();
const listeners = new Set<() => void>();
/** One file at a time, so that the first is there soon. */
let turn: Promise<void> = Promise.resolve();

function publish(next: readonly JobUpload[]): void {
  uploads = next;
  for (const listener of listeners) listener();
}

const change = (id: string, changes: Partial<JobUpload>): void =>
  publish(uploads.map((upload) => (upload.id === id ? { ...upload, ...changes } : upload)));

const drop = (id: string): void => publish(uploads.filter((upload) => upload.id !== id));

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The uploads to the files of a project. */
export function useUploads(projectId: string): readonly JobUpload[] {
  return useSyncExternalStore(subscribe, () => uploads).filter((upload) => upload.projectId === projectId);
}

/** Uploads a file, after those before it. Goes on with an upload of the same file that was broken off. */
export function startUpload(request: UploadRequest): void {
  const { file, projectId, fileId, versionOf, userId } = request;
  const unfinished = unfinishedUpload(userId, file, request, Date.now());
  if (unfinished !== undefined && running.has(unfinished)) return;
  const id = unfinished ?? newUuid();
  const upload = { id, projectId, fileId, versionOf, filename: file.name, size: file.size, sent: 0 };
  const isContinued = unfinished !== undefined;
  publish([
    ...uploads.filter((other) => other.id !== id),
    { ...upload, state: 'queued', isContinued, failure: null, isRefused: false },
  ]);
  queue(id, request);
}

/** Tries an upload again that failed. */
export function retryUpload(id: string): void {
  const request = running.get(id)?.request;
  if (!request) return;
  change(id, { state: 'queued', failure: null });
  queue(id, request);
}

/** Ends an upload, and takes it off the list. The server forgets its parts. */
export function cancelUpload(id: string): void {
  const upload = running.get(id);
  if (!upload) return;
  upload.abort.abort();
  running.delete(id);
  drop(id);
  forgetUpload(upload.request.userId, id);
  // Not before a start that is under way has been answered, which would reserve room again. If this fails, the server
  // removes the parts later.
  void upload.ended
    .then(() => api('DELETE /api/files/uploads/:id', { params: { id } }))
    .catch(() => undefined);
}

function queue(id: string, request: UploadRequest): void {
  const { file, userId } = request;
  const abort = new AbortController();
  const endWarning = warnOfLoss(`the upload of “${file.name}”`);
  abort.signal.addEventListener('abort', endWarning);
  const before = turn;
  turn = (async () => {
    try {
      // A file that can't be added is refused before those before it are sent.
      const fault = await pdfFault(file, limits.jobFileBytes);
      const isSent = fault === undefined && !abort.signal.aborted;
      if (isSent) noteUpload(userId, id, file, request, Date.now());
      if (!isSent) endWarning();
      if (fault !== undefined) fail(id, request, fault, true);
      // Those after this one wait for it, and so for those before it.
      await before;
      if (isSent && !abort.signal.aborted) await send(id, request, abort.signal);
    } catch (error) {
      if (abort.signal.aborted) return;
      fail(id, request, failureText(error, 'Something went wrong on the server. Try again.'));
    } finally {
      endWarning();
    }
  })();
  running.set(id, { request, abort, ended: turn });
}

async function send(id: string, request: UploadRequest, signal: AbortSignal): Promise<void> {
  const { file, projectId, fileId } = request;
  const order = { id, projectId, ...(fileId && { fileId }), filename: file.name, size: file.size };
  const completed = await uploadInParts(file, order, {
    signal,
    orderCheck: request.orderCheck,
    onProgress: (sent) => change(id, { sent }),
    onStep: (state) => change(id, { state }),
  });
  forgetUpload(request.userId, id);
  running.delete(id);
  drop(id);
  showAdded(completed);
  request.onCompleted(completed);
}

function fail(id: string, { file, userId }: UploadRequest, failure: string, isRefused = false): void {
  change(id, { state: 'failed', failure, isRefused });
  // The user has signed out, which cancels the upload.
  if (expectedUser() !== userId) return cancelUpload(id);
  toast({ title: `“${file.name}” was not added`, description: failure, variant: 'destructive' });
}

function showAdded({ file, versionId, isKnown }: CompletedUpload): void {
  const number = file.versions.find(({ id }) => id === versionId)?.number ?? 1;
  const description = isKnown
    ? `It is the same as version ${number}, so no version was added.`
    : `It is version ${number}, and is being checked.`;
  toast({
    title: isKnown ? `“${file.name}” is unchanged` : `“${file.name}” was added`,
    description,
    isRoutine: true,
  });
}
