import { paperUses, paperWeights, type PaperUse } from '@printpartner/print-knowledge/paper';
import { answers, type Citation, type Draft, type Skill } from '../../skill.ts';
import { asksYesNo } from '../../../question/asked-form.ts';
import type { Question } from '../../../question/question.ts';
import { asksLack, verdictWord } from '../../verdict.ts';
import { calipersText, gsmText, type PaperFigures } from '../named/paper-figures.ts';
import { namedPapers } from '../named/named-papers.ts';
import { papersOf } from '../named/paper-question.ts';
import { productIn, type Product } from './products.ts';

const FITTING =
  /\b(?:can|could|ok|okay|good|fine|enough|suitable|work|works|use|used|too (?:thin|thick|light|heavy|flimsy)|should|right|better|best|which|or|minimum|heavy enough|thick enough|appropriate|for)\b/;
const OTHER_SUBJECT =
  /\b(?:cost|price|prices|postage|spine|weigh\w*|weight of|ship\w* weight|pounds pl\w*|in (?:lbs?|pounds|oz|ounces)|how many|coating|laminat\w*|varnish|aqueous|fold|score|press|digital|offset or|mail rate|sheets out|creep|glue\w*|pur|eva|mil?l?ing|pages thick)\b/;
/** How a book of some length is bound: its pages and its paper together decide. */
const BOUND =
  /\b(?:saddle\w*|stitch\w*|stapl\w*|bind\w*|perfect[- ]?bound|coil|wire-?o|spiral|creep\w*|thick enough for a spine|cheap\w*)\b/;
/** Inches that USPS wants of a card over 4-1/4 × 6 in is in the postcards' own answer. */
const MIN_POSTCARD = { small: 0.007, large: 0.009 } as const;

/** `is 80# cover ok for postcards`, `100# text or 80# cover for brochures`, `14 pt enough for business cards`. */
export const paperFit: Skill = {
  id: 'paper-fit',
  answer: (question) => {
    const { figures, rest, named } = papersOf(question);
    const product = productIn(rest);
    if (!product || figures.length === 0 || figures.length > 4) return undefined;
    if (!FITTING.test(rest) || OTHER_SUBJECT.test(rest)) return undefined;
    if (question.values.pages !== undefined && BOUND.test(rest)) return undefined;
    const use = paperUses.rows.find(({ id }) => id === product.use);
    if (!use) return undefined;
    return fitted(figures, product, use, named.length > 1, question);
  },
};

function fitted(
  figures: readonly PaperFigures[],
  product: Product,
  use: PaperUse,
  isChoice: boolean,
  question: Question,
): Draft {
  const verdicts = figures.map((paper) => ({ paper, fit: fitOf(paper, product, use) }));
  const listed = use.papers
    .map(({ weight, use: when }) => (when ? `${weight} (${when})` : weight))
    .join('; ');
  const good = verdicts.filter(({ fit }) => fit === 'listed');
  const lines =
    isChoice && good.length === 1
      ? [`**${good[0]?.paper.name}** for ${product.name}.`]
      : isChoice && good.length > 1
        ? [
            bothOf(
              good.map(({ paper }) => paper),
              product,
            ),
          ]
        : verdicts.map(({ paper, fit }) => sentence(paper, fit, product, question.text, asksYesNo(question)));
  const cites: Citation[] = [
    { entry: use.subcategory, place: 'Paper By Use Case' },
    ...figures.flatMap(({ cites: own }) => own),
  ];
  const note = product.note ? ` ${product.note}` : '';
  return answers(
    `${lines.join(' ')}${lines.at(-1)?.endsWith('\n') ? '' : ' '}The guide’s papers for ${product.name}: ${listed}.${note}`,
    cites,
  );
}

/** Several that suit the product: what tells them apart. */
function bothOf(papers: readonly PaperFigures[], { name }: Product): string {
  const lines = papers
    .toSorted((a, b) => (a.gsm?.low ?? 0) - (b.gsm?.low ?? 0))
    .map(({ name: own, gsm, calipers, row }) => {
      const facts = [
        gsm && gsmText(gsm),
        calipers.length > 0 && calipersText(calipers),
        row && `price level ${row.costLevel} of 5`,
        row?.description.replace(/\.$/, ''),
      ];
      return `- ${own}: ${facts.filter(Boolean).join('; ')}`;
    });
  return `**${papers.length === 2 ? 'Both' : 'All of them'} suit ${name}**: the heavier one feels more substantial, the lighter one costs and weighs less.\n\n${lines.join('\n')}\n\n`;
}

type Fit = 'listed' | 'heavier' | 'lighter' | 'unlisted' | 'excluded';

function fitOf(paper: PaperFigures, product: Product, use: PaperUse): Fit {
  if (product.use === 'postcards') return postcardFit(paper);
  const ranges = use.papers.flatMap(({ weight }) => rangesIn(weight));
  if (!paper.gsm && !paper.basis) return pointFit(paper, ranges);
  const own = ranges.filter(({ kind }) => kind === kindOf(paper));
  if (paper.basis && own.length > 0) {
    const { pounds } = paper.basis;
    if (own.some(({ low, high }) => pounds >= low && pounds <= high)) return 'listed';
    if (own.length === ranges.length)
      return pounds > Math.max(...own.map(({ high }) => high)) ? 'heavier' : 'lighter';
    const isBelow = paper.basis.grade !== 'cover' && own.every(({ low }) => pounds < low);
    return isBelow ? 'lighter' : 'unlisted';
  }
  if (!paper.basis) return pointFit(paper, ranges);
  return isUsed(paper, product) ? 'listed' : lightnessOf(paper, ranges);
}

const kindOf = ({ basis }: PaperFigures): string => basis?.grade ?? 'points';

interface WeightRange {
  kind: string;
  low: number;
  high: number;
}

/** `80#–100# gloss text` and `12–16 pt C1S` as ranges. */
function rangesIn(weight: string): WeightRange[] {
  const named = namedPapers(
    weight
      .toLowerCase()
      .replaceAll('–', '-')
      .replace(/(\d+)#(?=[-/,])/g, '$1'),
  );
  const isRange = /–| to /.test(weight);
  const all = named.map(({ value, unit, grade }) => ({
    kind: unit === 'points' ? 'points' : (grade ?? 'text'),
    low: value,
    high: value,
  }));
  const [first, last] = [all[0], all.at(-1)];
  return isRange && first && last && first.kind === last.kind ? [{ ...first, high: last.high }] : all;
}

function pointFit({ calipers }: PaperFigures, ranges: readonly WeightRange[]): Fit {
  const points = (calipers[0]?.inches ?? 0) * 1000;
  const boards = ranges.filter(({ kind }) => kind === 'points');
  if (boards.length === 0) return 'heavier';
  if (boards.some(({ low, high }) => points >= low - 0.01 && points <= high + 0.01)) return 'listed';
  return points > Math.max(...boards.map(({ high }) => high)) ? 'heavier' : 'lighter';
}

/** Whether the paper's own row names the product. */
function isUsed({ row }: PaperFigures, { words }: Product): boolean {
  return row !== undefined && words.test(row.usage.toLowerCase());
}

/** A paper of another grade than those listed: by gsm. */
function lightnessOf(paper: PaperFigures, ranges: readonly WeightRange[]): Fit {
  const gsm = paper.gsm?.low ?? 0;
  const listed = paperWeights.rows.filter(
    ({ basis }) =>
      basis &&
      ranges.some(
        ({ kind, low, high }) => kind === basis.grade && basis.pounds >= low && basis.pounds <= high,
      ),
  );
  const weights = listed.map(({ gsmLow }) => gsmLow);
  if (weights.length === 0) return ranges.some(({ kind }) => kind === 'points') ? 'lighter' : 'unlisted';
  if (gsm < Math.min(...weights)) return 'lighter';
  return gsm > Math.max(...weights) ? 'heavier' : 'listed';
}

/** Postcards need 100# cover or 14 pt; what decides is the measured caliper. */
function postcardFit({ basis, calipers, gsm }: PaperFigures): Fit {
  if (basis?.grade === 'text' || basis?.grade === 'bond') return 'excluded';
  if (basis) return basis.grade === 'cover' && basis.pounds >= 100 ? 'listed' : 'excluded';
  const [one] = calipers;
  if (one) return one.inches >= 0.014 ? 'listed' : one.inches >= MIN_POSTCARD.large ? 'unlisted' : 'excluded';
  return (gsm?.low ?? 0) >= 270 ? 'listed' : 'excluded';
}

function sentence(paper: PaperFigures, fit: Fit, { name }: Product, text: string, isAsked: boolean): string {
  const facts = [paper.gsm && gsmText(paper.gsm), paper.calipers.length > 0 && calipersText(paper.calipers)]
    .filter(Boolean)
    .join('; ');
  const own = `${paper.name} (${facts})`;
  if (fit === 'listed') return `**${verdictWord(true, text)}, ${paper.name} works for ${name}**: ${facts}.`;
  if (fit === 'excluded')
    return `**${verdictWord(false, text)}, ${paper.name} isn’t enough for ${name}**: ${facts}.`;
  // “Too light” and “too heavy” are both a yes to a paper that isn't usual.
  const lead = isAsked
    ? fit === 'heavier'
      ? `${asksLack(text) ? 'No' : 'Yes'}, but `
      : `${verdictWord(false, text)}, `
    : '';
  if (fit === 'heavier')
    return `**${lead}${own} is heavier than usual for ${name}**: it works if it may cost more, and score it if it folds.`;
  if (fit === 'lighter') return `**${lead}${own} is lighter than usual for ${name}**.`;
  return `**${isAsked ? 'It depends: ' : ''}${own} isn’t among the guide’s papers for ${name}**.`;
}
