import { createHash } from 'node:crypto';

/** Rows at scale 1. */
const ACCOUNTS = 1_000_000;
const PROJECTS = 1_000_000;
const ALERTS_PER_PROJECT = 10;
const PROJECTS_PER_OWNER = 5;
/** The planner reads smaller tables whole, and rightly so. */
const MIN_ROWS = 20_000;

export interface Sizes {
  accounts: number;
  projects: number;
  alertsPerProject: number;
  /** Accounts that have projects. */
  owners: number;
  /** Rows of tables that grow with use, such as mails and sign-up attempts. */
  others: number;
}

export function sizesAt(scale: number): Sizes {
  const accounts = Math.round(ACCOUNTS * scale);
  const projects = Math.round(PROJECTS * scale);
  return {
    accounts,
    projects,
    alertsPerProject: ALERTS_PER_PROJECT,
    owners: Math.round(projects / PROJECTS_PER_OWNER),
    others: Math.max(accounts, MIN_ROWS),
  };
}

/** Number of an account that has only `MAX_ROWS` projects and as many alerts. The accounts that are visited count from 1. */
export const LARGEST_ACCOUNT = 0;
export const MAX_ROWS = 2_000;

type Kind = 'user' | 'project' | 'session' | 'file' | 'version';

/** The id of the nth row of a kind, as a UUID of version 4. */
export function idOf(kind: Kind, n: number): string {
  const digits = createHash('md5').update(`${kind}${n}`).digest('hex').split('');
  digits[12] = '4';
  digits[16] = '8';
  return digits.join('').replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-');
}

/** The same id in SQL. @param n an expression */
export const idSql = (kind: Kind, n: string): string =>
  `overlay(overlay(md5('${kind}' || ${n}) placing '4' from 13) placing '8' from 17)::uuid`;

/** The owner of the nth project, in SQL. */
export const ownerSql = ({ owners }: Sizes, n: string): string =>
  idSql('user', `(1 + (${n} - 1) % ${owners})`);
