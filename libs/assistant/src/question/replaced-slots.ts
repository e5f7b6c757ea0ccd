import { thingsIn } from './named-things.ts';

const UNDERLAY = /\b(on|over) (?:a |an |the )?/;

/** `spot UV on uncoated stock`, then `what about on matte laminate`: what is under it is replaced, not the coating. */
export function withUnderlay(earlier: string, text: string): string {
  const said = UNDERLAY.exec(text);
  const [named] = said ? thingsIn(text.slice(said.index + said[0].length)) : [];
  const found = UNDERLAY.exec(earlier);
  if (!named?.kind.startsWith('term') || !found) return earlier;
  const start = found.index + found[0].length;
  const [old] = thingsIn(earlier.slice(start));
  if (!old || !earlier.startsWith(old.text, start)) return earlier;
  // A finish alone is one of the paper’s words.
  if (old.kind === 'paper' && withPaperFinish(earlier, text) !== earlier)
    return withPaperFinish(earlier, text);
  return `${earlier.slice(0, start)}${named.text}${earlier.slice(start + old.text.length)}`;
}

const LENGTH = /(?<![\d.x/-])(\d+(?:\.\d+)?)(?= ?-?(?:inch(?:es)?|in)\b)/;

/** `a 6.5 inch square card`, then `and 6 inch`. */
export function withSameUnit(earlier: string, text: string): string {
  const [said] = LENGTH.exec(text) ?? [];
  return said === undefined || thingsIn(text).length > 0 ? earlier : earlier.replace(LENGTH, said);
}

const COATING_FINISH = /\b(?:gloss(?:y)?|satin|matte?|dull)(?= (?:laminat|aqueous|aq\b|varnish|uv\b))/;

/** `matte lamination`, then `or gloss`: the film’s finish is replaced. */
export function withFinish(earlier: string, text: string): string {
  const [only, ...others] = thingsIn(text);
  const isFinish = only && others.length === 0 && /^(?:gloss(?:y)?|satin|matte?|dull)$/.test(only.text);
  return isFinish ? earlier.replace(COATING_FINISH, only.text.replace(/^glossy$/, 'gloss')) : earlier;
}

const PAPER_FINISH =
  /(?<=\d ?(?:#|lbs?|pounds?|pt|points?)? )(?:uncoated|gloss|silk|satin|matte?|dull)(?= (?:text|cover|offset)\b)/;

/** `100# silk cover`, then `the gloss but cut to 4x6`: the paper’s finish is replaced. */
export function withPaperFinish(earlier: string, text: string): string {
  const finishes = thingsIn(text).filter(({ text: name }) =>
    /^(?:uncoated|gloss|silk|satin|matte?|dull)$/.test(name),
  );
  const [only, ...others] = finishes;
  return only && others.length === 0 ? earlier.replace(PAPER_FINISH, only.text) : earlier;
}

const ALLOWANCE =
  /\b\d\/\d{1,2}(?= ?(?:in|inch|")? ?(?:allowance|gap|shorter|narrower)\b)|(?<=\b(?:allowance|gap)(?: (?:of|is|to|at|be))? )\d\/\d{1,2}\b/;

/** `double gate with a 1/16 allowance`, then `make the allowance 3/32`. */
export function withAllowance(earlier: string, text: string): readonly [earlier: string, text: string] {
  const said = ALLOWANCE.exec(text);
  if (!said || !ALLOWANCE.test(earlier)) return [earlier, text];
  const rest = text.replace(said[0], ' ').replace(/\b(?:the )?(?:allowance|gap)\b/, ' ');
  return [earlier.replace(ALLOWANCE, said[0]), rest.replaceAll(/ +/g, ' ').trim()];
}

const FOLDED = /\b(?:folded )?in(?:to)? (?:half|thirds|quarters)\b/;

/** `a flyer folded in half`, then `what about folded in thirds`. */
export function withFold(earlier: string, text: string): readonly [earlier: string, text: string] {
  const said = FOLDED.exec(text);
  const known = FOLDED.exec(earlier);
  if (!said || !known) return [earlier, text];
  const fold = known[0].startsWith('folded') && !said[0].startsWith('folded') ? `folded ${said[0]}` : said[0];
  return [earlier.replace(FOLDED, fold), text.replace(FOLDED, ' ').replaceAll(/ +/g, ' ').trim()];
}

const MEGABYTES = /\b\d+(?:\.\d+)? ?(?:mb|megs?|megabytes?)\b/;

/** `a 40 MB pdf`, then `25mb and 120 pages`. */
export function withMegabytes(earlier: string, text: string): readonly [earlier: string, text: string] {
  const said = MEGABYTES.exec(text);
  if (!said || !MEGABYTES.test(earlier)) return [earlier, text];
  return [earlier.replace(MEGABYTES, said[0]), text.replace(said[0], ' ').replaceAll(/ +/g, ' ').trim()];
}

const RESOLUTION = /\b\d{2,4}(?= ?(?:dpi|ppi)\b)/;
const AT_RESOLUTION =
  /(?:^|\b(?:at|if (?:it is|its|it's|they are)|is|about|only) )(\d{2,4})( ?(?:dpi|ppi))?(?: (?:ok|okay|enough|fine|good))?$/;
const OF_RESOLUTION = /\b(?:dpi|ppi|resolution|pixels?|px)\b/;

/** `And at 150?` after a question with `300 dpi`: the resolution is put in its place. */
export function withResolution(earlier: string, text: string): readonly [earlier: string, text: string] {
  const found = AT_RESOLUTION.exec(text);
  if (!found || !(found[2] !== undefined || OF_RESOLUTION.test(earlier))) return [earlier, text];
  const [, ppi = ''] = found;
  const changed = RESOLUTION.test(earlier) ? earlier.replace(RESOLUTION, ppi) : `${earlier} ${ppi} dpi`;
  return [changed, text.replace(AT_RESOLUTION, '').trim()];
}

const WITH_GLUE = /\b(?:with|also|add(?:ing|ed)?|includ\w+|plus|count(?:ing)?) (?:the |some )?glue\b/;
const WITHOUT_GLUE = /\b(?:no|without|minus|skip|ignore|omit|leave out|don't add) (?:the |any )?glue\b/;

/** `no glue`, then `with glue`. */
export const withGlue = (earlier: string, text: string): string =>
  WITH_GLUE.test(text) && !WITHOUT_GLUE.test(text) ? earlier.replace(WITHOUT_GLUE, 'with glue') : earlier;
