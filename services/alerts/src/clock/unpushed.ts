/** Alerts that are still to be sent, in SQL. */
export const UNPUSHED = 'pushed_at is null and fired_at_utc is null and cancelled_at is null';

/** Since when an alert can be sent, in SQL: a client may set one for a time long ago. */
export const DUE_SINCE = 'greatest(fire_at_utc, created_at, set_at)';
