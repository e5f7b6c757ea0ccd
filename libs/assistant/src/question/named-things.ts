import { termsIn } from './alternatives.ts';
import { valueSpans, type ValueSpan } from './value-spans.ts';

/** Words that ask nothing by themselves. */
export const emptyWords: ReadonlySet<string> = new Set(
  (
    'a an the and or but of for in on to at by with as is are be was were would will could can does do did it its that this those ' +
    'these them they one ones what how about if instead then so also same now ok okay please i me my we our us you your let lets make ' +
    'change switch actually just only say maybe versus vs need want have has had get go use using used like there thanks thank yes no ' +
    'sorry mean meant sure about around size stock paper run qty quantity each all total them more less even still too either well not rather than when ' +
    'copies pieces pcs pc piece copy bump bumped went goes going order ordered print printed version question run runs client wants wanted ' +
    'inch inches sheet sheets boss says said decided think maybe wait oops ugh hmm oh correction bad client s'
  ).split(' '),
);

export const words = (text: string): string[] => text.match(/[\p{L}'#]+/gu) ?? [];

export const withoutSpans = (text: string, spans: readonly { start: number; end: number }[]): string =>
  spans.reduce(
    (rest, { start, end }) => rest.slice(0, start) + ' '.repeat(end - start) + rest.slice(end),
    text,
  );

/** A value or term, and where it is. */
export interface Part {
  kind: string;
  start: number;
  end: number;
}

/** The parts of a text; the first of those that overlap. */
export const partsOf = (text: string): Part[] => {
  const parts = [
    ...valueSpans(text).map(({ kind, start, end }: ValueSpan) => ({ kind, start, end })),
    ...termsIn(text).map(({ kind, start, end }) => ({ kind: `term ${kind}`, start, end })),
  ];
  return parts.filter(
    (part, place) => !parts.slice(0, place).some(({ start, end }) => part.start < end && start < part.end),
  );
};

/** What a text names: values and terms, each with its kind. */
export interface NamedThing {
  kind: string;
  text: string;
}

/** The values and terms of a plain text in order; a paper with its words. */
export function thingsIn(text: string): NamedThing[] {
  const things: NamedThing[] = [];
  let taken = 0;
  for (const { kind, start, end } of partsOf(text).toSorted((a, b) => a.start - b.start)) {
    if (start < taken) continue;
    const last = things.at(-1);
    const isOfLast = last?.kind === kind && kind.startsWith('term') && text.slice(taken, start) === ' ';
    taken = wordsAfter(text, end);
    // `first class presort` is one thing.
    if (last && isOfLast)
      things[things.length - 1] = { kind, text: `${last.text} ${text.slice(start, taken)}` };
    else things.push({ kind, text: text.slice(start, taken) });
  }
  return things;
}

/** A paper's words follow its weight: `80#` goes with ` gloss cover`. */
const PAPER_WORDS = /^(?: (?:gloss|silk|matte|uncoated|offset|text|cover|bond|index|c[12]s|stock|opaque))*/;
/** The end of a paper with its words, which begin at `end`. */
export const wordsAfter = (text: string, end: number): number =>
  end + (PAPER_WORDS.exec(text.slice(end))?.[0].length ?? 0);
