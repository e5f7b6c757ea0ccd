import type { VendorAnswer } from '@printpartner/contracts/types';
import { sendQuoteFile } from '../../entities/quote/send-quote-file.ts';
import { api, ApiError } from '../../platform/api/client.ts';

/** What became of a change of the answer's PDF. */
export interface FileOutcome {
  /** The answer as the server has it, as far as it could be read. */
  answer: VendorAnswer;
  /** Why the PDF was not changed; undefined if it was. */
  error?: unknown;
}

const TIMEOUT_MS = 20_000;
const FIRST_SERVER_FAULT = 500;

/**
 * Adds a PDF to the answer that the vendor sees, or replaces it.
 *
 * @param onProgress share of the file that is sent, 0 to 1
 */
export async function sendVendorFile(
  token: string,
  { answer: seen, file }: { answer: VendorAnswer; file: File },
  onProgress: (share: number) => void,
): Promise<FileOutcome> {
  const query = basedOn(seen.revision);
  try {
    const route = 'POST /api/vendor-links/:token/file';
    return { answer: await sendQuoteFile(route, { params: { token }, query }, file, onProgress) };
  } catch (error) {
    const answer = await readAgain(token, seen);
    const isRefused = error instanceof ApiError && error.status < FIRST_SERVER_FAULT;
    const hasArrived = answer.revision === seen.revision + 1 && answer.file?.size === file.size;
    return !isRefused && hasArrived ? { answer } : { answer, error };
  }
}

/** Removes the PDF of the answer that the vendor sees. */
export async function removeVendorFile(token: string, seen: VendorAnswer): Promise<FileOutcome> {
  const query = basedOn(seen.revision);
  try {
    const route = 'DELETE /api/vendor-links/:token/file';
    return { answer: await api(route, { params: { token }, query, timeoutMs: TIMEOUT_MS }) };
  } catch (error) {
    const answer = await readAgain(token, seen);
    return answer.file ? { answer, error } : { answer };
  }
}

/**
 * Names the revision that a change is based on; for one release also by the earlier name, for servers of the release before.
 */
export const basedOn = (revision: number) => ({ base_revision: revision, revision });

/** The response may be all that got lost, and the answer is then newer than the one that the vendor sees. */
async function readAgain(token: string, seen: VendorAnswer): Promise<VendorAnswer> {
  try {
    const page = await api('GET /api/vendor-links/:token', { params: { token }, timeoutMs: TIMEOUT_MS });
    return page.answer ?? seen;
  } catch {
    return seen;
  }
}
