/** Types and constants for the web's first load; importing this doesn't load zod. */
export type { AttemptFilterForm } from './admin/attempt-filter.ts';
export type { SignUpAttempt, SignUpCount, SignUpStats } from './admin/sign-up-attempt.ts';
export type { SignUpHint } from './admin/sign-up-hint.ts';
export type { SignUpTrends, TrendDays } from './admin/sign-up-trends.ts';
export type { Alert } from './alerts/alert.ts';
export type { User } from './auth/account.ts';
export {
  commonPasswords,
  guessableBecause,
  type Guesser,
  type PasswordOwner,
} from './auth/guessable-password.ts';
export type { SecurityEvent, SecurityEventKind } from './auth/security-event.ts';
export type { ListedSession, SessionAnswer, SignedIn } from './auth/session.ts';
export type {
  ChatAnswer,
  ChatEvent,
  ChatMode,
  ChatQuestion,
  ChatSource,
  ChatSpecValues,
  ChatStep,
  ChatTurn,
  ChatWorking,
} from './chat/chat.ts';
export {
  type DocumentField,
  type DocumentFile,
  type DocumentValues,
  type FieldKind,
  type FieldType,
  type FieldValue,
  unsetValue,
} from './documents/document-field.ts';
export type { Preferences, PreferencesForm } from './preferences/preferences.ts';
export type { ErrorCode, FieldError, Problem } from './errors.ts';
export type { FileRoom, FileUpload, JobFile, JobFileVersion, UploadOrder } from './files/job-file.ts';
export { partBytes, partsOf } from './files/upload-parts.ts';
export type { InkPageHeader } from './preflight/ink-page.ts';
export type { KeptResult } from './preflight/kept-result.ts';
export type { PreflightJob } from './preflight/preflight-job.ts';
export { preflightCheckCount } from './preflight/preflight-checks.ts';
export type {
  PreflightCheck,
  PreflightCheckId,
  PreflightFinding,
  PreflightMode,
  PreflightPage,
  PreflightProfile,
  PreflightProgress,
  PreflightResult,
  PreflightSeverity,
  PreflightStatus,
  ProfileLimits,
} from './preflight/preflight.ts';
export type { ActiveProject, Project } from './projects/project.ts';
export {
  EMPTY_PROJECT,
  isEmptyProject,
  projectCatalog,
  type ProjectColumn,
  type ProjectField,
  type ProjectFieldEntry,
} from './projects/project-fields.ts';
export { statusAfterSnooze } from './projects/status-after-snooze.ts';
export type { Quote, QuoteForm, VendorAnswer } from './quotes/quote.ts';
export type { NewQuote, QuoteChoice, SheetQuotes } from './quotes/sheet-quotes.ts';
export type { ChangedField, ClosedVendorPage, VendorLink, VendorPage } from './quotes/vendor-link.ts';
export type { Vendor } from './quotes/vendor.ts';
export type { SpecCopy, SpecDraft, SpecSlot } from './specs/spec-draft.ts';
export type { QuoteCounts } from './quotes/quote-counts.ts';
export type { SpecSheet, SpecSheetSummary } from './specs/spec-sheet.ts';
export type { ApiRoutes } from './routes.ts';
export type { ClientErrorReport } from './system/client-error.ts';
export type { PublicConfig } from './system/health.ts';
export type { SystemState } from './system/system-state.ts';
export { DEFAULT_TAB_COLOR, type TabColor, type TabKey, tabKeys, tabPalette } from './preferences/tabs.ts';
export { DEFAULT_REMINDER_TIME, FIRST_DATE, LAST_DATE, limits } from './limits.ts';
export { maxSeenQuotes } from './quotes/max-seen-quotes.ts';
export { isOldLink, isVendorPage, type PagePath } from './system/pages.ts';
export { knownMessages } from './system/known-messages.ts';
