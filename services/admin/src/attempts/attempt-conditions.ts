import { createHash } from 'node:crypto';
import type { AttemptFilter } from '@printpartner/contracts';

/**
 * The IP of an attempt as Postgres's `inet`; null after its account was deleted. The index `signup_attempts_address_idx`
 * has the same expression.
 */
export const ADDRESS_SQL = `case when ip ~ '^[0-9A-Fa-f:.]+$' then ip::inet end`;

/** Conditions for rows of `signup_attempts`, and their parameters. */
export interface AttemptConditions {
  where: string;
  parameters: unknown[];
}

/** SQL of a filter. @param first number of its first parameter */
export function conditionsOf(filter: AttemptFilter, first: number): AttemptConditions {
  const conditions: string[] = [];
  const parameters: unknown[] = [];
  const add = (value: unknown, condition: (parameter: string) => string) => {
    if (value === undefined) return;
    parameters.push(value);
    conditions.push(condition(`$${first + parameters.length - 1}`));
  };
  const { from, to, zone, platform, outcome, ip, email } = filter;
  if (from !== undefined || to !== undefined) {
    parameters.push(zone);
    const dayStart = (day: string) => `(${day})::timestamp at time zone $${first}::text`;
    add(from, (day) => `at >= ${dayStart(`${day}::date`)}`);
    add(to, (day) => `at < ${dayStart(`${day}::date + 1`)}`);
  }
  add(platform, (one) => `platform = ${one}`);
  add(outcome && outcome === 'success', (one) => `success = ${one}`);
  add(ip, (network) => `(${ADDRESS_SQL}) <<= ${network}::inet`);
  // Attempts are found by the hash, which has an index.
  add(email && createHash('sha256').update(email).digest('hex'), (hash) => `email_hash = ${hash}`);
  return { where: conditions.join(' and ') || 'true', parameters };
}
