import { z } from 'zod';
import { documentCopy } from './documents/document-copy.ts';
import { specCopy } from './specs/spec-draft.ts';

/**
 * HTTP status and title of every error code. Services throw the code; the
 * gateway looks up the rest. Codes are stable, titles are not.
 */
export const errorCodes = {
  'request.malformed': { status: 400, title: 'Malformed request' },
  'request.invalid': { status: 422, title: 'Invalid input' },
  /** This is a code of its own because a page that is newer than its gateway sends such a write again later. */
  'request.unknown_field': { status: 422, title: 'Unknown field' },
  'request.too_large': { status: 413, title: 'Request too large' },
  'request.unsupported_type': { status: 415, title: 'Unsupported content type' },
  'request.range_not_satisfiable': { status: 416, title: 'Range not satisfiable' },
  'request.timed_out': { status: 408, title: 'Request timed out' },
  'request.rate_limited': { status: 429, title: 'Too many requests' },
  'request.wrong_origin': { status: 403, title: 'Wrong origin' },
  'request.wrong_host': { status: 421, title: 'Wrong host name' },
  'request.not_found': { status: 404, title: 'Not found' },
  'request.key_reused': { status: 422, title: 'Idempotency key reused' },
  'auth.no_session': { status: 401, title: 'Not signed in' },
  'auth.other_user': { status: 409, title: 'Different user' },
  'auth.wrong_credentials': { status: 401, title: 'Sign in failed' },
  /** This is a code of its own because a mailed reset link clears it, unlike other limits. */
  'auth.too_many_wrong_passwords': { status: 429, title: 'Too many wrong passwords' },
  'auth.email_taken': { status: 409, title: 'Account exists' },
  'auth.wrong_password': { status: 422, title: 'Wrong password' },
  'auth.confirmation_required': { status: 403, title: 'Password needed again' },
  'auth.session_not_found': { status: 404, title: 'Session not found' },
  'auth.wrong_code': { status: 422, title: 'Reset Failed' },
  'auth.wrong_reset_link': { status: 422, title: 'Reset Failed' },
  'auth.guessable_password': { status: 422, title: 'Password easy to guess' },
  'auth.wrong_confirmation': { status: 422, title: 'Link expired' },
  'auth.export_running': { status: 429, title: 'Download already running' },
  'auth.web_signup_blocked': { status: 403, title: 'Sign-up closed' },
  /** The codes for kinds of documents without codes of their own. */
  'documents.not_found': { status: 404, title: 'Not found' },
  'documents.changed_elsewhere': { status: 409, title: 'Changed elsewhere' },
  'documents.limit_reached': { status: 409, title: 'Limit reached' },
  'admin.wrong_password': { status: 401, title: 'Invalid password' },
  'projects.not_found': { status: 404, title: 'Project not found' },
  'projects.name_taken': { status: 409, title: 'Name taken' },
  'projects.changed_elsewhere': { status: 409, title: 'Changed elsewhere' },
  'projects.limit_reached': { status: 409, title: 'Project limit reached' },
  'alerts.not_found': { status: 404, title: 'Alert not found' },
  'alerts.changed': { status: 409, title: 'Reminder changed elsewhere' },
  'alerts.invalid_project': { status: 422, title: 'Invalid project' },
  'preflight.not_found': { status: 404, title: 'Check not found' },
  'preflight.session_taken': { status: 409, title: 'Check already started' },
  'preflight.no_file': { status: 422, title: 'No file' },
  'preflight.not_a_pdf': { status: 422, title: 'Not a PDF' },
  'preflight.no_ink': { status: 404, title: 'No ink data for this page' },
  'preflight.kept_not_found': { status: 404, title: 'Kept result not found' },
  'preflight.kept_limit_reached': { status: 409, title: 'Kept results limit reached' },
  'preflight.kept_too_large': { status: 422, title: 'Result too large to keep' },
  'preflight.report_too_long': { status: 422, title: 'Report too long' },
  'preflight.file_needed': { status: 409, title: 'File needed again' },
  'preflight.gave_up': { status: 422, title: 'Check failed' },
  'files.not_found': { status: 404, title: 'File not found' },
  'files.upload_not_found': { status: 404, title: 'Upload not found' },
  'files.upload_incomplete': { status: 409, title: 'Upload not complete' },
  'files.limit_reached': { status: 409, title: 'File limit reached' },
  'files.no_room': { status: 409, title: 'No room for files' },
  'files.no_picture': { status: 404, title: 'No picture' },
  'specs.not_found': { status: 404, title: 'Spec sheet not found' },
  'specs.changed_elsewhere': { status: 409, title: 'Changed elsewhere' },
  'specs.too_long_to_print': { status: 422, title: 'Spec sheet too long' },
  'specs.limit_reached': { status: 409, title: 'Spec sheet limit reached' },
  'quotes.vendor_not_found': { status: 404, title: 'Vendor not found' },
  'quotes.vendor_limit_reached': { status: 409, title: 'Vendor limit reached' },
  'quotes.share_not_found': { status: 404, title: 'Vendor link not found' },
  'quotes.share_limit_reached': { status: 409, title: 'Vendor link limit reached' },
  'quotes.no_address': { status: 422, title: 'No email address' },
  'quotes.address_stopped': { status: 409, title: 'Mail stopped by its recipient' },
  'quotes.address_unconfirmed': { status: 409, title: 'Email address not confirmed' },
  'quotes.mail_limit': { status: 409, title: 'Mailed too often' },
  'quotes.made_already': { status: 409, title: 'Made already' },
  'quotes.not_found': { status: 404, title: 'Quote not found' },
  'quotes.limit_reached': { status: 409, title: 'Quote limit reached' },
  'quotes.answered_by_vendor': { status: 409, title: 'Answered by the vendor' },
  'quotes.changed': { status: 409, title: 'Quote changed' },
  'quotes.storage_full': { status: 409, title: 'No room for PDFs' },
  'quotes.no_file': { status: 404, title: 'No PDF' },
  'quotes.link_not_found': { status: 404, title: 'Link not found' },
  'quotes.link_expired': { status: 410, title: 'Link expired' },
  'quotes.link_closed': { status: 410, title: 'Request closed' },
  'quotes.own_link': { status: 409, title: 'Your own link' },
  'quotes.newer_version': { status: 409, title: 'Newer version' },
  'quotes.not_answered': { status: 409, title: 'No prices yet' },
  'chat.not_answering': { status: 503, title: 'Assistant not answering' },
  'chat.declined': { status: 422, title: 'Question declined' },
  'chat.too_long': { status: 422, title: 'Conversation too long' },
  'chat.budget_reached': { status: 429, title: 'Daily limit reached' },
  'system.busy': { status: 503, title: 'Service busy' },
  'system.disk_full': { status: 503, title: 'Disk full' },
  'system.storage_unavailable': { status: 503, title: 'File storage unavailable' },
  'system.unavailable': { status: 503, title: 'Service unavailable' },
  'system.timeout': { status: 504, title: 'Service timed out' },
  'system.internal': { status: 500, title: 'Internal error' },
} as const satisfies Record<string, { status: number; title: string }>;

export type ErrorCode = keyof typeof errorCodes;

/** A reply's code, or `system.internal` for one that this process doesn't know because the service is newer. */
export const knownCode = (code: string): ErrorCode =>
  Object.hasOwn(errorCodes, code) ? (code as ErrorCode) : 'system.internal';

export const fieldError = z.object({
  /** Dotted path of the field, '' for the whole body. */
  path: z.string(),
  message: z.string(),
});
export type FieldError = z.output<typeof fieldError>;

/** RFC 9457 problem document. */
export const problem = z.object({
  type: z.string(),
  title: z.string(),
  status: z.int(),
  detail: z.string(),
  code: z.enum(Object.keys(errorCodes) as [ErrorCode, ...ErrorCode[]]),
  requestId: z.string(),
  errors: z.array(fieldError).optional(),
  /** The document as it is now, where a write to it was refused because it changed. */
  current: documentCopy.optional(),
  /** The same of a spec sheet, by its name of the release before: for one release. */
  currentSpecs: specCopy.optional(),
});
export type Problem = z.output<typeof problem>;

/** An error as it crosses a queue. */
export const errorReply = z.object({
  code: z.enum(Object.keys(errorCodes) as [ErrorCode, ...ErrorCode[]]),
  userMessage: z.string(),
  errors: z.array(fieldError).optional(),
  current: documentCopy.optional(),
  /** As in a problem, for one release. */
  currentSpecs: specCopy.optional(),
  /** Identifies the log entry of an unexpected error. */
  errorId: z.string().optional(),
  /** Seconds to wait before retrying. */
  retryAfter: z.int().optional(),
});
export type ErrorReply = z.output<typeof errorReply>;
