export { bootService, type ServiceOptions } from './boot-service.ts';
export { ConcurrentIndexes, type IndexDefinition } from './database/concurrent-index.ts';
export { DailyKey, logHash } from './callers/caller-hash.ts';
export { browserOf, deviceWordsOf } from './callers/device-words.ts';
export { databaseModule } from './database/database.module.ts';
export { migrate, runMigrations } from './database/migrate.ts';
export { MailOrigins, Origins } from './database/origins.migration.ts';
export { type DatabaseOptions, postgresOptions } from './database/postgres-options.ts';
export { databaseNow, lockUser } from './database/transaction.ts';
export { isUniqueViolation } from './database/unique-violation.ts';
export { columnOf } from './documents/field-columns.ts';
export { CatalogDocuments } from './documents/catalog-documents.ts';
export {
  DocumentTable,
  oldTombstones,
  tombstonesSql,
  type UserDocumentRow,
} from './documents/document-table.ts';
export {
  type DocumentRow,
  type FieldRevisions,
  refuseChanged,
  refuseNewer,
  type StoredDocument,
  writeDocument,
} from './documents/write-document.ts';
export {
  DeletedProject,
  markProjectDeleted,
  oldDeletedProjects,
  requireLiveProject,
} from './erasure/deleted-project.entity.ts';
export {
  erasedUsersIndex,
  erasedUsersSql,
  eraseUser,
  lockLiveUser,
  lockUnlessErased,
} from './erasure/erased-users.ts';
export { isOldTombstone, tombstonesModule, TombstonesSweeper } from './erasure/tombstones.module.ts';
export { eventsModule, type EventsOptions, type EventSubscriber } from './events/events.module.ts';
export { IdempotencyKeys } from './idempotency/idempotency-keys.migration.ts';
export {
  type AnswerSubject,
  earlierAnswer,
  forgetAnswers,
  oldIdempotencyKeys,
  stepOf,
  writeOnce,
} from './idempotency/write-once.ts';
export { AttemptLimit, type AttemptLimitOptions, limitKeys } from './limits/attempt-limit.ts';
export { type EndTurn, KeyedTurns } from './limits/keyed-turns.ts';
export { maskedNetworkOf, networkOf, siteOf, wideNetworkOf } from './limits/network-of.ts';
export { announceReady, endWithParent, limitShutdown, runMain } from './lifecycle.ts';
export { loggingModule } from './logging/logging.module.ts';
export { type Letter, writeLetter } from './mail/letter.ts';
export { MailBox } from './mail/mail-box.ts';
export {
  type MailComposer,
  type MailComposers,
  type MailComposing,
  type MailContent,
  mailSettings,
} from './mail/mail-options.ts';
export { MailHealth } from './mail/mail-report.ts';
export { Mail, type MailState } from './mail/mail.entity.ts';
export { mailModule, type MailModuleOptions } from './mail/mail.module.ts';
export {
  INSERT_MAILS_SQL,
  MailFailures,
  mailFailuresSql,
  mailOriginSql,
  mailsSql,
} from './mail/mails-sql.ts';
export { tracingModule } from './tracing.module.ts';
export { allEvents, onBehalfOf, peersOf, processNames } from './peers/links.ts';
export { redisRulesOf } from './peers/redis-rules.ts';
export { isOpenLink, linkStateOf, requireOpenLink } from './public-link/link-state.ts';
export { PublicLinkTokens } from './public-link/link-tokens.ts';
export { presentPublicLink, PublicLink, PublicLinkVersion } from './public-link/public-link.entity.ts';
export {
  inDays,
  type LinkLimit,
  type LinkVisitor,
  newPublicLink,
  PublicLinks,
} from './public-link/public-links.ts';
export { PushChannel, pushModule } from './push/push-channel.ts';
export { openOperationsPort } from './operations-port.ts';
export { type DueAlertsReader, healthController } from './state/health.controller.ts';
export { Sweeper } from './sweeper.ts';
export { byTime, readUserRows, type UserTable } from './user-data/user-rows.ts';
export { readEnv, serviceSettings, SettingsError } from './read-env.ts';
