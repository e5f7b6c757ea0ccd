import { valuesOf } from './value-spans.ts';

/** `since it's over 200`, `we have more than 500`: said of the piece before, and asked of nothing. */
const KNOWN_BOUND =
  /(?<!\b(?:if|when|unless|until) )(?:\b(?:since|because|cause|cuz|bc|as|given|seeing as) )?\b(?:it's|its|it is|they're|theyre|they are|that's|thats|that is|we're|we are|we have|we've got|i have|there are|there's|each is|each one is)(?: (?:well|way|already|still|just|all|def|definitely))? (over|above|more than|at least|past|under|below|less than) (?:the )?(\d+(?:\.\d+)?)(?: ?(oz|ounces?)\b)?(?: (?:pieces?|pcs|of them|copies|letters|minimum|min)\b)?/g;
const LESS = /^(?:under|below|less)/;

/** A text without the limits that the earlier question's own quantity or weight keeps, which would pass for new ones. */
export function withoutKnownBounds(text: string, earlier: string): string {
  const { quantity, ounces } = valuesOf(earlier);
  const rest = text.replaceAll(KNOWN_BOUND, (all, side: string, limit: string, unit: string | undefined) => {
    const known = unit === undefined ? quantity : ounces;
    if (known === undefined) return all;
    const isKept = LESS.test(side) ? known < Number(limit) : known >= Number(limit);
    return isKept ? ' ' : all;
  });
  return rest.replaceAll(/\s+/g, ' ').trim() || text;
}
