/** A status that says done, in the words people type. Anything else says more: Delivered is a stage, Canceled a decision. */
const OVER = /^(all )?(done|complete|completed|finished|closed)[.!]?$/i;

/** The status of a project whose reminder was snoozed: a job that has none, or is over, is open again. */
export function statusAfterSnooze(status: string): string {
  const said = status.trim();
  return said === '' || OVER.test(said) ? 'open' : status;
}
