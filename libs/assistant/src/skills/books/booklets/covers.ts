import type { BindingId } from '@printpartner/print-knowledge/binding';
import { printedPages } from '@printpartner/print-knowledge/booklets';
import { basisTextWeights, stockWeights } from '@printpartner/print-knowledge/production';
import { paperUses } from '@printpartner/print-knowledge/paper';
import { countText } from '@printpartner/print-knowledge/figures';
import { answers, type Draft, type Skill } from '../../skill.ts';
import { bookQuestionOf } from '../reading/book-question.ts';
import { bindingOf, listed, NameOf, rangeOf } from '../binding/binding-words.ts';

const BOOK =
  /\b(?:booklets?|books?|catalogs?|magazines?|programs?|saddle|stitched|stapled|perfect[- ]bound|self|plus|pluscover|newsletters?|manuals?|annual reports?)\b/;
const COUNTS_COVER =
  /\b(?:covers?)\b.*\b(?:counts?|counted|includ\w*|part of)\b|\b(?:counts?|counting|includ\w*)\b.*\bcovers?\b/;

/** `does the cover count`, `self cover vs plus cover`, `16 pages plus cover, how many in all`. */
export const bookletCovers: Skill = {
  id: 'booklet-covers',
  answer(question) {
    const { text, pages, cover, ids } = bookQuestionOf(question);
    const names = /\bself[- ]?covers?\b|\bplus[- ]?covers?\b|\bpluscover\b|\bseparate covers?\b/.test(text);
    if (/\b(?:creep|spine|thick\w*|weigh\w*|gsm|coat\w*|laminat\w*|bulk)\b/.test(text)) return undefined;
    const asksTotal =
      /\b(?:total|in all|altogether|how many pages|printed pages|all together|count|counts|mean\w*|what is|notation|write|includ\w*|(?:tell|ask|call|say|quote|order|put|enter|spec(?:ify)?|describe) (?:it |them |him |her |the \w+ |for )*(?:as |it's )?\d+|\d+ (?:pages? )?or what|or is (?:it|that) \d+|(?:is|are) (?:it|that|this|they) (?:\w+ )?(?:a )?\d+)\b/.test(
        text,
      );
    if (
      pages !== undefined &&
      cover &&
      asksTotal &&
      !/\bself\b.*\bor\b.*\bplus\b/.test(text) &&
      question.values.papers.length === 0
    )
      return totalOf(pages, cover, ids.length === 1 ? ids[0] : undefined);
    if (
      question.values.papers.length === 0 &&
      COUNTS_COVER.test(text.replace(/\b(?:hard|soft)[- ]?covers?\b/g, ' ')) &&
      pages === undefined
    )
      return counted(text);
    if (
      /\binside (?:front|back) cover\b/.test(text) &&
      /\b(?:pages?|counts?)\b/.test(text) &&
      /\b(?:is|are|does|do|count\w*)\b/.test(text)
    )
      return counted(text);
    if (cover === 'plus' && /\bscor(?:e|ed|ing)\b/.test(text) && !/\bgrain\b|\bperfect\b/.test(text))
      return answers('**Yes**: a plus cover is scored before folding, like all cover stock.', [
        { entry: 'Plus cover', place: 'Paper & Finishing Options' },
      ]);
    if (names && /\badds?\b/.test(text)) return selfOrPlus(text, pages);
    const isChoice = /\bself/.test(text) && /\bplus|separate/.test(text);
    if (
      (question.values.papers.length === 0 || /\bcheap\w*/.test(text)) &&
      names &&
      (pages === undefined || isChoice) &&
      !/\b(?:paper|stock|weight)\b/.test(text)
    )
      return selfOrPlus(text, pages);
    return undefined;
  },
};

function totalOf(pages: number, cover: 'self' | 'plus', id: BindingId | undefined): Draft | undefined {
  const total = printedPages(pages, cover);
  if (!total.ok) return undefined;
  const text =
    cover === 'plus'
      ? `**${countText(total.value)} printed pages**: ${countText(pages)} inside and 4 of the cover. Printers write it as “${pages} pages plus cover”.`
      : `**${countText(total.value)} pages**: a self cover is part of the count, so the cover’s four pages are among them.`;
  const limit = id === undefined ? '' : ` ${NameOf(id)} takes ${rangeOf(bindingOf(id))}.`;
  return answers(
    `${text}${limit}`,
    [{ entry: 'Self cover or plus cover' }, { entry: 'Fix the page count first' }],
    {
      specs: {
        form: 'booklet',
        values:
          cover === 'plus'
            ? { coverType: 'plus', insideCoverPageCount: String(pages), coverPageCount: '4' }
            : { coverType: 'self', pageCount: String(pages) },
      },
    },
  );
}

/** `so I don't count the cover`. */
const isDoubted = (text: string): boolean =>
  /\b(?:don't|dont|doesn't|doesnt|do not|does not|not|never|without|isn't|no need)\b[\w ]{0,24}\b(?:count\w*|includ\w*)\b/.test(
    text,
  );

const counted = (text: string): Draft =>
  answers(
    `${isDoubted(text) ? '**No, the cover counts' : '**Yes, the cover counts'}: it has four pages** (front, inside front, inside back, back). A 16-page self-cover booklet has 16 pages with its cover; “16 pages plus cover” is 20 printed pages. Every side counts, also blank ones.`,
    [{ entry: 'Fix the page count first' }, { entry: 'Self cover or plus cover' }],
  );

/** `self cover or plus cover for a program`. */
const EITHER =
  /\bself\S*(?: cover)? or (?:a )?(?:plus|pluscover|separate)\b.* for\b|\bplus\S*(?: cover)? or (?:a )?self\S*.* for\b/;
/** Asks which of the two to take. */
const CHOOSING = /\b(?:which|should|better|best|recommend\w*|choose|pick|go with|suggest\w*|prefer)\b/;
/** Up to so many pages a self cover is enough for a piece that isn’t kept. */
const FEW_PAGES = 16;

function selfOrPlus(text: string, pages = 0): Draft {
  const advice = /\b(?:cheap\w*|cost\w*|sav\w*|econom\w*|budget)\b/.test(text)
    ? '**A self cover is cheaper**: it saves a sheet and a press run. '
    : CHOOSING.test(text) || EITHER.test(text)
      ? chosenCover(text, pages)
      : '';
  const defined =
    /\bplus/.test(text) && !/\bself/.test(text)
      ? '**A plus cover is a separate, heavier four-page sheet; a self cover is the outer sheet of the text stock.**'
      : '**A self cover is the outer sheet of the text stock; a plus cover is a separate, heavier four-page sheet.**';
  return answers(
    `${advice}${defined} A self cover saves a sheet and a press run, so choose a text weight that holds up to handling. A plus cover protects the pages, feels like a book, is scored before folding, and adds 4 pages: 16 plus cover is 20.`,
    [{ entry: 'Self cover or plus cover' }, { entry: 'Plus cover', place: 'Booklets' }],
  );
}

/** Handling decides: what is kept or passed around needs the heavier sheet. */
function chosenCover(text: string, pages: number): string {
  const isKept =
    /\b(?:keep|kept|last\w*|durab\w*|premium|catalogs?|annual|reports?|manuals?|books?|handled)\b/.test(text);
  return isKept || pages > FEW_PAGES
    ? '**A plus cover**, because the piece is kept or handled. '
    : '**A self cover** is enough for a short piece that isn’t kept; take a plus cover if it has to last. ';
}

/** A cover is also counted, printed and sized: asked for as paper, it stands close to the asking word. */
const ASKS_PAPER =
  /\b(?:what|which|best|recommend\w*|good|suggest\w*|usual|typical|standard|common|how (?:heavy|thick))\b.*\b(?:papers?|stocks?|weights?|gsm)\b|\b(?:papers?|stocks?|weights?|gsm)\b.*\b(?:what|which|best|recommend\w*|good|suggest\w*|usual|typical|standard|common)\b|\b(?:what|which|best|good|usual|typical|standard|common|how (?:heavy|thick))\b(?: \w+){0,4} covers?\b/;

/** `what cover stock with 80# text inside`: one of the two papers is there, the other one is asked for. */
const asksOtherPart = (text: string, papers: readonly { text: string }[]): boolean =>
  papers.length === 1 &&
  (/\bcover\b/.test(papers[0]?.text ?? '')
    ? /\b(?:what|which)(?: \w+){0,2} (?:text|inside|pages)\b/.test(text)
    : /\b(?:what|which)(?: \w+){0,2} covers?(?: stock| paper| weight)?\b/.test(text)) &&
  !/\b(?:thick\w*|weigh\w*|heavier|compar\w*)\b/.test(text);

/** `cover stock for a perfect-bound book`, `what paper for a 16-page booklet`. */
export const bookletPapers: Skill = {
  id: 'booklet-papers',
  answer(question) {
    const { text, ids, cover } = bookQuestionOf(question);
    const { papers } = question.values;
    if (!ASKS_PAPER.test(text) || !BOOK.test(text)) return undefined;
    if (papers.length > 0 && !asksOtherPart(text, papers)) return undefined;
    if (
      /\b(?:brochure|postcard|folder|envelope|grain|creep|spine|thickness|coat\w*|finish|mail\w*|covers? (?:count|type))s?\b/.test(
        text,
      )
    )
      return undefined;
    const use = ids.includes('perfect-bound')
      ? 'perfect-bound'
      : ids.some((id) => id === 'spiral-coil' || id === 'wire-o') || /\bmanuals?\b/.test(text)
        ? 'manuals'
        : cover === 'self'
          ? 'self-cover'
          : cover === 'plus' || papers.length > 0
            ? 'plus-cover'
            : undefined;
    return papersFor(use, ids.includes('saddle-stitch'));
  },
};

function papersFor(use: string | undefined, isSaddle: boolean): Draft {
  const rows = paperUses.rows.filter(({ id }) =>
    use
      ? id === use
      : (isSaddle ? ['self-cover', 'plus-cover'] : ['self-cover', 'plus-cover', 'perfect-bound']).includes(
          id,
        ),
  );
  const lines = rows.map(
    ({ subcategory, papers }) =>
      `${subcategory}: **${listed(papers.map(({ weight, use: place }) => (place ? `${weight} (${place})` : weight)))}**`,
  );
  const [cover, body] = ['cover', 'text'].map((id) => stockWeights.rows.find((row) => row.id === id));
  const house =
    cover && body
      ? ` Our house range is ${cover.fromGsm}–${cover.toGsm} gsm for covers and ${body.fromGsm}–${body.toGsm} gsm (47#–68#) for text; in US terms ${basisTextWeights.fromLb}#–${basisTextWeights.toLb}# text is ${basisTextWeights.fromGsm}–${basisTextWeights.toGsm} gsm, so quote both units.`
      : '';
  return answers(
    `${lines.length > 1 ? lines.map((line) => `- ${line}`).join('\n') : `${lines.join('')}.`}${lines.length > 1 ? '\n\n' : ''}${house}`,
    [
      ...rows.map(({ subcategory }) => ({ entry: subcategory, place: 'Booklets and books' })),
      { entry: 'Cover stock', place: 'Booklets' },
    ],
  );
}
