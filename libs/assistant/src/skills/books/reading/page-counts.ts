/** Page counts of a book as a text gives them. */
export interface PageCounts {
  /** Every count, in order; leaves and sheets converted to pages. */
  counts: readonly number[];
  /** `48 pages including cover`: the count has the four pages of the cover. */
  includesCover: boolean;
  /** How a count that isn't in pages was converted, one sentence. */
  assumed?: string;
}

const NUMBER = String.raw`(?<![\d./#$-])(\d{1,5})`;
const UNIT = String.raw`[- ]?(?:[- ](?:text|inside|interior|inner|total|full|finished|color|b&w|numbered|printed) )?(?:pages?|pgs?|pp?|pagers?|sides)\b(?! per)`;
const SEVERAL = new RegExp(String.raw`${NUMBER} ?(?:-|to|or|and|vs\.?|versus|,|/) ?(\d{1,5})${UNIT}`, 'g');
const ONE = new RegExp(`${NUMBER} ?${UNIT}`, 'g');
const AFTER =
  /\b(?:pages?|page ?count|pp)(?: of|:| is| =)? ?(\d{1,5})\b(?!\.\d| ?(?:in\b|inch|mm|x|#|lb|pt|gsm|"))/g;
/** The two pages that an image runs across. */
const SPREAD =
  /\b(?:across|both|facing|between|over|onto|on) (?:the |my )?(?:2|two) (?:facing |adjacent )?(?:pages|sides)\b|\b2 (?:facing|adjacent) pages\b/g;
/** `is 96 too many pages`, `a page count near 30`. */
const ALONE =
  /\b(?:is|are|would|will|can) (\d{1,4}) (?:too (?:many|few)|enough|ok\b|okay|possible|fine|work)|\bpage ?count\b.* (?:near|around|about|close to|of) (\d{1,4})\b(?! ?(?:#|lbs?\b|pounds?\b|gsm\b|pts?\b|points?\b))|(?<![\d./#])(\d{1,4}) ?(?:\+ ?|plus ?)cover\b/g;
/** The pages of a cover are no count of the book. */
const COVER_PAGES = /\b(?:4|four)[- ]?(?:page|pg|pp|pager) covers?\b/g;
const LEAVES = new RegExp(
  String.raw`${NUMBER} ?-?(?:(?:sheets?|pieces?)(?: of paper)?,? ?\(?(?:i\.?e\.? |aka |or |meaning )?)?(?:leaf|leaves)\b`,
);
const SPREADS = new RegExp(String.raw`(?<![\d./#$-])([3-9]|\d{2,3}) ?-?spreads\b`);
const SHEETS = new RegExp(String.raw`${NUMBER} ?-?(?:folded )?sheets?\b`);
/** `we need to add 3 more pages`. */
const ADDED =
  /\b(?:add(?:ing|ed|s)?|need|needs|got|plus|want|wants)(?: in)? (\d{1,3}) (?:more|extra|additional|new|other) pages?\b/;
const INCLUDES =
  /\b(?:incl(?:\.|uding|udes|uded)?|with|counting|counts)\b(?: of)?(?: the| its)? covers?\b(?= (?:pages )?(?:included|counted)|[^a-z]*$|,|\?|\.)|\bcovers? (?:included|counted)\b|\bincl(?:\.|uding|udes)? (?:the |its )?covers?\b|\bcounting the covers?\b|\btotal pages\b/;

/** The page counts in a text; of a booklet made of folded sheets, four pages each. */
export function pageCountsIn(text: string, isFolded: boolean): PageCounts {
  const counts: number[] = [];
  let rest = text
    .replace(SPREAD, ' ')
    .replace(COVER_PAGES, ' cover')
    .replace(SEVERAL, (_all, one: string, other: string) => {
      counts.push(Number(one), Number(other));
      return ' ';
    });
  rest = rest.replace(ONE, (_all, one: string) => {
    counts.push(Number(one));
    return ' ';
  });
  const isOfSheets = SPREADS.test(rest) || LEAVES.test(rest) || SHEETS.test(rest);
  if (counts.length === 0 && !isOfSheets)
    for (const pattern of [AFTER, ALONE])
      for (const found of rest.matchAll(pattern)) counts.push(Number(found[1] ?? found[2] ?? found[3]));
  const added = Number(ADDED.exec(text)?.[1] ?? 0);
  const [only, ...others] = counts;
  const includesCover =
    INCLUDES.test(text) && !/\b(?:not|without|excluding|doesn'?t) (?:incl\w*|count\w*)/.test(text);
  if (added > 0 && only !== undefined && others.length === 0)
    return {
      counts: [only + added],
      includesCover,
      assumed: `${only} pages and ${added} more are ${only + added} pages.`,
    };
  if (counts.length > 0) return { counts: [...new Set(counts)], includesCover };
  const spreads = SPREADS.exec(text);
  if (spreads) {
    const pages = 2 * Number(spreads[1]);
    return { counts: [pages], includesCover, assumed: `${spreads[1]} spreads are ${pages} pages.` };
  }
  const leaves = LEAVES.exec(text);
  if (leaves) {
    const pages = 2 * Number(leaves[1]);
    return { counts: [pages], includesCover, assumed: `${leaves[1]} leaves are ${pages} pages.` };
  }
  const sheets = SHEETS.exec(text);
  if (!sheets) return { counts, includesCover };
  const each = isFolded || /\bfolded\b/.test(text) ? 4 : 2;
  const pages = each * Number(sheets[1]);
  return {
    counts: [pages],
    includesCover,
    assumed: `${sheets[1]} sheets are ${pages} pages, ${each} on each ${each === 4 ? 'folded sheet' : 'sheet printed on both sides'}.`,
  };
}
