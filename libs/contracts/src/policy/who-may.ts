import { policies, type PolicyName, type Proof } from './policies.ts';

/** Who may do what to each noun. Each action is what at least one route does. */
export const whoMay = {
  configuration: { read: 'public' },
  health: { read: 'public' },
  'client error': { report: 'public' },

  account: { create: 'public', export: 'confirmed owner', delete: 'confirmed owner' },
  'email address': { 'ask to confirm': 'owner', confirm: 'mailbox holder' },
  password: { forget: 'public', reset: 'mailbox holder', change: 'owner' },
  /** The session of the browser that asks. */
  'own session': { start: 'public', read: 'anyone', confirm: 'owner', end: 'public' },
  session: { read: 'owner', end: 'owner' },
  'security event': { read: 'owner' },
  preferences: { read: 'owner', change: 'owner' },

  project: { read: 'owner', save: 'user', change: 'owner', delete: 'owner' },
  'active project': { read: 'owner', change: 'owner' },
  /** Its owner is that of its project. */
  alert: { read: 'owner', create: 'owner', change: 'owner' },

  'spec draft': { read: 'owner', change: 'owner' },
  'spec sheet': { read: 'owner', create: 'user', change: 'owner', delete: 'owner' },
  vendor: { read: 'owner', create: 'user', change: 'owner', delete: 'owner' },
  /** Its owner is that of the sheet. */
  'vendor link': {
    create: 'owner',
    change: 'owner',
    send: 'owner',
    revoke: 'owner',
    open: 'link holder',
    answer: 'link holder',
  },
  /** A vendor's answer, or what the owner typed in. Its owner is that of the sheet. */
  quote: { read: 'owner', create: 'owner', change: 'owner', choose: 'owner', delete: 'owner' },
  /** It stops mail about quotes to an address. Its page says nothing. */
  'mail stop': { read: 'anyone', set: 'mail recipient', lift: 'mail recipient' },

  'preflight check': { start: 'anyone', read: 'uploader', change: 'uploader', delete: 'uploader' },
  /** Its owner is that of the project. */
  'kept result': { read: 'owner', create: 'owner', change: 'owner', delete: 'owner' },

  /** A PDF of a project, its versions and the uploads to it. Its owner is that of the project. */
  'job file': { read: 'owner', create: 'owner', change: 'owner', delete: 'owner' },

  assistant: { ask: 'anyone' },

  'admin session': { start: 'admin', end: 'admin' },
  'sign-up attempt': { read: 'admin' },
  'system state': { read: 'admin' },
} as const satisfies Record<string, Record<string, PolicyName>>;

type Table = typeof whoMay;

/** What a route does: an action of the table and its noun, such as `read project`. */
export type RouteAccess = { [Noun in keyof Table]: `${keyof Table[Noun] & string} ${Noun}` }[keyof Table];

/** The table by action and noun: who may `read project`? */
export const policyOf = Object.fromEntries(
  Object.entries<Record<string, PolicyName>>(whoMay).flatMap(([noun, actions]) =>
    Object.entries(actions).map(([action, policy]) => [`${action} ${noun}`, policy]),
  ),
) as Record<RouteAccess, PolicyName>;

/** What the gateway asks of the callers of a route. */
export const proofFor = ({ access }: { access: RouteAccess }): Proof => policies[policyOf[access]].proof;
