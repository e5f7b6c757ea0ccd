import { termsIn } from './alternatives.ts';
import { emptyWords, partsOf, words } from './named-things.ts';
import { valueSpans } from './value-spans.ts';

const FACTOR =
  /\b(?:doubl(?:e|ed|ing)|twice|2x|half|halve[ds]?|tripl(?:e|ed))\b(?: (?:of )?(?:the|that|our|my|as many))? ?(pages?|page count|quantity|run|order|copies|pieces|amount|number)?/;

const PAGES_MORE =
  /\b(add(?:ed|ing)?|cut(?:ting)?|remov(?:e|ed|ing)|drop(?:ped)?|lose|minus|plus|take out)\b (?:another |out |in )?(\d{1,3}) (?:more |blank |extra )?pages?\b|\b(\d{1,3}) (more|extra|fewer|less) pages?\b/;

const BARE_NUMBER =
  /^(?:(?:and|also|or|so|then|what about|how about|if|what if|with|at)\b[, ]*)*(\d+(?:\.\d+)?)(?: (?:ok|okay|enough|fine|good))?$/;
const A_NUMBER = /(?<![\w.,/#-]|\d ?x ?)\d+(?:\.\d+)?(?! ?x ?\d|[\d./])/g;

/** `on 70`, of a job on a paper: its weight. */
const ON_NUMBER =
  /^(?:(?:and|also|or|so|what about|how about|what if its|if its|if it's)\b[, ]*)*on (?:a )?(\d{2,3})$/;
const POUNDS = /\b\d{2,3}(?= ?(?:#|lbs?\b|pounds?\b))/;

/** `on 100# text`, then `on 70?`. */
export function withPaperNumber(earlier: string, text: string): string | undefined {
  const number = ON_NUMBER.exec(text)?.[1];
  return number !== undefined && POUNDS.test(earlier) ? earlier.replace(POUNDS, number) : undefined;
}

const PANELS = /\b(\d{1,2})(?=[- ]panels?\b)/;

/** `accordion with 4 panels`, then `5 panels`. */
export function withPanels(earlier: string, text: string): string | undefined {
  const [, count] =
    /^(?:(?:and|also|or|so|what about|how about|with|if)\b[, ]*)*(\d{1,2}) ?-?panels?$/.exec(text) ?? [];
  return count !== undefined && PANELS.test(earlier) ? earlier.replace(PANELS, count) : undefined;
}

const FRACTION = /(?<![\w./x-])\d{1,2}\/(?:2|4|8|16|32|64)\b/;

/** `1/8 from the edge`, then `1/16?`. */
export function withFraction(earlier: string, text: string): string | undefined {
  const [, said] =
    /^(?:(?:and|also|or|so|what about|how about|with|at|if)\b[, ]*)*(\d{1,2}\/\d{1,2})(?: ?(?:in|inch|"))?$/.exec(
      text,
    ) ?? [];
  return said !== undefined && FRACTION.test(earlier) ? earlier.replace(FRACTION, said) : undefined;
}

/** `what’s the caliper of 14 pt`, then `16?`: in the place of the number most like it. */
export function withBareNumber(earlier: string, text: string): string | undefined {
  const [, said] = BARE_NUMBER.exec(text) ?? [];
  if (said === undefined || valueSpans(text).length > 0) return undefined;
  const unlike = (number: string) => Math.abs(Math.log(Number(number) / Number(said)));
  const [nearest] = [...earlier.matchAll(A_NUMBER)].toSorted((a, b) => unlike(a[0]) - unlike(b[0]));
  if (!nearest) return undefined;
  return earlier.slice(0, nearest.index) + said + earlier.slice(nearest.index + nearest[0].length);
}

/** What comes last in a question, and what it is asked of: `how far from | the fold`, `what does | 4/4 | mean`. */
const ASKED_OF =
  /^(.*\b(?:from|for|of|in|on|at|to|with|into|is|are|does|do|about) )(?:(?:a|an|the|my|our) )?[\w/#'-]+?(?: [\w/#'-]+)??( (?:mean|cost|weigh|need|take|stand for))?$/;
const OTHER_OF =
  /^(?:(?:and|also|or|ok|okay|so|then|but|what about|how about)\b[, ]*)+(?:(?:a|an|the|my|our) )?([\w/#'-]+(?: [\w/#'-]+)?)$/;

/** `how far should text be from the fold`, then `and the edge`: the new noun in the place of the last one. */
export function withOtherNoun(earlier: string, text: string): string | undefined {
  const [, noun] = OTHER_OF.exec(text) ?? [];
  const [, start, end = ''] = ASKED_OF.exec(earlier) ?? [];
  if (noun === undefined || start === undefined || partsOf(text).length > 0) return undefined;
  return noun.split(' ').every((word) => emptyWords.has(word)) ? undefined : `${start}${noun}${end}`;
}

/** `what if we add 2 pages`: the earlier question with its page count changed by that. */
export function withAddedPages(earlier: string, text: string): string | undefined {
  const [, verb, of, count, than] = PAGES_MORE.exec(text) ?? [];
  const pages = valueSpans(earlier).find(({ kind }) => kind === 'pages');
  if (pages?.kind !== 'pages' || (of ?? count) === undefined) return undefined;
  const sign =
    /^(?:cut|remov|drop|lose|minus|take)/.test(verb ?? '') || /^(?:fewer|less)/.test(than ?? '') ? -1 : 1;
  const total = pages.value + sign * Number(of ?? count);
  return total > 0 ? `${earlier.slice(0, pages.start)}${total} pages${earlier.slice(pages.end)}` : undefined;
}

/** A superlative, but for words that only end like one. */
const SUPERLATIVE =
  /\b(?:most|least) \w+|\b(?!(?:test|rest|interest|digest|west|east|latest|request|guest|invest|suggest|harvest|honest|forest)\b)\w{3,}est\b|\bbest\b/;

/** `what’s the cheapest coating`, then `and the toughest`. */
export function withOtherSuperlative(earlier: string, text: string): string | undefined {
  const [said] = SUPERLATIVE.exec(text) ?? [];
  if (said === undefined || !SUPERLATIVE.test(earlier) || earlier.includes(said)) return undefined;
  const rest = words(text.replace(said, ' ')).filter((word) => !emptyWords.has(word));
  return rest.length > 0 || partsOf(text).length > 0 ? undefined : earlier.replace(SUPERLATIVE, said);
}

/** `we doubled the pages`, `and half of that`: the earlier question with its count multiplied. */
export function withScaledValue(earlier: string, text: string): string | undefined {
  const found = FACTOR.exec(text);
  if (!found || valueSpans(text).length > 0 || termsIn(text).length > 0) return undefined;
  const isOfPages = found[1]?.startsWith('page') ?? false;
  const span = valueSpans(earlier).find(({ kind }) => kind === (isOfPages ? 'pages' : 'quantity'));
  if (!span || typeof span.value !== 'number') return undefined;
  const factor = /^half|^halve/.test(found[0]) ? 1 / 2 : found[0].startsWith('tripl') ? 3 : 2;
  const scaled = earlier
    .slice(span.start, span.end)
    .replace(String(span.value), String(Math.round(span.value * factor)));
  return earlier.slice(0, span.start) + scaled + earlier.slice(span.end);
}
