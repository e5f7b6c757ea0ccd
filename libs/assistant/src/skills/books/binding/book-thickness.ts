import { binderySizes, saddleBulk, textBlock } from '@printpartner/print-knowledge/binding';
import { countText, rounded, decimalText } from '@printpartner/print-knowledge/figures';
import { measureOf, MM_IN_INCH, NUMERAL, fractionText } from '@printpartner/print-knowledge/measure';
import { exactly } from '../../result.ts';
import { answers, asks, type Draft, type Skill } from '../../skill.ts';
import { bookQuestionOf, type BookQuestion } from '../reading/book-question.ts';
import { bookStocks, type BookStock, type BookStocks } from '../reading/book-papers.ts';
import { blockText, blockWorking, caliperFactor, stockCaliper } from '../reading/caliper-figures.ts';
import { isMetric } from '../booklets/booklet-sizes.ts';
import { bindingCite, bindingOf, capital, listed, nameOf, rangeOf } from './binding-words.ts';

const THICK = /\b(?:thick\w*|bulk\w*|how (?:big|large|fat)|caliper|pages per inch|ppi)\b/;
const WIRE = /\b(?:diameter|size|which|what|how (?:big|large|thick)|thick\w*|bulk|width|wide)\b/;

/** `how thick is a 48-page booklet`, `what coil for 200 pages`. */
export const bookThickness: Skill = {
  id: 'book-thickness',
  answer(question) {
    const book = bookQuestionOf(question);
    const { text, pages, ids } = book;
    const isMechanical = ids.some((id) => id === 'spiral-coil' || id === 'wire-o') && ids.length === 1;
    if (/\b(?:margin|gutter|paper weight|mail\w*|max\w*|too thick)\b/.test(text)) return undefined;
    const typed = isMechanical ? typedBlock(text) : undefined;
    if (typed !== undefined && WIRE.test(text)) return coilOf(typed, book);
    if (
      isMechanical &&
      pages !== undefined &&
      WIRE.test(text) &&
      /\b(?:diameter|size|thick\w*|how (?:big|large)|(?:what|which) (?:coil|wire|spiral))\b/.test(text)
    )
      return coilFor(question, book);
    if (
      isMechanical &&
      pages === undefined &&
      /\b(?:diameter|size|how (?:big|large)|add|width|wider|pitch)\b/.test(text)
    )
      return mechanicalSize(book);
    const isChoice =
      /\b(?:binding|bind|recommend\w*)\b/.test(text) && !/\b(?:how thick|thickness|bulk\w*)\b/.test(text);
    if (!THICK.test(text) || pages === undefined || isChoice) return undefined;
    if (
      !/\b(?:book\w*|pages?|magazine|catalog|program|manual|booklet|saddle|stapled|text|block)\b/.test(text)
    )
      return undefined;
    const stocks = bookStocks(question);
    if (stocks === 'unknown')
      return asks(
        'What is the caliper of the paper in inches? Our guides don’t list that one, and thickness is the number of leaves × caliper.',
      );
    const isGlued = ids.includes('perfect-bound') && !ids.includes('saddle-stitch');
    return !isGlued && (ids.includes('saddle-stitch') || book.cover !== undefined || /\bbooklet\b/.test(text))
      ? saddle(book, stocks)
      : block(book, stocks);
  },
};

const TYPED_BLOCK = new RegExp(
  `(?<![\\w./]|x )(${NUMERAL})( ?-?(?:in|inch|inches|"|mm|cm))?[- ](?:thick )?(?:book|block|manual|stack|booklet|catalog)\\b`,
);

/** `a 1-1/4 in book`: inches. A whole number without a unit counts books. */
function typedBlock(text: string): number | undefined {
  const [, number, unit] = TYPED_BLOCK.exec(text) ?? [];
  if (number === undefined || (unit === undefined && /^\d+$/.test(number))) return undefined;
  return measureOf('caliper', `${number} ${unit?.replace('-', '') ?? 'in'}`);
}

/** A coil or wire is so much larger than the book. */
const COIL_MORE = 1 / 8;

function coilOf(thickness: number, { ids }: BookQuestion): Draft | undefined {
  const [id] = ids;
  return (
    id &&
    answers(
      `**About ${fractionText(thickness + COIL_MORE)} in** (${decimalText(thickness + COIL_MORE, 3)}): a coil or wire is about 1/8 in larger than the book is thick, here ${fractionText(thickness)} in with its covers.`,
      [bindingCite(id)],
    )
  );
}

function saddle(book: BookQuestion, stocks: BookStocks): Draft | undefined {
  const pages = Math.ceil((book.pages ?? 0) / 4) * 4;
  const isPlus = book.cover === 'plus' || stocks.hasTypedCover;
  const lines = stocks.bodies.flatMap((body) => {
    const bulk = saddleBulk({
      pages,
      textCaliper: body.stock.caliperIn,
      ...(isPlus && { coverCaliper: stocks.cover.stock.caliperIn }),
    });
    return bulk.ok ? [{ body, bulk: bulk.value }] : [];
  });
  const [first] = lines;
  if (!first) return undefined;
  const metric = isMetric(book.text);
  const texts = lines.map(
    ({ body, bulk }) =>
      `${bothUnits(bulk, metric)} on ${body.stock.name}: ${pages} ÷ 4 × 2 × ${stockCaliper(body)}${isPlus ? ` + 2 × ${stockCaliper(stocks.cover)} of cover` : ''}`,
  );
  const isOver = lines.some(({ bulk }) => bulk > binderySizes.saddleBulk + 1e-9);
  return answers(
    `${countText(pages)} pages saddle stitched are, at the fold, ${listed(texts, 'or')}. Keep a stapled book under about 1/8 to 3/16 in${isOver ? ': this one is thicker, so ask the printer or use perfect binding' : ''}.`,
    [bindingCite('saddle-stitch')],
    {
      ...(lines.length === 1 && { results: [exactly('thickness', first.bulk)] }),
      workings: lines.map(({ body, bulk }) =>
        stepOf(
          'Bulk at the fold',
          pages,
          body,
          `${pages} ÷ 4 × 2 × ${caliperFactor(body)}${isPlus ? ` + 2 × ${caliperFactor(stocks.cover)}` : ''}`,
          bulk,
          isPlus && !stocks.hasTypedCover ? [`Cover stock: ${stocks.cover.stock.name}.`] : [],
        ),
      ),
    },
  );
}

function block(book: BookQuestion, stocks: BookStocks): Draft {
  const pages = Math.ceil((book.pages ?? 0) / 2) * 2;
  const { cover, hasTypedCover } = stocks;
  const covers = hasTypedCover ? 2 * cover.stock.caliperIn : 0;
  const texts = stocks.bodies.map((body) => ({
    body,
    inches: textBlock(pages, body.stock.caliperIn) + covers,
  }));
  return answers(
    `${countText(pages)} pages are ${listed(
      texts.map(
        ({ body, inches }) =>
          `${bothUnits(inches, isMetric(book.text))} thick on ${body.stock.name} (${blockText(pages, body)}${hasTypedCover ? ` + 2 × ${stockCaliper(cover)} of cover` : ''})`,
      ),
      'or',
    )}${hasTypedCover ? ', with the cover.' : ', without the cover; a perfect-bound cover adds twice its caliper.'}${rangeVerdict(book, pages)}`,
    [bindingCite('perfect-bound')],
    {
      results: texts.length === 1 ? texts.map(({ inches }) => exactly('thickness', inches)) : [],
      workings: texts.map(({ body, inches }) =>
        stepOf(
          hasTypedCover ? 'Text and cover' : 'Text',
          pages,
          body,
          `${blockWorking(pages, body)}${hasTypedCover ? ` + 2 × ${caliperFactor(cover)}` : ''}`,
          inches,
        ),
      ),
    },
  );
}

/** Whether a binding that is named takes the pages. */
function rangeVerdict({ ids }: BookQuestion, pages: number): string {
  const [id, ...others] = ids;
  if (!id || others.length > 0) return '';
  const { minPages, maxPages } = bindingOf(id);
  const verdict = pages > maxPages ? 'too many' : pages < minPages ? 'too few' : 'within the range';
  return ` ${countText(pages)} pages are ${verdict} for ${nameOf(id)}: ${rangeOf(bindingOf(id))}.`;
}

const bothUnits = (inches: number, metric: boolean): string => {
  const [inch, mm] = [`${rounded(inches, 3)} in`, `${rounded(inches * MM_IN_INCH, 1)} mm`];
  return metric ? `**${mm}** (${inch})` : `**${inch}** (${mm})`;
};

const stepOf = (
  label: string,
  pages: number,
  { stock, assumed, isTyped }: BookStock,
  working: string,
  inches: number,
  cover: readonly string[] = [],
) => ({
  title: `Thickness of ${countText(pages)} pages, ${stock.name}`,
  steps: [{ label, working, result: `${rounded(inches, 4)} in` }],
  assumed: [...(isTyped ? assumed : [`Text stock: ${stock.name}.`]), ...cover],
});

function coilFor(question: Parameters<typeof bookStocks>[0], book: BookQuestion): Draft | undefined {
  const stocks = bookStocks(question);
  if (stocks === 'unknown') return undefined;
  const pages = Math.ceil((book.pages ?? 0) / 2) * 2;
  const isWire = book.ids.includes('wire-o');
  const texts = stocks.bodies.map((body) => {
    const inches =
      textBlock(pages, body.stock.caliperIn) + (stocks.hasTypedCover ? 2 * stocks.cover.stock.caliperIn : 0);
    return `**about ${rounded(inches + binderySizes.coilOverBook, 3)} in** on ${body.stock.name} (${rounded(inches, 3)} in thick)`;
  });
  return answers(
    `A ${isWire ? 'wire' : 'coil'} is about 1/8 in larger than the book is thick: for ${countText(pages)} pages ${listed(texts, 'or')}.${isWire ? ' Wire is made up to about 1 in.' : /\b(?:wider|width|bigger|fit|stick\w*|size)\b/.test(book.text) ? ' The coil adds about 1/4 in to the width of the book.' : ''}${stocks.hasTypedCover ? '' : ' Covers add their own thickness.'}`,
    [bindingCite(isWire ? 'wire-o' : 'spiral-coil')],
  );
}

function mechanicalSize({ ids }: BookQuestion): Draft {
  if (ids.includes('wire-o'))
    return answers(
      `Wire is made up to **about ${binderySizes.widestWire} in**; above about **9/16 in** the pitch is 2:1. Its diameter is about 1/8 in more than the book’s thickness.`,
      [bindingCite('wire-o')],
    );
  return answers(
    `${capital('a coil’s diameter')} is **about 1/8 in more than the book’s thickness**, and the coil adds **about 1/4 in** to the width of the book.`,
    [bindingCite('spiral-coil')],
  );
}
