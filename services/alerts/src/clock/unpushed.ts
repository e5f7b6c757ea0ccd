/** Alerts that are still to be sent, in SQL. */
export const UNPUSHED = 'pushed_at is null and fired_at_utc is null and cancelled_at is null';
