import { pointText } from '@printpartner/print-knowledge/measure';
import { gradeOf, millTolerance } from '@printpartner/print-knowledge/paper';
import { exactly, type Result } from '../../result.ts';
import { answers, type Citation, type Draft, type Skill } from '../../skill.ts';
import { calipersText, gsmText, type FinishCaliper, type PaperFigures } from '../named/paper-figures.ts';
import { productIn } from '../choose/products.ts';
import { papersOf } from '../named/paper-question.ts';
import { capitalized, listText } from '../named/prose.ts';
import { gsmWorking } from './gsm-working.ts';

const COMPARING =
  /\b(?:heavi\w*|light(?:er|est)|thick\w*|thin(?!g)\w*|stiff\w*|sturd\w*|strong\w*|flims\w*|bulk\w*|vs|versus|compar\w*|differ\w*|same|equal\w*|equivalen\w*|identical|or|better|best|cheap\w*|expensive|pric\w*|cost\w*|than|between|which|more|less|match\w*|meets?|pass(?:es)?|at least|minimum|max\w*|limit|up to|rank\w*|sort|order|beats?|substitut\w*|swap|instead|interchang\w*|close|similar|as)\b|=|\//;
/** Compares the papers themselves. */
const MEASURED =
  /\b(?:heavi\w*|light\w*|thick\w*|thin\w*|stiff\w*|sturd\w*|strong\w*|flims\w*|bulk\w*|compar\w*|differ\w*|same|equal\w*|equivalen\w*|identical|cheap\w*|expensive|pric\w*|cost\w*|than|match\w*|interchang\w*|similar|close|rank\w*|sort)\b|=/;
const THICK = /\b(?:thick\w*|thin(?!g)\w*|calipers?|stiff\w*|sturd\w*|flims\w*|bulk\w*|rigid)\b/;
const PRICE = /\b(?:cheap\w*|expensive|pric\w*|cost\w*|afford\w*|budget)\b/;
/** What the question claims of the first paper. */
const CLAIM =
  /@[^@]*?\b(heavier|lighter|thicker|thinner|stiffer|sturdier|flimsier|cheaper|more expensive)\b[^@]*\b(?:than|then)\b[^@]*@/;
const MEETS = /@[^@]*\b(?:meets?|pass(?:es)?|reach(?:es)?|at least)\b[^@]*@/;
const LESS = /\b(?:light(?:er|est)|thin(?:ner|nest)|flims\w*)\b/;

/** `how thick is a 40 page program on 80# text with a 100# cover`: both are in one book. */
const TEXT_AND_COVER = /\bhow (?:thick|heavy)\b.*\bwith (?:an? )?\d+ ?(?:#|pt|lb)[\w ]* cover\b/;

/** `is 100# text heavier than 80# cover`, `14 pt vs 16 pt`, `80# gloss or 100# silk text`. */
export const comparePapers: Skill = {
  id: 'paper-compare',
  answer: (question) => {
    const { named, figures, rest } = papersOf(question);
    if (figures.length < 2 || figures.length > 5 || !COMPARING.test(rest)) return undefined;
    if (named.length < 2) return undefined;
    if (question.values.pages !== undefined && TEXT_AND_COVER.test(question.text)) return undefined;
    const known = figures.filter(({ gsm, calipers }) => gsm ?? calipers.length > 0);
    if (known.length < 2) return undefined;
    // “14 or 16 pt for business cards?” asks which suits the piece.
    if (productIn(rest) && !MEASURED.test(rest)) return undefined;
    return compared(known, rest);
  },
};

function compared(papers: readonly PaperFigures[], rest: string): Draft {
  const lines = papers.map(lineOf);
  const verdicts = [verdict(papers, rest), ...(PRICE.test(rest) ? [priceVerdict(papers)] : [])];
  const cites: Citation[] = papers.flatMap(({ cites: own }) => own);
  const text = [verdicts.filter(Boolean).join(' '), lines.join('\n'), basisNote(papers)]
    .filter(Boolean)
    .join('\n\n');
  const workings = papers.some(({ basis }) => basis) ? [gsmWorking(papers)] : [];
  return answers(text, cites, { workings, results: resultsOf(papers, THICK.test(rest)) });
}

/** The calipers or weights of two papers that have one each. */
function resultsOf(papers: readonly PaperFigures[], isThickness: boolean): readonly Result[] {
  if (papers.length !== 2) return [];
  const results = papers.flatMap(({ name, gsm, calipers }): Result[] => {
    const [only, ...others] = calipers;
    if (isThickness)
      return only && others.length === 0 ? [{ ...exactly('caliper', only.inches), by: name }] : [];
    return gsm && gsm.low === gsm.high ? [{ ...exactly('grammage', gsm.low), by: name }] : [];
  });
  return results.length === 2 ? results : [];
}

function lineOf({ name, gsm, calipers, row }: PaperFigures): string {
  const parts = [
    gsm && gsmText(gsm),
    calipers.length > 0 ? calipersText(calipers) : 'caliper depends on the finish',
    row && `price level ${row.costLevel} of 5`,
  ];
  return `- ${name}: ${parts.filter(Boolean).join('; ')}`;
}

function basisNote(papers: readonly PaperFigures[]): string {
  const grades = [...new Set(papers.flatMap(({ basis }) => basis?.grade ?? []))];
  if (grades.length < 2) return '';
  const sheets = grades.map(
    (id) => `${gradeOf(id).name.toLowerCase()} ${gradeOf(id).basisHeight} × ${gradeOf(id).basisWidth} in`,
  );
  return `Pounds compare only within a grade, because the basis sheets differ: ${listText(sheets)}.`;
}

/** The answer to what was asked: thickness, or weight. */
function verdict(papers: readonly PaperFigures[], rest: string): string {
  const claim = CLAIM.exec(rest)?.[1] ?? (MEETS.test(rest) ? 'thicker' : undefined);
  const [one, other] = papers;
  if (!one || !other || papers.length > 2) return ranking(papers, THICK.test(rest));
  const byThickness = THICK.test(rest) || !(one.basis ?? other.basis) || !one.gsm || !other.gsm;
  const order = byThickness ? thicknessOrder(one.calipers, other.calipers) : weightOrder(one, other);
  const words = byThickness ? ['thicker', 'thinner'] : ['heavier', 'lighter'];
  if (order === undefined) {
    return byThickness
      ? byFinish(one, other)
      : `**Their weights overlap**: the weight of board depends on the mill.`;
  }
  if (order === 0) {
    const start = claim && !PRICE.test(claim) ? 'No: they' : 'They';
    return `**${start} are practically the same ${byThickness ? 'thickness' : 'weight'}**, within the ±${millTolerance.share * 100}% mill tolerance.`;
  }
  const [more, less] = order > 0 ? [one, other] : [other, one];
  const share = shareText(more, less, byThickness);
  const isLessAsked = claim === undefined && LESS.test(rest);
  const statement = isLessAsked
    ? `${less.name} is ${words[1]} than ${more.name}${share && !byThickness ? `: ${less.gsm?.low} against ${more.gsm?.low} gsm` : ''}`
    : `${more.name} is ${words[0]} than ${less.name}${share}`;
  if (!claim || PRICE.test(claim)) return `**${capitalized(statement)}**.`;
  const isMore = /heavier|thicker|stiffer|sturdier/.test(claim);
  return isMore === order > 0 ? `**Yes: ${statement}**.` : `**No: ${statement}**.`;
}

function shareText(more: PaperFigures, less: PaperFigures, byThickness: boolean): string {
  const [one, other] = [more.calipers, less.calipers];
  if (byThickness && one.length === 1 && other.length === 1) {
    // “16 pt” says its points itself.
    const isBoard = !more.basis && !less.basis;
    const [thick, thin] = [one[0]?.inches ?? 0, other[0]?.inches ?? 0];
    return isBoard ? `: ${thick} against ${thin} in` : `: ${pointText(thick)} against ${pointText(thin)} pt`;
  }
  if (byThickness || !more.gsm || !less.gsm) return '';
  if (more.gsm.low !== more.gsm.high || less.gsm.low !== less.gsm.high) return '';
  return `: ${more.gsm.low} against ${less.gsm.low} gsm, ${Math.round((more.gsm.low / less.gsm.low - 1) * 100)}% more`;
}

/** Positive if the first is heavier, 0 within mill tolerance, undefined if ranges overlap. */
function weightOrder({ gsm: one }: PaperFigures, { gsm: other }: PaperFigures): number | undefined {
  if (!one || !other) return undefined;
  const isClose = Math.abs(one.low - other.low) <= TRADE_EQUAL * Math.max(one.low, other.low);
  if (one.low === one.high && other.low === other.high && isClose) return 0;
  if (one.low > other.high) return 1;
  return other.low > one.high ? -1 : undefined;
}

/** Weights that the trade counts as the same, such as 20# bond and 50# text. */
const TRADE_EQUAL = 0.02;

/** Calipers to compare: in the finishes that both have, or every finish of one with the only caliper of the other. */
function caliperPairs(one: readonly FinishCaliper[], other: readonly FinishCaliper[]) {
  const pairs = one.flatMap((a) => other.map((b) => ({ a, b, gap: a.inches - b.inches })));
  if (one.length === 1 || other.length === 1) return pairs;
  const shared = pairs.filter(({ a, b }) => a.finish === b.finish);
  return shared.length > 0 ? shared : pairs;
}

function thicknessOrder(one: readonly FinishCaliper[], other: readonly FinishCaliper[]): number | undefined {
  const pairs = caliperPairs(one, other);
  if (pairs.length === 0) return undefined;
  if (pairs.every(({ gap }) => Math.abs(gap) < 1e-9)) return 0;
  if (pairs.every(({ gap }) => gap > 0)) return 1;
  return pairs.every(({ gap }) => gap < 0) ? -1 : undefined;
}

/** `It depends on the finish: 16 pt is thicker than 130# cover in gloss, thinner in uncoated.` */
function byFinish(one: PaperFigures, other: PaperFigures): string {
  const pairs = caliperPairs(one.calipers, other.calipers);
  const names = (isThicker: boolean): string =>
    listText(
      pairs
        .filter(({ gap }) => (isThicker ? gap > 0 : gap < 0))
        .map(({ a, b }) => (other.calipers.length > 1 ? b.finish : a.finish) ?? 'board'),
    );
  if (pairs.length === 0)
    return '**It depends on the finish**, because caliper doesn’t follow from weight alone.';
  const many = other.calipers.length > 1 ? other.name : one.name;
  return `**It depends on the finish of ${many}**: ${one.name} is thicker than ${other.name} with ${names(true)}, thinner with ${names(false)}.`;
}

function ranking(papers: readonly PaperFigures[], byThickness: boolean): string {
  const measure = ({ gsm, calipers }: PaperFigures): number =>
    byThickness ? Math.max(0, ...calipers.map(({ inches }) => inches)) : (gsm?.high ?? 0);
  if (papers.some((paper) => measure(paper) === 0)) return '';
  const ordered = papers.toSorted((a, b) => measure(b) - measure(a));
  return `**From ${byThickness ? 'thickest' : 'heaviest'} to ${byThickness ? 'thinnest' : 'lightest'}: ${ordered.map(({ name }) => name).join(', ')}**.`;
}

function priceVerdict(papers: readonly PaperFigures[]): string {
  const listed = papers.flatMap(({ name, row }) => (row ? [{ name, level: row.costLevel }] : []));
  if (listed.length < 2) return '';
  const ordered = listed.toSorted((a, b) => a.level - b.level);
  const [cheapest, dearest] = [ordered[0], ordered.at(-1)];
  if (!cheapest || !dearest) return '';
  if (cheapest.level === dearest.level) return `Both are at price level ${cheapest.level} of 5.`;
  return `**${capitalized(cheapest.name)} is cheaper** per area: price level ${cheapest.level} against ${dearest.level} of 5.`;
}
