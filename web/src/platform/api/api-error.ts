import type { Problem } from '@printpartner/contracts/types';
import { waitText } from './wait-text.ts';

/** What a call that failed looks like everywhere: the message reads "status: body". */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly status: number;
  /** The parsed problem document, when the body is one. */
  readonly problem: Problem | undefined;
  /** Seconds after which the server wants to be asked again. */
  readonly retryAfter: number | undefined;

  constructor(status: number, body: string, statusText: string, retryAfter?: number) {
    super(`${status}: ${body || statusText}`);
    this.status = status;
    this.problem = readProblem(body);
    this.retryAfter = retryAfter;
  }

  /** One sentence for the user; undefined when the server gave none. */
  get detail(): string | undefined {
    if (this.status === 429 && this.retryAfter !== undefined) {
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
