/**
 * First key of an advisory lock; the second is the hash of a service's schema. Migrations hold it exclusively, backups and
 * restores shared, so that no table changes meanwhile. An arbitrary fixed number.
 */
export const MIGRATION_LOCK = 7_215_441;
