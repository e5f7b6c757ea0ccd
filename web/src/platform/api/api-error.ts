import type { Problem } from '@printpartner/contracts/types';

/** While servers are upgraded one after the other, a page may be newer than the one that answers. */
const OLDER_SERVER = 'Print Partner is being updated. Try again in a few minutes.';

/** Refusals of limits, whose answer says how long to wait. nginx may answer without a problem document. */
const LIMITED: ReadonlySet<string | undefined> = new Set([
  undefined,
  'request.rate_limited',
  'auth.too_many_wrong_passwords',
]);

/**
 * A failed API call. The message reads "status: body". A server that doesn't know a field of ours is older than this page:
 * that passes, so it counts as a server that is away, not as a refusal.
 */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly status: number;
  /** The parsed problem document, when the body is one. */
  readonly problem: Problem | undefined;
  readonly isFromOlderServer: boolean;
  /** Seconds to wait before retrying, from the server. */
  readonly retryAfter: number | undefined;

  constructor(status: number, body: string, statusText: string, retryAfter?: number) {
    super(`${status}: ${body || statusText}`);
    const problem = readProblem(body);
    this.isFromOlderServer = problem?.code === 'request.unknown_field';
    this.status = this.isFromOlderServer ? 503 : status;
    this.problem =
      problem && this.isFromOlderServer ? { ...problem, detail: OLDER_SERVER, errors: undefined } : problem;
    this.retryAfter = retryAfter;
  }

  /** The server's sentence for the user, if it sent one. */
  get detail(): string | undefined {
    if (this.status === 429 && this.retryAfter !== undefined && LIMITED.has(this.problem?.code)) {
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

const counted = (count: number, unit: string) => `${count} ${unit}${count === 1 ? '' : 's'}`;

/** A wait in words, rounded up: 50 → '50 seconds', 61 → '2 minutes', 7200 → '2 hours'. */
export function waitText(seconds: number): string {
  if (seconds < 60) return counted(Math.max(1, Math.ceil(seconds)), 'second');
  const minutes = Math.ceil(seconds / 60);
  return minutes < 120 ? counted(minutes, 'minute') : counted(Math.ceil(minutes / 60), 'hour');
}

/** The seconds of a `Retry-After` header, which holds a number or a date; undefined for anything else. `now`: ms since 1970. */
export function readRetryAfter(header: string | null, now: number): number | undefined {
  if (!header) return undefined;
  const seconds = /^\d+$/.test(header.trim()) ? Number(header) : (Date.parse(header) - now) / 1000;
  return Number.isFinite(seconds) ? Math.max(0, Math.ceil(seconds)) : undefined;
}
