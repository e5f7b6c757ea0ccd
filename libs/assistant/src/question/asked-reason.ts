const OPENING = /^(?:(?:but|and|so|also|ok|okay|oh|hmm|wait|really|no|then|interesting|huh)\b[, ]*)*/;
const ASKS_REASON =
  /^(?:why|how come|for what reason|what (?:is|was) the (?:reason|point|logic|problem|issue|harm|downside)|what (?:is it|is that|is this|for)$|does (?:it|that|this) (?:really |even |actually )?matter|what difference does (?:it|that|this) make|what (?:happens|goes wrong|could go wrong)(?: if (?:i|we|you|it|they) (?:do|does|is|are|skip|ignore|leave)\b.*)?$|is (?:it|that|this) (?:really )?(?:necessary|a must|required|important|a problem))\b/;
/** Words of a “why” that say nothing of its subject. */
const POINTING =
  /\b(?:why|how come|for what reason|what (?:is|was) the (?:reason|point|logic|problem|issue|harm|downside)|not|is|are|was|it|that|this|so|then|do|does|did|i|we|you|they|need|needed|have|to|at all|even|really|actually|though|matter|the|a|should|would|can|cannot|can't|won't|isn't|doesn't|don't|aren't|must|be|for|of|only|say|said|what|happens|if|goes|wrong|could|go|make|difference|point|necessary|required|important|problem|skip|ignore|use|instead|case|work|reason|they|them|these|those|different|such|big|jump|lot|more|less|much|there)\b|[^a-z0-9#$.%/' -]/g;

/**
 * What a message asks the reason of: its own words beside the “why”, mostly none. Undefined if it asks something else.
 * @param said plain text
 */
export function reasonAsked(said: string): string | undefined {
  const text = said.replace(OPENING, '');
  if (!ASKS_REASON.test(text)) return undefined;
  return text.replace(POINTING, ' ').replace(/\s+/g, ' ').trim();
}
