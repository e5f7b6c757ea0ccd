import type { User } from '@printpartner/contracts';
import type { Account } from './account.entity.ts';

/** The account as its owner may see it. */
export function presentAccount({ id, email, firstName, lastName }: Account): User {
  return { id, email, firstName, lastName };
}
