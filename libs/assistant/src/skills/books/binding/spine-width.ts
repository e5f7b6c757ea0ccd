import {
  binderySizes,
  caseBoundSpine,
  perfectBoundSpine,
  rangeNoteFor,
  spineAdvice,
} from '@printpartner/print-knowledge/binding';
import { countText } from '@printpartner/print-knowledge/figures';
import { fractionText } from '@printpartner/print-knowledge/measure';
import { isOnDemand } from '@printpartner/print-search/answers';
import type { TrimSize } from '@printpartner/spec-sheet/job';
import { exactly } from '../../result.ts';
import { answers, asks, type Draft, type Skill } from '../../skill.ts';
import { bookQuestionOf, type BookQuestion } from '../reading/book-question.ts';
import { bookStocks, type BookStocks } from '../reading/book-papers.ts';
import { stockCaliper, coverName } from '../reading/caliper-figures.ts';
import { spineLength } from '../reading/spine-length.ts';
import { isMetric } from '../booklets/booklet-sizes.ts';
import { bindingCite, bindingTipsCite, bookletSpecs, withSpecs } from './binding-words.ts';
import { asksFlat, asksMargin, asksSpinePrint } from './binding-intents.ts';
import { assumedOf, opensOf, spineSteps } from './spine-working.ts';
import { bareLine, lineOf } from './spine-text.ts';
import { changeText, claimText } from './spine-claims.ts';
import { onDemand } from './on-demand-spine.ts';
import { isFormula } from './spine-formula.ts';

/** Type beside the width; `80# gloss text on` is a paper. */
const ASKS_TYPE =
  /\b(?:logo|titles?|type|lettering|print(?:ed)? on|words|writing)\b|(?<!(?:gloss|silk|matte|uncoated|offset|#|lb) )\btext (?:on|fit)\b/;
const SPINE = /\b(?:spines?|backbone)\b/;
const WIDTH =
  /\b(?:widths?|wide|thick\w*|how (?:big|much|many inches|large)|size|calculat\w*|work out|figure|measure\w*|dimensions?|inches|mm|what(?:'s| is| would)?)\b/;
/** Words that ask for the width of a spine, also of one that is printed. */
const EXACT = /\b(?:widths?|wide|thick\w*|how (?:big|much)|size|calculat\w*|dimensions?|inches|mm)\b/;

/** `spine for 200 pages of 60# offset`, `how thick is the spine, 10 pt cover`. */
export const spineWidth: Skill = {
  id: 'spine-width',
  answer(question) {
    const book = bookQuestionOf(question);
    const { text, pages, ids } = book;
    if (
      !SPINE.test(text) ||
      (pages === undefined && !WIDTH.test(text)) ||
      /\b(?:hinge|margin|gutter|type|font|min(?:imum)?|score|grain)\b/.test(text)
    )
      return undefined;
    if ((asksSpinePrint(text) || asksFlat(text) || asksMargin(text)) && !EXACT.test(text)) return undefined;
    if (
      pages === undefined &&
      question.values.papers.length > 1 &&
      /\b(?:thin\w*|thick\w*|wider|narrow\w*|compar\w*)\b/.test(text)
    ) {
      const each = bookStocks(question);
      if (each !== 'unknown')
        return spineOf({ ...book, pages: 100, counts: [100], assumed: ['Compared at 100 pages.'] }, each);
    }
    if (pages === undefined && spineLength(text) !== undefined) return undefined;
    if (pages === undefined)
      return asksSpinePrint(text) || isFormula(text) ? undefined : withoutPages(text, ids);
    if (ids.includes('saddle-stitch') && ids.length === 1) return noSpine(pages);
    if (ids.some((id) => id === 'spiral-coil' || id === 'wire-o')) return undefined;
    if (isOnDemand(text)) return onDemand(text, pages, ids.includes('case-bound'));
    const stocks = bookStocks(question);
    if (stocks === 'unknown')
      return asks(
        'What are the calipers of the text and the cover, in inches, mm or pages per inch? Our guides don’t list one of these papers, and the spine is pages ÷ 2 × the caliper of the text, plus twice that of the cover.',
      );
    return spineOf(book, stocks, question.values.sizes[0]);
  },
};

function withoutPages(text: string, ids: BookQuestion['ids']): Draft | undefined {
  if (ids.includes('saddle-stitch') || !/\b(?:width|wide|thick\w*|size|calculat\w*)\b/.test(text))
    return undefined;
  return asks(
    'How many pages has the book, and on what paper? The spine is pages ÷ 2 × the caliper of the text, plus twice the caliper of the cover.',
  );
}

const noSpine = (pages: number): Draft =>
  answers(
    `**A saddle-stitched book has no spine**: ${countText(pages)} pages are stapled through the fold, so nothing can be printed there. For a printed spine, use perfect binding from 32 pages.`,
    [bindingCite('saddle-stitch'), bindingCite('perfect-bound')],
  );

const GLUE = /\bglue\b/;
const NO_GLUE =
  /\b(?:no|not|without|minus|less|sans|zero|skip\w*|ignor\w*|omit\w*|exclud\w*|forget|(?:leav\w*|tak\w*) out|before|don'?t|doesn'?t|isn'?t|unglued)\b(?: \w+){0,3} glue\b|\bglue\b(?: \w+){0,2} (?:not|isn'?t|excluded|aside|ignored|left out|n'?t)\b|\bglue[- ]?(?:free|less)\b/;

/** Whether an allowance for glue is asked for; `no glue` wants none. */
const addsGlue = (text: string): boolean => GLUE.test(text) && !NO_GLUE.test(text);

const evenPages = (pages: number): number => Math.ceil(pages / 2) * 2;

function spineOf(book: BookQuestion, stocks: BookStocks, size?: TrimSize): Draft | undefined {
  const isHard = book.ids.includes('case-bound');
  const counts = (book.counts.length > 0 ? book.counts : [book.pages ?? 0]).map((count) =>
    evenPages(count - (book.includesCover ? 4 : 0)),
  );
  const hasGlue = addsGlue(book.text);
  const spines = counts.flatMap((pages) =>
    stocks.bodies.flatMap((body) => {
      const sheet = { pages, textCaliper: body.stock.caliperIn };
      const outcome = isHard
        ? caseBoundSpine({ ...sheet, board: binderySizes.board })
        : perfectBoundSpine({
            ...sheet,
            coverCaliper: stocks.cover.stock.caliperIn,
            ...(hasGlue && { glue: binderySizes.glue }),
          });
      return outcome.ok ? [{ pages, body, spine: outcome.value }] : [];
    }),
  );
  const [first] = spines;
  if (!first) return undefined;
  const around = isHard
    ? `two boards of ${binderySizes.board} in and endsheets (${binderySizes.endsheetLeaves} × ${binderySizes.endsheet})`
    : `a ${coverName(stocks.cover)} (2 × ${stockCaliper(stocks.cover)})${hasGlue ? ` and ${binderySizes.glue} in for glue` : ''}`;
  const note = rangeNoteFor(isHard ? 'case-bound' : 'perfect-bound', first.pages);
  const metric = isMetric(book.text);
  const isBare = book.cover === 'self' && !isHard;
  const lines = spines.map(({ pages, body, spine }) =>
    isBare ? bareLine(pages, body, spine, metric) : lineOf(pages, body, spine, around, metric),
  );
  const several = lines.length > 1 ? lines.map((line) => `- ${line}`).join('\n') : lines.join('');
  const lead = lines.length > 1 ? `${severalLead(counts, stocks)}\n` : '';
  const { spine: width } = first.spine;
  const isThin = width < binderySizes.printedSpine;
  const thin = isThin ? `${spineAdvice(width, !isHard) ?? ''} ` : '';
  const typeMinimum = `${fractionText(binderySizes.spineType)} in (${binderySizes.spineType} in)`;
  const type =
    ASKS_TYPE.test(book.text) && !isThin
      ? width < binderySizes.spineType
        ? `It takes a color or pattern, but no type: type needs ${typeMinimum}. `
        : `Type or a logo fits: it needs at least ${typeMinimum}. `
      : '';
  const isTyped = stocks.bodies.every((body) => body.isTyped);
  const change = !isTyped
    ? ''
    : changeText(
        spines.map(({ spine }) => spine.spine),
        counts.length,
      );
  const claims = spines.length === 1 ? claimText(book.text, first.spine.spine) : '';
  const tail = `${claims}${type}${change}${note ? `${note.text} ` : ''}${isHard ? 'The hinge and turn-in are extra: ask the binder for a template.' : 'Have the printer confirm it on a dummy before you set the cover.'}`;
  return answers(
    `${lead}${several}${lines.length > 1 ? '\n\n' : ' '}${thin}${tail}`,
    [bindingCite(isHard ? 'case-bound' : 'perfect-bound'), bindingTipsCite],
    {
      ...(spines.length === 1 && { results: [exactly('spine', first.spine.spine)] }),
      ...(!isHard && !isBare && !stocks.hasTypedCover && { assumed: `with a ${coverName(stocks.cover)}` }),
      workings: spines.slice(0, 4).map(({ pages, body, spine }) => ({
        title: `Spine of ${countText(pages)} pages, ${body.stock.name}`,
        steps: spineSteps(pages, body, stocks.cover, spine).slice(0, isBare ? 1 : 2),
        assumed: assumedOf(book, body, stocks, isHard),
        ...opensOf(pages, body, stocks, isHard, hasGlue),
      })),
      ...withSpecs(
        bookletSpecs(isHard ? 'case-bound' : 'perfect-bound', {
          pages: first.pages,
          size,
          ...(first.body.isTyped && spines.length === 1 && { textStock: first.body.stock.name }),
          ...(stocks.hasTypedCover && { coverStock: stocks.cover.stock.name }),
        }),
      ),
    },
  );
}

function severalLead(counts: readonly number[], { bodies, hasTypedCover, cover }: BookStocks): string {
  const paper = bodies.some(({ isTyped }) => isTyped)
    ? bodies.length > 1
      ? bodies.every(({ stock }) => stock.gsm === bodies[0]?.stock.gsm)
        ? 'It depends on the finish of the paper'
        : 'It depends on the paper'
      : 'By page count'
    : 'It depends on the paper';
  return `${counts.length > 1 ? 'By page count' : paper}${hasTypedCover ? '' : `, here with a ${coverName(cover)}`}:`;
}
