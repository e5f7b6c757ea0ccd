import type { LimitId } from '@printpartner/print-knowledge/limits';
import type { FigureUnit } from './sentence-figures.ts';

/** What a sentence limits, and the rows of the table that hold for it. */
export interface LimitSubject {
  unit: FigureUnit;
  names: RegExp;
  /** Parts of a sentence about something else. */
  not?: RegExp;
  /** The first whose words are nearest; the last, without words, holds for the rest. */
  rows: readonly LimitRow[];
}

export interface LimitRow {
  words?: RegExp;
  /** Only if the words of no other row are in the sentence: a process has limits of its own. */
  isFallback?: true;
  limits: readonly LimitId[];
}

const NEWSPAPER = /news(?:print|paper)|coldset/i;
const LARGE_FORMAT = /large[- ]format|poster|banner/i;
const SEVERAL_INKS = /several inks|white|revers|knock/i;
/** Sentences that may name where preflight fails. */
export const FAILURE = /\bwarn|\bfail|\bprofile/i;
/** Words of a limit where preflight warns or fails, which is not what to aim for. */
const VERDICT = /warn|\bfail|\bpass(?:es)?\b|profile/i;
const LARGE_FORMAT_VERDICT = /large[- ]format.*(?:profile|warn|fail)|(?:profile|warn|fail).*large[- ]format/i;

export const limitSubjects: readonly LimitSubject[] = [
  {
    unit: 'in',
    names: /\b(?:inner|bind(?:ing)?) margins?\b|\bgutters?\b|\bbind(?:ing)? edge\b|\bbinding side\b/i,
    not: /across|lost in|diameter/i,
    rows: [
      { words: /\bcalendar/i, limits: ['gutter-calendar'] },
      { words: /\bside[- ]stitch/i, limits: ['gutter-side-stitch'] },
      { words: /\bsaddle/i, limits: ['gutter-saddle'] },
      { words: /\bcoil|\bspiral|wire-o|\bholes\b|bind(?:ing)? edge/i, limits: ['gutter-coil'] },
      { words: /\bperfect/i, limits: ['gutter-perfect'] },
      { limits: ['gutter-perfect'] },
    ],
  },
  {
    unit: 'in',
    names: /\bpage numbers?\b|\bfolios?\b/i,
    rows: [{ limits: ['page-number'] }],
  },
  {
    unit: 'in',
    names:
      /\bsafe (?:zone|margin|area)|\blive area|\b(?:text|logos|type|faces|borders?)\b.*\b(?:from|inside|within|to|near|of) (?:the |every |a )?(?:trim|folds?)\b|\bfrom trim and folds\b|\binside the trim\b/i,
    not: /off by|tuck/i,
    rows: [
      { words: LARGE_FORMAT, limits: ['text-trim-large-format'] },
      { words: /\bfrom (?:the |every |a )?folds?\b/i, limits: ['text-fold'] },
      { words: /\bbound\b|\bbooks?\b|\bbooklets?\b/i, limits: ['text-trim-book'] },
      { limits: ['text-trim'] },
    ],
  },
  {
    unit: 'in',
    names: /\baround (?:each|the) boards?\b/i,
    rows: [{ limits: ['bleed-case'] }],
  },
  {
    unit: 'in',
    names: /\bbleed\b/i,
    // Sizes with bleed, and files that have too little.
    not: /trim plus|leaves|wider/i,
    rows: [{ words: LARGE_FORMAT, limits: ['bleed-large-format'] }, { limits: ['bleed'] }],
  },
  {
    unit: 'in',
    names: /\bspines?\b/i,
    // The width of one book, and what is beside a spine.
    not: /hinge|\bstrip\b|\bpages\b|\bspine (?:is|of) \d|takes about|\bpaper\b|print on demand|\bdouble\b/i,
    rows: [
      { words: /\b(?:type|text|lettering|logo)\b/i, limits: ['spine-type'] },
      { limits: ['spine-bind'] },
    ],
  },
  {
    unit: '%',
    names: /\btotal ink\b|\bTAC\b|\bink (?:limit|coverage)\b/i,
    not: /rich black|of a page/i,
    rows: [
      { words: /\buncoated\b/i, limits: ['ink-uncoated'] },
      { words: NEWSPAPER, limits: ['ink-newsprint'] },
      { words: /\bheatset\b|\bweb\b/i, limits: ['ink-heatset'] },
      { words: /\bmatte\b|\bsatin\b/i, limits: ['ink-matte'] },
      { words: /\btextured\b/i, limits: ['ink-textured'] },
      { words: /\bdigital\b|\btoner\b/i, limits: ['ink-digital'] },
      { words: LARGE_FORMAT, limits: ['ink-large-format'] },
      { limits: ['ink-coated'] },
    ],
  },
  {
    unit: 'ppi',
    names:
      /\bimages?\b|\bphotos?\b|\bresolution\b|\bline art\b|\blarge[- ]format\b|\btarget\b|\bpreflight\b|\bprint needs\b|\bpress (?:shows|can use)\b/i,
    // The resolution of a screen or of a press is another subject.
    not: /website|\d,\d{3} dpi|\d ppi image/i,
    rows: [
      { words: /\bline art\b|\b1-bit\b/i, limits: ['bitmap'] },
      { words: LARGE_FORMAT_VERDICT, limits: ['resolution-large-format-check'] },
      { words: LARGE_FORMAT, limits: ['resolution-large-format'] },
      { words: NEWSPAPER, limits: ['resolution-newspaper'] },
      { words: /\bpress (?:shows|can use)\b/i, limits: ['resolution-most'] },
      { words: VERDICT, isFallback: true, limits: ['resolution-check'] },
      { limits: ['resolution'] },
    ],
  },
  {
    unit: 'pt',
    names: /\btype\b|\btext\b/i,
    // A paper, and a size as a length.
    not: /# |size of type|pt type is|thick/i,
    rows: [
      { words: NEWSPAPER, limits: ['type-newspaper', 'type-knockout-newspaper'] },
      { words: LARGE_FORMAT, limits: ['type-large-format', 'type-knockout-large-format'] },
      { words: SEVERAL_INKS, isFallback: true, limits: ['type'] },
      { words: VERDICT, isFallback: true, limits: ['type-check'] },
      { limits: ['type'] },
    ],
  },
  {
    unit: 'pt',
    names: /\blines?\b|\bhairlines?\b|\bstrokes?\b/i,
    not: /\d lines/i,
    rows: [
      { words: /\bspot UV\b/i, limits: ['line-spot-uv'] },
      { words: NEWSPAPER, limits: ['line-newspaper'] },
      { words: LARGE_FORMAT, limits: ['line-large-format'] },
      { limits: ['line'] },
    ],
  },
];
