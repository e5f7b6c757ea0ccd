import { limitText } from '@printpartner/print-knowledge/limits';
import {
  creepBySheet,
  LOOSE_FOLD_FACTOR,
  rangeNoteFor,
  SHINGLING_THRESHOLD,
} from '@printpartner/print-knowledge/binding';
import { countText, rounded } from '@printpartner/print-knowledge/figures';
import { MM_IN_INCH, inchText, caliperText } from '@printpartner/print-knowledge/measure';
import { addressOf, listed as listedStock, opening, SELF_COVER } from '@printpartner/print-search/answers';
import type { TrimSize } from '@printpartner/spec-sheet/job';
import { exactly } from '../../result.ts';
import { answers, asks, type Draft, type Skill } from '../../skill.ts';
import { bookQuestionOf, type BookQuestion } from '../reading/book-question.ts';
import { bookStocks, type BookStock, type BookStocks } from '../reading/book-papers.ts';
import { caliperFactor, stockCaliper } from '../reading/caliper-figures.ts';
import { isMetric } from '../booklets/booklet-sizes.ts';
import { bindingCite, bookletSpecs, withSpecs } from './binding-words.ts';

const CREEP =
  /\b(?:creep\w*|push[- ]?out|shingl\w*|thrust|feathering)\b|\bpages? shift\b|\b(?:inner|inside|middle|center)(?:most)? (?:pages?|sheets?) (?:stick|push|poke|get|come out|end up|become|are) ?(?:out|smaller|narrower|shorter|trimmed)?|\b(?:smaller|narrower)\b.*\b(?:inner|inside|middle|center) pages?\b/;

const DEFINED =
  /\bwhat is (?:a |the )?(?:creep|push[- ]?out|shingling)\b(?! (?:of|for|on|in|with|at)\b)|\b(?:explain|define) creep\b/;
/** Asks whether something has to be done about it. */
const WORRIED =
  /\b(?:worry|worried|care about|matter\w*|problem|issue|concern\w*|account for|allow for|bother\w*|do (?:i|we) need (?:to )?shingl\w*|need shingling|plan for)\b/;

/** `creep of 64 pages on 80# gloss`, `do I need shingling`, `what is creep`. */
export const creep: Skill = {
  id: 'creep',
  answer(question) {
    const book = bookQuestionOf(question);
    const { text, pages, ids } = book;
    if (!CREEP.test(text)) return undefined;
    if (ids.length > 0 && !ids.includes('saddle-stitch') && pages === undefined) return notSaddle();
    if (pages === undefined)
      return /\b(?:how much|calculat\w*|compute|number)\b/.test(text) && !/\bwhat is\b/.test(text)
        ? askPages()
        : about();
    const stocks = bookStocks(question);
    if (stocks === 'unknown')
      return asks(
        'What is the caliper of the text paper in inches? Creep is (pages ÷ 4 − 1) × caliper, and our guides don’t list that paper.',
      );
    return creepOf(book, stocks, question.values.sizes[0]);
  },
};

const askPages = (): Draft =>
  asks('How many pages, and on what text paper? Creep is (pages ÷ 4 − 1) × caliper of the text.');

const notSaddle = (): Draft =>
  answers(
    '**Only saddle-stitched (nested) sheets creep.** In the other bindings leaves or signatures lie side by side.',
    [bindingCite('saddle-stitch')],
  );

const about = (): Draft =>
  answers(
    `Creep is how far the **inner sheets of a saddle-stitched booklet stick out**; they are then trimmed narrower. The innermost sheet creeps **(pages ÷ 4 − 1) × caliper** of the text, plus the caliper of a separate cover. Above about **${SHINGLING_THRESHOLD} in** have the pages shingled, which the printer usually does, and keep page numbers ${limitText('page-number')} from the face. How many pages, and on what paper? Then I can give the figure.`,
    [{ entry: 'Allow for creep' }, bindingCite('saddle-stitch')],
  );

function creepOf(book: BookQuestion, stocks: BookStocks, size: TrimSize | undefined): Draft | undefined {
  const isPlus = book.cover === 'plus' || stocks.hasTypedCover;
  const total = Math.ceil((book.pages ?? 0) / 4) * 4;
  const pages = isPlus && book.includesCover ? total - 4 : total;
  const results = stocks.bodies.flatMap((body) => {
    const outcome = creepBySheet({
      pages,
      textCaliper: body.stock.caliperIn,
      ...(isPlus && { coverCaliper: stocks.cover.stock.caliperIn }),
    });
    return outcome.ok ? [{ body, value: outcome.value }] : [];
  });
  const [first] = results;
  if (!first) return undefined;
  const cover = isPlus ? ` + ${stockCaliper(stocks.cover)} for the cover` : '';
  const lines = results.map(
    ({ body, value }) =>
      `${bothUnits(value.innermost, isMetric(book.text))} on ${body.stock.name}: (${countText(pages)} ÷ 4 − 1) × ${stockCaliper(body)}${cover}.`,
  );
  const meaning = DEFINED.test(book.text)
    ? 'Creep is how far the **inner sheets of a saddle-stitched booklet stick out**; they are trimmed narrower. '
    : '';
  const some = results.some(({ value }) => value.needsShingling);
  const every = results.every(({ value }) => value.needsShingling);
  const isWorry = WORRIED.test(book.text);
  const lead =
    (isWorry ? `**${every ? 'Yes' : some ? 'It depends on the paper' : 'No'}.** ` : '') +
    meaning +
    (results.length > 1
      ? `Creep of the innermost sheet, ${countText(pages)} pages:\n`
      : `Creep of the innermost sheet is `);
  const verdict = every
    ? `That is more than ${SHINGLING_THRESHOLD} in, so the pages should be **shingled**; the printer usually does it.`
    : some
      ? `Above ${SHINGLING_THRESHOLD} in have the pages shingled.`
      : `That is under ${SHINGLING_THRESHOLD} in, so no shingling is needed.`;
  const note = rangeNoteFor('saddle-stitch', pages + (isPlus ? 4 : 0));
  const heavy = stocks.bodies.some(({ stock, isTyped }) => isTyped && stock.gsm >= 145);
  const fit = /\btoo (?:thick|many|much|heavy)\b|\b(?:ok|okay|fine|possible|doable)\b/.test(book.text)
    ? ` Saddle stitch takes 8–92 pages${heavy ? '; on 100# text **40–48 pages** are about the limit' : ''}: ${pages + (isPlus ? 4 : 0)} pages are ${pages + (isPlus ? 4 : 0) > (heavy ? 48 : 92) ? 'too many' : 'fine'}.`
    : '';
  const odd =
    total === book.pages ? '' : ` A folded sheet has four pages: counted as ${pages}, not ${book.pages}.`;
  return answers(
    `${lead}${results.length > 1 ? lines.map((line) => `- ${line}`).join('\n') : lines.join('')}${results.length > 1 ? '\n\n' : ' '}${verdict}${odd} Keep page numbers ${limitText('page-number')} from the face; loose folds creep up to ${LOOSE_FOLD_FACTOR} times as much.${fit}${note ? ` ${note.text}` : ''}`,
    [{ entry: 'Allow for creep' }, bindingCite('saddle-stitch')],
    {
      ...(results.length === 1 && { results: [exactly('creep', first.value.innermost)] }),
      workings: results
        .slice(0, 3)
        .map(({ body, value }) => workingOf(book, pages, body, stocks, isPlus, value.innermost)),
      ...withSpecs(bookletSpecs('saddle-stitch', { pages, cover: isPlus ? 'plus' : 'self', size })),
    },
  );
}

function workingOf(
  book: BookQuestion,
  pages: number,
  body: BookStock,
  stocks: BookStocks,
  isPlus: boolean,
  innermost: number,
) {
  return {
    title: `Creep of ${countText(pages)} pages, ${body.stock.name}`,
    steps: [
      {
        label: 'Innermost sheet',
        working: `(${pages} ÷ 4 − 1) × ${caliperFactor(body)}${isPlus ? ` + ${caliperFactor(stocks.cover)}` : ''}`,
        result: `${caliperText(innermost)} in`,
      },
    ],
    assumed: [
      ...book.assumed,
      ...(body.isTyped ? body.assumed : [`Text stock: ${body.stock.name}.`]),
      ...(!isPlus
        ? ['Self cover.']
        : stocks.hasTypedCover
          ? []
          : [`Cover stock: ${stocks.cover.stock.name}.`]),
    ],
    ...(listedStock(body.stock.name) && {
      opens: addressOf(
        opening('creep', {
          pages: String(pages),
          text: body.stock.name,
          cover: isPlus ? stocks.cover.stock.name : SELF_COVER,
        }),
      ),
    }),
  };
}

function bothUnits(value: number, metric: boolean): string {
  const [inch, mm] = [`${inchText(value)} in`, `${rounded(value * MM_IN_INCH, 2)} mm`];
  return metric ? `**${mm}** (${inch})` : `**${inch}** (${mm})`;
}
