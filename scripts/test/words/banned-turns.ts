/** A turn of phrase that readers stumble over, and plain English for it. */
export interface BannedTurn {
  pattern: RegExp;
  write: string;
  /** Paths whose text may have it, because users or their files do. */
  notIn?: RegExp;
}

/**
 * Old-fashioned or translated English. The list is short on purpose: it holds what came up again and again in review,
 * not a style guide.
 */
export const bannedTurns: readonly BannedTurn[] = [
  { pattern: /\b(any more|anew|just now)\b/i, write: '"no longer", "again", "right now", or nothing' },
  { pattern: /(?<!each )\bone's\b/i, write: '"your"' },
  { pattern: /\bof that name\b/i, write: '"with this name"' },
  { pattern: /\b(shall|lest|unawares|in vain|needs must|and the like)\b/i, write: 'current English' },
  {
    pattern: /\b(cannot be told|look yourself|not fit for)\b/i,
    write: 'what is wrong, in one adjective',
  },
  { pattern: /\bhea(r|rs|rd|ring) of\b/i, write: '"receives", "consumes", "is notified"' },
  { pattern: /\b(a|by|to|for|of) strangers?\b/i, write: '"another user", "unauthenticated"' },
  { pattern: /\bmend(s|ed|ing)?\b/i, write: '"fix"' },
  {
    pattern:
      /\b(cancell(ed|ing)|behaviours?|favourites?|centred|whilst|artefacts?|judgements?|licences?|organis\w+)\b/i,
    write: 'American spelling',
  },
  {
    pattern: /\b(e-mail|colour|catalogue|centre|grey)/i,
    write: '"email", American spelling',
    notIn: /^(libs\/(assistant|preflight-engine)|services\/preflight|docs\/preflight-accuracy)/,
  },
  {
    pattern:
      /\b(MOST|LEAST|LONGEST|SHORTEST|FEWEST|SMALLEST|SLOWEST)_[A-Z]|const (MOST|LEAST|LONGEST|SHORTEST|FEWEST|SMALLEST|LARGEST) = \d|\b[A-Z]+(_(?!ARENA)[A-Z]+)*_(MAX|MIN)\b/,
    write: '"MAX_…" or "MIN_…" for a limit',
  },
  { pattern: /\b(lies|stands) (about|at|beside|here|in(?! for)|on|there|upon|where)\b/i, write: '"is"' },
];
