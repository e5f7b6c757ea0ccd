import { type ApiRoutes, partBytes, partsOf, limits, type UploadOrder } from '@printpartner/contracts/types';
import { api, ApiError } from '../../../platform/api/client.ts';
import { PlainFailure } from '../../../platform/api/failure-text.ts';
import { sendBody } from '../../../platform/api/send-body.ts';
import { backoffMs } from '../../../platform/backoff.ts';
import { UNREADABLE } from '../../../platform/pdf-fault.ts';
import type { CheckOrder } from '../change-job-file.ts';

export type CompletedUpload = ApiRoutes['POST /api/files/uploads/:id/complete']['answer'];

/** What an upload does now. */
export type UploadStep = 'sending' | 'waiting' | 'finishing';

export interface UploadSteps {
  signal: AbortSignal;
  /** How to check the version; asked when all parts are sent. */
  orderCheck: () => Promise<CheckOrder>;
  /** @param sent bytes */
  onProgress: (sent: number) => void;
  onStep: (step: UploadStep) => void;
  /** Waits before the next try. */
  pause?: (ms: number, signal: AbortSignal) => Promise<void>;
}

const PARTS_AT_ONCE = 2;
const CALL_TIMEOUT_MS = 30_000;
/** The server puts up to 63 parts together. */
const COMPLETE_TIMEOUT_MS = 120_000;

/**
 * Uploads a file in parts until the server has it as a version. After a lost connection or a busy server it waits, asks which
 * parts are stored, and sends the rest. An order with the id of an upload that was broken off goes on with that one.
 *
 * @throws ApiError for a refusal, PlainFailure if the file can't be read anymore, an AbortError if it was canceled
 */
export async function uploadInParts(
  file: File,
  order: UploadOrder,
  { signal, orderCheck, onProgress, onStep, pause = pauseFor }: UploadSteps,
): Promise<CompletedUpload> {
  const params = { id: order.id };
  let isStarted = false;
  let failures = 0;

  async function sendAll(): Promise<CompletedUpload> {
    const { received } = isStarted
      ? await api('GET /api/files/uploads/:id', { params, signal, timeoutMs: CALL_TIMEOUT_MS })
      : // Canceled on the way, it could reserve room after the upload was ended.
        await api('POST /api/files/uploads', { body: order, timeoutMs: CALL_TIMEOUT_MS });
    signal.throwIfAborted();
    isStarted = true;
    onStep('sending');
    await sendMissing(file, order.id, received, {
      signal,
      onProgress,
      onStored: () => {
        failures = 0;
      },
    });
    onStep('finishing');
    return api('POST /api/files/uploads/:id/complete', {
      params,
      body: await orderCheck(),
      signal,
      timeoutMs: COMPLETE_TIMEOUT_MS,
    });
  }

  for (;;) {
    try {
      return await sendAll();
    } catch (error) {
      signal.throwIfAborted();
      if (!isPassing(error)) throw error;
      await requireReadable(file);
      failures += 1;
      onStep('waiting');
      await pause(delayMs(error, failures), signal);
      signal.throwIfAborted();
    }
  }
}

interface PartSteps extends Pick<UploadSteps, 'signal' | 'onProgress'> {
  onStored: () => void;
}

/** Sends the parts that aren't stored. After a failure no part is begun, and those under way are waited for. */
async function sendMissing(
  file: File,
  id: string,
  received: readonly number[],
  { signal, onProgress, onStored }: PartSteps,
): Promise<void> {
  const { size } = file;
  /** Bytes of each part that are sent. */
  const sent = new Map(received.map((part) => [part, partBytes(size, part)]));
  const missing = Array.from({ length: partsOf(size) }, (_, index) => index + 1).filter(
    (part) => !sent.has(part),
  );
  const report = (part: number, bytes: number) => {
    sent.set(part, Math.min(bytes, partBytes(size, part)));
    onProgress([...sent.values()].reduce((sum, of) => sum + of, 0));
  };
  let failure: { error: unknown } | undefined;

  async function sendInTurn(): Promise<void> {
    for (let part = missing.shift(); part !== undefined && !failure; part = missing.shift()) {
      const number = part;
      const begin = (number - 1) * limits.uploadPartBytes;
      const bytes = partBytes(size, number);
      try {
        await sendBody(
          'PUT /api/files/uploads/:id/parts/:part',
          { params: { id, part: number }, signal, onProgress: (loaded) => report(number, loaded) },
          file.slice(begin, begin + bytes),
        );
      } catch (error) {
        failure ??= { error };
        return;
      }
      report(number, bytes);
      onStored();
    }
  }

  onProgress([...sent.values()].reduce((sum, of) => sum + of, 0));
  await Promise.all(Array.from({ length: PARTS_AT_ONCE }, sendInTurn));
  if (failure) throw failure.error;
}

/** Whether trying again may help: no answer, a busy server, or a part that got lost. */
function isPassing(error: unknown): boolean {
  if (!(error instanceof ApiError))
    return error instanceof TypeError || (error instanceof DOMException && error.name === 'TimeoutError');
  return (
    error.status >= 500 ||
    [408, 429].includes(error.status) ||
    error.problem?.code === 'files.upload_incomplete'
  );
}

/** A file that was moved or changed since it was chosen fails as a lost connection does. @throws PlainFailure */
async function requireReadable(file: File): Promise<void> {
  try {
    await file.slice(0, 1).arrayBuffer();
  } catch {
    throw new PlainFailure(UNREADABLE);
  }
}

const delayMs = (error: unknown, failures: number): number =>
  error instanceof ApiError && error.retryAfter !== undefined
    ? error.retryAfter * 1_000
    : backoffMs(failures);

/** Ends early when the browser has a network again. */
function pauseFor(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const end = () => {
      clearTimeout(timer);
      window.removeEventListener('online', end);
      signal.removeEventListener('abort', end);
      resolve();
    };
    const timer = setTimeout(end, ms);
    window.addEventListener('online', end);
    signal.addEventListener('abort', end);
  });
}
