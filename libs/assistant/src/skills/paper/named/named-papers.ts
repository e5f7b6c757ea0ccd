import type { CaliperFinish, GradeId } from '@printpartner/print-knowledge/paper';
import { finishesIn, gradeIn, isCard, PAPER_WORD, sidesIn } from './paper-words.ts';

/** A paper as a question names it. */
export interface NamedPaper {
  /** Place in the text. */
  start: number;
  end: number;
  value: number;
  unit: 'pounds' | 'points' | 'gsm';
  /** Undefined where the question names none: `80#` is text or cover. */
  grade?: GradeId;
  finish?: CaliperFinish;
  /** Coated sides of a board. */
  sides?: 1 | 2;
  /** Called card or cardstock. */
  isCard: boolean;
}

const POUNDS = String.raw`#(?!\d)|lbs?\b\.?|pounds?\b`;
const POINTS = String.raw`pts?\b\.?|points?\b|mils?\b`;
const GSM = String.raw`gsm\b|g ?\/ ?(?:m(?:2|²)?|sq ?m)|grams?\b|g\b`;
const WEIGHT = new RegExp(
  String.raw`(?<![\d.#$]|\d,|\b\d\/)(\d{1,3}(?:\.\d{1,2})?) ?-?(?:(?<pounds>${POUNDS})|(?<points>${POINTS})|(?<gsm>${GSM}))(?: ?[tc]\b)?`,
  'g',
);
/** `80` in `80 or 100# text`. */
const SHARED = new RegExp(
  String.raw`(?<![\d.#$/])(\d{2,3})(?= ?(?:\/|-|,|\bor\b|\band\b|\bvs\b\.?|\bversus\b|\bto\b|\bthan\b|&) ?(?:a |the )?\d{2,3}(?:\.\d+)? ?-?(?:${POUNDS}|${POINTS}|gsm\b))`,
  'g',
);
/** `#80 text`; not `#10 envelope`. */
const SIGN_FIRST = new RegExp(String.raw`(?<!\w)# ?(\d{2,3})(?=[ -](?:${PAPER_WORD})\b)`, 'g');
/** `100 gloss cover`, `80t`: weights that are sold. */
const SOLD = '16|18|20|24|28|32|36|40|45|50|55|60|65|67|70|75|80|90|100|110|115|120|130|140|160';
const BARE = new RegExp(
  String.raw`(?<![\d.#$/-])(${SOLD})(?:[ -](?:gloss(?:y)?|silk|satin|matte?|dull|uncoated|offset|opaque|smooth|linen|laid|felt))*(?:[ -](?:texts?|txt|cover|cvr|bond|index|bristol|offset|opaque|cardstock|card stock)\b|[tc]\b)(?! (?:pages?|pp|cards?|letters?|copies|sheets? of))`,
  'g',
);
/** `.014"`, `0.014 in`, `.009 thick`. */
const CALIPER = /(?<![\d.])0?\.(0\d{2,3})(?: ?(?:"|''|in\b|inch(?:es)?\b|thick\b|caliper\b)| ?$|(?= |\?))/g;
/** Points of type, not of paper. */
const OF_TYPE =
  /^ ?(?:-?(?:fonts?|type|typeface|text|copy|rule|line|stroke|border|hairline|leading|body|arial|helvetica|bold)\b)/;

/** `40 lb max`: pounds of a box. */
const OF_LOAD = /^ ?(?:max|limit|box(?:es)?|cartons?|or less)\b/;

const WORDS_AFTER = new RegExp(`^(?:[ -]+(?:${PAPER_WORD})\\b)*`);
const WORDS_BEFORE = new RegExp(`(?:(?<!')\\b(?:${PAPER_WORD})[ :,]+(?:on |is |of |in )?)+$`);

interface Found {
  start: number;
  end: number;
  value: number;
  unit: NamedPaper['unit'];
  /** Takes grade and finish from the next paper. */
  isShared?: boolean;
}

const unitOf = (groups: Readonly<Record<string, string | undefined>> = {}): NamedPaper['unit'] =>
  groups.pounds ? 'pounds' : groups.points ? 'points' : 'gsm';

/** Every paper with a weight or a caliper that a plain text names, in order. */
export function namedPapers(text: string): NamedPaper[] {
  const named = eachNamed(text);
  return ofBothGrades(text, named) ?? named;
}

const BOTH_GRADES =
  /\b(?:text (?:or|and|vs\.?|versus|than) (?:a )?cover|cover (?:or|and|vs\.?|versus|than) (?:a )?text)\b/;

/** `is 100# just 100#, text or cover?`: one weight, of both grades. */
function ofBothGrades(text: string, named: readonly NamedPaper[]): NamedPaper[] | undefined {
  const [first] = named;
  const isOne =
    first?.unit === 'pounds' && named.every(({ value, unit }) => value === first.value && unit === 'pounds');
  const isOpen = new Set(named.map(({ grade }) => grade)).size === 1;
  if (!isOne || !isOpen || !BOTH_GRADES.test(text)) return undefined;
  return [
    { ...first, grade: 'text' },
    { ...(named[1] ?? first), grade: 'cover' },
  ];
}

function eachNamed(text: string): NamedPaper[] {
  const found = weightsIn(text);
  const papers = found.map((one, place) => read(text, one, found[place - 1], found[place + 1]));
  return shareWords(papers, found).flatMap((paper) => [
    paper,
    ...otherFinishes(text, paper),
    ...otherGrades(text, paper),
  ]);
}

function weightsIn(text: string): Found[] {
  const found: Found[] = [];
  const add = (one: Found): void => {
    if (!found.some(({ start, end }) => one.start < end && start < one.end)) found.push(one);
  };
  for (const { 0: all, 1: value, index, groups } of text.matchAll(WEIGHT)) {
    const unit = unitOf(groups);
    const end = index + all.length;
    if (unit === 'points' && OF_TYPE.test(text.slice(end))) continue;
    if (unit === 'pounds' && OF_LOAD.test(text.slice(end))) continue;
    add({ start: index, end, value: Number(value), unit });
  }
  for (const { 0: all, 1: digits, index } of text.matchAll(CALIPER))
    add({
      start: index,
      end: index + all.trimEnd().length,
      value: Number(`0.${digits}`) * 1000,
      unit: 'points',
    });
  for (const pattern of [SIGN_FIRST, BARE])
    for (const { 0: all, 1: value = '', index } of text.matchAll(pattern)) {
      const end = index + (pattern === BARE ? value.length : all.length);
      add({ start: index, end, value: Number(value), unit: 'pounds' });
    }
  const units = found.toSorted((a, b) => a.start - b.start);
  for (const { 0: all, 1: value, index } of text.matchAll(SHARED)) {
    const next = units.find(({ start }) => start > index);
    if (next)
      add({ start: index, end: index + all.length, value: Number(value), unit: next.unit, isShared: true });
  }
  return found.toSorted((a, b) => a.start - b.start);
}

function read(text: string, one: Found, before: Found | undefined, next: Found | undefined): NamedPaper {
  const after = WORDS_AFTER.exec(text.slice(one.end, next?.start))?.[0] ?? '';
  const own = text.slice(one.start, one.end) + after;
  const leading = WORDS_BEFORE.exec(text.slice(before?.end ?? 0, one.start))?.[0] ?? '';
  const words = gradeIn(own, one.value) === undefined ? `${leading}${own}` : own;
  const [finish, ...others] = finishesIn(finishesIn(own).length > 0 ? own : `${leading}${own}`);
  const grade = one.unit === 'points' ? undefined : gradeIn(words, one.value);
  const sides = sidesIn(words);
  return {
    start: one.start - (words === own ? 0 : leading.length),
    end: one.end + after.length,
    value: one.value,
    unit: one.unit,
    isCard: isCard(words),
    ...(grade && { grade }),
    ...(finish && others.length === 0 && { finish }),
    ...(sides && { sides }),
  };
}

/** `80 or 100# gloss cover`, `80# cover or 100#`: a name's words belong to both weights. */
function shareWords(papers: readonly NamedPaper[], found: readonly Found[]): NamedPaper[] {
  const shared = [...papers];
  for (let place = papers.length - 1; place >= 0; place--) {
    const [one, next] = [shared[place], shared[place + 1]];
    if (!one || !next || one.unit !== next.unit || one.unit === 'points') continue;
    const isShared = found[place]?.isShared || one.grade === undefined;
    // “Is 100# paper the same as 100# cardstock” names two papers.
    const isSame = one.value === next.value && one.grade === undefined && next.grade === 'cover';
    const { grade = isSame ? 'text' : next.grade, finish = isShared ? next.finish : undefined } = one;
    shared[place] = { ...one, ...(grade && { grade }), ...(finish && { finish }) };
  }
  for (let place = 1; place < shared.length; place++) {
    const [one, before] = [shared[place], shared[place - 1]];
    if (one && before?.grade && one.unit === before.unit && one.grade === undefined)
      shared[place] = { ...one, grade: before.grade };
  }
  return shared;
}

const OTHER_GRADE =
  /^ ?(?:or|vs\.?|versus|and|&|\/) ?(?:the |a )?(?:gloss |silk |matte |uncoated )?(text|cover|bond|index)\b(?! (?:with|for|\d))/;

const OTHER_FINISH =
  /^ ?(?:or|vs\.?|versus|and|&|\/) ?(?:the |in )?(gloss|silk|satin|matte?|dull|uncoated)\b(?! (?:text|cover|laminat|aqueous|uv|varnish|\d))/;

/** `80# text gloss or uncoated` names two papers. */
function otherFinishes(text: string, paper: NamedPaper): NamedPaper[] {
  const other = OTHER_FINISH.exec(text.slice(paper.end));
  const [finish] = finishesIn(other?.[1] ?? '');
  if (!other || !finish || !paper.finish || finish === paper.finish) return [];
  return [{ ...paper, start: paper.end, end: paper.end + other[0].length, finish }];
}

/** `100# text or cover` names two papers. */
function otherGrades(text: string, paper: NamedPaper): NamedPaper[] {
  const other = OTHER_GRADE.exec(text.slice(paper.end));
  const grade = other && gradeIn(other[1] ?? '', paper.value);
  if (!other || !grade || !paper.grade || paper.unit !== 'pounds' || grade === paper.grade) return [];
  return [{ ...paper, start: paper.end, end: paper.end + other[0].length, grade }];
}

/** The text without the papers: what is asked about them. */
export function withoutPapers(text: string, papers: readonly NamedPaper[]): string {
  let rest = '';
  let at = 0;
  for (const { start, end } of papers) {
    rest += `${text.slice(at, Math.max(at, start))} @ `;
    at = Math.max(at, end);
  }
  return (rest + text.slice(at)).replace(/\s+/g, ' ').trim();
}
