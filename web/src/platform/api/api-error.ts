import type { Problem } from '@printpartner/contracts/types';
import { waitText } from './wait-text.ts';

/** A failed API call. The message reads "status: body". */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly status: number;
  /** The parsed problem document, when the body is one. */
  readonly problem: Problem | undefined;
  /** Seconds to wait before retrying, from the server. */
  readonly retryAfter: number | undefined;

  constructor(status: number, body: string, statusText: string, retryAfter?: number) {
    super(`${status}: ${body || statusText}`);
    this.status = status;
    this.problem = readProblem(body);
    this.retryAfter = retryAfter;
  }

  /** The server's sentence for the user, if it sent one. */
  get detail(): string | undefined {
    const isRateLimit = !this.problem || this.problem.code === 'request.rate_limited';
    if (this.status === 429 && this.retryAfter !== undefined && isRateLimit) {
      return `Too many attempts. Please wait ${waitText(this.retryAfter)}, then try again.`;
    }
    return this.problem?.errors?.[0]?.message ?? this.problem?.detail;
  }
}

function readProblem(body: string): Problem | undefined {
  try {
    const parsed: unknown = JSON.parse(body);
    return isProblem(parsed) ? parsed : undefined;
  } catch {
    return undefined;
  }
}

function isProblem(value: unknown): value is Problem {
  return typeof value === 'object' && value !== null && 'detail' in value && 'code' in value;
}
