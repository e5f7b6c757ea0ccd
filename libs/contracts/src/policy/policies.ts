/** What the gateway asks of a caller before it handles a route. */
export type Proof = 'none' | 'session if any' | 'session' | 'admin password';

interface Policy {
  readonly proof: Proof;
}

/**
 * Who may do something, by name. The gateway asks for the proof; the rest is up to the service that stores the noun. It looks
 * only among what its caller may have, so that what belongs to others is as unknown (404) as what doesn't exist.
 */
export const policies = {
  /** Everybody; the session isn't looked up, so that it works while the auth service is down. */
  public: { proof: 'none' },
  /** Everybody; a session, if there is one, says for whom. */
  anyone: { proof: 'session if any' },
  /** Whoever is signed in, to make something of their own. */
  user: { proof: 'session' },
  /** The account that it belongs to. */
  owner: { proof: 'session' },
  /** The owner, if the session was confirmed with the password in the last five minutes. */
  'confirmed owner': { proof: 'session' },
  /** Whoever has the token or code that was mailed to the account's address. */
  'mailbox holder': { proof: 'none' },
  /** The account that sent the file, or the browser, if nobody was signed in. */
  uploader: { proof: 'session if any' },
  /** Whoever has the token in the address, until it is revoked; a session only tells the link's owner from its vendor. */
  'link holder': { proof: 'session if any' },
  /** Whoever has the token in a mail about quotes that was sent to the address. */
  'mail recipient': { proof: 'session if any' },
  /** Whoever has the admin password, or the browser in which it was typed in the last hour. */
  admin: { proof: 'admin password' },
} as const satisfies Record<string, Policy>;

export type PolicyName = keyof typeof policies;
