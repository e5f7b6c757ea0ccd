import {
  binderySizes,
  caseBoundSpine,
  perfectBoundSpine,
  printOnDemandSpine,
  rangeNoteFor,
  spineAdvice,
  type Spine,
} from '@printpartner/print-knowledge/binding';
import { countText, rounded, type Outcome, type Provenance } from '@printpartner/print-knowledge/figures';
import { caliperSource } from '@printpartner/print-knowledge/paper';
import { opening, type Answer, type OpenedCalculator } from './answer.ts';
import { WITH_GLUE } from './calculator-fields.ts';
import { bookPapers } from './book-papers.ts';
import { isOnDemand, namesTwoOnDemand, onDemandPapers } from './on-demand-papers.ts';
import { stockOrDefault } from './papers.ts';
import { hasOnly, wordSet, type Query } from './query.ts';

const known = wordSet(
  'spine width thickness thick bulk book booklet paperback softcover catalog perfect bound binding case hardcover hardback hard',
  'demand pod kdp amazon lulu white cream premium color interior black pluscover inside body glue pur perfectbound casebound',
);
const hardCover = /\b(?:case|hard)/;
const soft = /\b(?:perfect|paperback|softcover)/;

interface BookSpine {
  outcome: Outcome<Spine>;
  title: string;
  assumed: readonly string[];
  /** Whether its block is glued into a cover. */
  isGlued?: true;
  sources: readonly Provenance[];
  opens: OpenedCalculator;
}

/** `spine 120 pages 80# gloss`: of a perfect-bound, case-bound or print-on-demand book. */
export function spines(query: Query): readonly Answer[] {
  const { text, pages: typed, sizes, quantity, ounces } = query;
  if (!/\bspines?\b/.test(text) || typed === undefined || (quantity ?? ounces) !== undefined) return [];
  if (sizes.length > 1 || !hasOnly(query, known)) return [];
  // A leaf has two pages.
  const pages = Math.ceil(typed / 2) * 2;
  if (isContrary(query)) return [];
  const book = isOnDemand(text) ? onDemandBook(text, pages) : boundBook(query, pages);
  if (!book?.outcome.ok) return [];
  const { spine, terms } = book.outcome.value;
  const isThin = spine < binderySizes.printedSpine;
  const advice = isThin ? spineAdvice(spine, book.isGlued ?? false) : undefined;
  const sources = [...terms.flatMap(({ from }) => from ?? []), ...book.sources];
  return [
    {
      title: book.title,
      figure: `${rounded(spine, 3)} in`,
      arithmetic: `${terms.map(({ formula }) => formula).join(' + ')} = ${rounded(spine, 4)}`,
      assumed: [
        ...(advice === undefined ? [] : [advice]),
        ...(pages === typed ? [] : [`A leaf has two pages: ${pages}, not ${typed}.`]),
        ...book.assumed,
      ],
      sources: [...new Set(sources)],
      opens: book.opens,
    },
  ];
}

/** Whether it names what the answer would leave out, such as the color of paper that isn’t print on demand. */
function isContrary({ text, papers }: Query): boolean {
  const isHard = hardCover.test(text);
  const hasGlue = /\b(?:glue|pur)\b/.test(text);
  if (!isOnDemand(text))
    return /\b(?:white|cream|premium|color|black)\b/.test(text) || (isHard && (hasGlue || soft.test(text)));
  const isUnlisted = /\b(?:color|premium)\b/.test(text) && !/\bpremium color\b/.test(text);
  return isHard || hasGlue || papers.length > 0 || isUnlisted || namesTwoOnDemand(text);
}

function onDemandBook(text: string, pages: number): BookSpine | undefined {
  const [paper, ...others] = onDemandPapers(text);
  if (!paper) return undefined;
  const { id, name } = paper;
  return {
    outcome: printOnDemandSpine(pages, paper),
    title: `Spine of ${countText(pages)} pages, print on demand, ${name}`,
    assumed: others.length === 0 ? [] : [`Printer and paper: ${name}.`],
    sources: [],
    opens: opening('spine', { binding: 'on-demand', pages: String(pages), paper: id }),
  };
}

function boundBook(query: Query, pages: number): BookSpine | undefined {
  const { text, papers } = query;
  if (papers.length > 2 || /\bsaddle/.test(text)) return undefined;
  const typed = bookPapers(papers);
  if (!typed) return undefined;
  const [typedBody, typedCover] = typed;
  const body = stockOrDefault(typedBody, 'body');
  const cover = stockOrDefault(typedCover, 'cover');
  if (!body || !cover || (hardCover.test(text) && typedCover)) return undefined;
  const note = rangeNoteFor(hardCover.test(text) ? 'case-bound' : 'perfect-bound', pages);
  const range = note ? [note.text] : [];
  const title = `Spine of ${countText(pages)} pages, ${body.stock.name}`;
  const book = { pages, textCaliper: body.stock.caliperIn };
  if (hardCover.test(text)) {
    const { board } = binderySizes;
    return {
      outcome: caseBoundSpine({ ...book, board }),
      title: `${title}, case bound`,
      assumed: [
        ...range,
        ...body.assumed,
        `Boards: ${board} in. Endsheets: ${binderySizes.endsheetLeaves} × ${binderySizes.endsheet} in.`,
      ],
      sources: [caliperSource(body.stock)],
      opens: opening('spine', {
        binding: 'case',
        pages: String(pages),
        text: body.stock.name,
        board: String(board),
      }),
    };
  }
  const hasGlue = /\b(?:glue|pur)\b/.test(text);
  const { glue } = binderySizes;
  return {
    outcome: perfectBoundSpine({ ...book, coverCaliper: cover.stock.caliperIn, ...(hasGlue && { glue }) }),
    title,
    isGlued: true,
    assumed: [
      ...range,
      ...body.assumed,
      ...cover.assumed,
      ...(/\bperfect/.test(text) ? [] : ['Binding: perfect bound.']),
      ...(hasGlue ? [] : ['Glue isn’t counted.']),
    ],
    sources: [caliperSource(body.stock), caliperSource(cover.stock)],
    opens: opening('spine', {
      binding: 'perfect',
      pages: String(pages),
      text: body.stock.name,
      cover: cover.stock.name,
      glue: hasGlue ? WITH_GLUE : 'none',
    }),
  };
}
