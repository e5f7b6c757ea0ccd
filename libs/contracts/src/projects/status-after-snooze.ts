/** A status that says the job is over, in the words people type. Anything else is the user's own and says more. */
const OVER = /^(all )?(done|complete|completed|closed|finished|delivered|cancell?ed)[.!]?$/i;

/** The status of a project whose reminder was snoozed: a job that has none, or is over, is open again. */
export function statusAfterSnooze(status: string): string {
  const said = status.trim();
  return said === '' || OVER.test(said) ? 'open' : status;
}
