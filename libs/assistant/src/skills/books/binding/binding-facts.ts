import { limitWords } from '@printpartner/print-knowledge/limits';
import { bindings, type BindingId } from '@printpartner/print-knowledge/binding';
import { answers, type Citation, type Skill } from '../../skill.ts';
import { bookQuestionOf, type BookQuestion } from '../reading/book-question.ts';
import { allBindings, bindingCite, bindingOf, bindingTipsCite, listed, nameOf } from './binding-words.ts';
import { asksFlat, asksSpinePrint } from './binding-intents.ts';
import { CROSSOVER, crossovers } from './crossovers.ts';

/** A fact of the binding guide, and the terms that ask for it. */
interface BindingFact {
  when: (text: string, book: BookQuestion) => boolean;
  text: string;
  cites: readonly Citation[];
}

const isNamed = ({ ids }: BookQuestion, ...wanted: readonly BindingId[]): boolean =>
  wanted.some((id) => ids.includes(id));

const facts: readonly BindingFact[] = [
  {
    when: (text) =>
      /\binside\b.*\bcovers?\b|\bcovers?\b.*\binside\b/.test(text) &&
      /\b(?:varnish\w*|coat\w*|aqueous|uv|laminat\w*|ink)\b/.test(text) &&
      /\b(?:edge|spine|glue|strip|all the way|whole|entire)\b/.test(text),
    text: '**No, not at the spine**: keep a strip of 1/4 in inside a perfect-bound cover free of ink and coating so that the glue holds.',
    cites: [bindingCite('perfect-bound')],
  },
  {
    when: (text, book) =>
      isNamed(book, 'case-bound') &&
      /\b(?:how long|longer|turn ?around|lead time|days|weeks?|extra time)\b/.test(text),
    text: 'A case-bound book needs **2–4 extra weeks** for binding. Ask the binder for a template early.',
    cites: [bindingCite('case-bound')],
  },
  {
    when: (text, book) =>
      isNamed(book, 'perfect-bound') &&
      /\bprint\w*\b.*\binside\b.*\bcovers?\b|\binside\b.*\bcovers?\b.*\bprint\w*/.test(text),
    text: '**Yes, the inside of the cover can be printed**: keep a strip of 1/4 in at the spine free of ink and coating so that the glue holds.',
    cites: [bindingCite('perfect-bound')],
  },
  {
    when: (text) =>
      /\bpur\b|\beva\b|\b(?:glue|adhesive)\b/.test(text) &&
      !/\b(?:temperature|strong\w*|strength|brand|cure\w*|toxic|smell\w*)\b/.test(text) &&
      !/\bspine\b.*\b(?:thick|width)|\btabs?\b|\bglue (?:tabs?|dots?|flaps?|areas?)\b|\bfolders?\b|\benvelopes?\b|\bmail\w*\b/.test(
        text,
      ) &&
      /\b(?:pur|eva|bind\w*|bound|spine|book|perfect|strip|coated|heavy|hot ?melt|inside cover)\b/.test(text),
    text: '**For coated or heavy stock ask for PUR glue instead of EVA.** Perfect binding glues single leaves, roughened at the spine, into the cover; keep 1/4 in inside the cover free of ink and coating so that the glue holds. PUR is also used with a flexible spine for layflat books.',
    cites: [bindingCite('perfect-bound')],
  },
  {
    when: (text, book) => /\bhinges?\b/.test(text) && isNamed(book, 'case-bound'),
    text: 'The hinge of a case takes **3/8 in** (0.375 in) between board and spine. Ask the binder for a template.',
    cites: [bindingCite('case-bound')],
  },
  {
    when: (text, book) =>
      /\bhinge|\bscor(?:e|ed|ing)\b/.test(text) && (isNamed(book, 'perfect-bound') || /\bhinge\b/.test(text)),
    text: 'Score the hinge of a perfect-bound cover **1/8 to 1/4 in** (0.125 to 0.25 in) from the spine, front and back, so the cover opens without pulling at the glue. On a case the hinge takes 3/8 in.',
    cites: [bindingCite('perfect-bound'), bindingCite('case-bound')],
  },
  {
    when: (text, book) =>
      /\b(?:turn[- ]?ins?|wrap\w*|boards?|overhang|squares?|endsheets?|end ?papers?|end ?leaves|flyleaf)\b/.test(
        text,
      ) &&
      (isNamed(book, 'case-bound') || /\b(?:endsheets?|end ?papers?|turn[- ]?in)\b/.test(text)),
    text: `For a case, wrap the cover art **${limitWords('bleed-case')}** around each board. Boards overhang the trim by about **1/8 in** at head, foot and face; the hinge takes 3/8 in. Endsheets add **8 pages** of paper. Allow 2–4 extra weeks, and ask the binder for a template.`,
    cites: [bindingCite('case-bound')],
  },
  {
    when: (text) =>
      /\bloop[- ]?stitch\w*|\bloop staples?\b|\bring bind(?:er|ery|ers)\b(?! (?:vs|versus|or)\b)|\b(?:booklets?|stitch\w*|stapled?)\b.*\bbinders?\b|\bcalendar stitch\b/.test(
        text,
      ),
    text: '**Loop stitches** let a saddle-stitched book hang in a ring binder: the wire forms loops outside of the fold that the rings go through.',
    cites: [bindingCite('saddle-stitch')],
  },
  {
    when: (text) =>
      /\bgrain\b/.test(text) &&
      /\b(?:bind\w*|bound|book\w*|spine|pages?|cover|catalog|perfect)\b/.test(text) &&
      !/\b(?:fold\w*|brochure|panel)\b/.test(text),
    text: 'Run the grain **parallel to the spine**; otherwise pages turn stiffly and warp.',
    cites: [bindingTipsCite, bindingCite('perfect-bound')],
  },
  {
    when: (text) => /\b(?:dummy|dummies|mock ?up)\b/.test(text),
    text: '**Ask for a blank dummy on the actual stock** before you set the spine width: it shows weight, bulk and how far the piece opens.',
    cites: [{ entry: 'Get a dummy' }, bindingTipsCite],
  },
  {
    when: (text, book) =>
      /\b(?:dents?|crush\w*|bent|bend|damage\w*|mail\w*|ship\w*|pack\w*)\b/.test(text) &&
      isNamed(book, 'wire-o') &&
      book.ids.length === 1,
    text: '**Wire dents in the mail: pack it flat.**',
    cites: [bindingCite('wire-o')],
  },
  {
    when: (text) => /\bside[- ]?(?:stitch|stapl)\w*/.test(text),
    text: '**Side stitching** is wire through the side, near the spine. It doesn’t open well and needs a bind margin of **1/2 to 3/4 in**. It is in the booklet form, but not among the seven bindings of the guide.',
    cites: [bindingTipsCite],
  },
  {
    when: (text, book) =>
      /\b(?:cross[- ]?overs?|spreads?|double[- ]page|across (?:the |two |2 |both |facing )*(?:gutter|spread|pages|fold|spine)|panoram\w*|two pages|align\w*)\b/.test(
        text,
      ) &&
      !OF_FILES.test(text) &&
      !(isNamed(book, 'layflat') && /\b\d+ spreads\b/.test(text)) &&
      isNamed(book, 'spiral-coil', 'wire-o', 'layflat', 'perfect-bound', 'saddle-stitch'),
    text: '',
    cites: [],
  },
];

/** Two questions in one. */
const MAX_FACTS = 2;

/** How the pages are supplied, not what runs across them. */
const OF_FILES =
  /\b(?:build|builds|send|supply|submit|export|upload|files?|pdf|indesign|set ?up)\b.*\bspreads?\b|\b(?:reader'?s?|printer'?s?) spreads?\b|\bspreads or (?:single )?pages\b/;

/** Details of the trade about one binding, such as glue, hinge, turn-in or grain. */
export const bindingFacts: Skill = {
  id: 'binding-facts',
  answer(question) {
    const book = bookQuestionOf(question);
    if (
      CROSSOVER.test(book.text) &&
      book.ids.length === 0 &&
      /\b(?:which|what|best)\b.*\bbind/.test(book.text)
    )
      return answers(crossovers.layflat ?? '', [bindingCite('layflat')]);
    const asked = facts.filter(({ when }) => when(book.text, book));
    const [fact] = asked;
    if (!fact) return undefined;
    const told = asked.filter(({ text: own }) => own !== '').slice(0, MAX_FACTS);
    if (told.length > 0)
      return answers(
        told.map(({ text: own }) => own).join('\n\n'),
        told.flatMap(({ cites }) => cites),
      );
    const [id] = book.ids;
    const text = id && crossovers[id];
    return id && text ? answers(text, [bindingCite(id), { entry: 'Watch the gutter' }]) : undefined;
  },
};

/** `does perfect binding lay flat`, `which bindings stay open`. */
export const opensFlat: Skill = {
  id: 'binding-opens-flat',
  answer(question) {
    const { text, ids, rejected, counts } = bookQuestionOf(question);
    if (!asksFlat(text)) return undefined;
    // A printed spine as well: a choice.
    if (ids.length === 0 && asksSpinePrint(text)) return undefined;
    const [id, ...others] = ids;
    // Too many or too few pages decide before.
    if (id && counts.some((count) => count < bindingOf(id).minPages || count > bindingOf(id).maxPages))
      return undefined;
    if (id === 'layflat' && !/\b(?:lays?|lies?|opens?|stay\w*)\b/.test(text)) return undefined;
    if (id && others.length === 0 && rejected.length === 0) return answers(flatText(id), [bindingCite(id)]);
    if (
      ids.length > 0 ||
      counts.length > 0 ||
      !/\b(?:bind\w*|bound|book\w*|manual|journal|menu|catalog|pages)\b/.test(text)
    )
      return undefined;
    // A use or a wish needs a choice.
    if (
      /\b(?:cook\w*|recipe|photo|music|manual|workbook|planner|calendar|portfolio|cheap\w*|afford\w*|budget)\b/.test(
        text,
      )
    )
      return undefined;
    return answers(
      `**Spiral coil and Wire-O** open flat and fold all the way back (Wire-O keeps pages aligned); **layflat** opens fully, without loss in the gutter; thread sewing (Smyth) opens very flat. Saddle stitch opens nearly flat, case binding fairly, well when sewn. **Perfect binding doesn’t open flat.**`,
      [allBindings, bindingCite('spiral-coil'), bindingCite('layflat')],
    );
  },
};

function flatText(id: BindingId): string {
  const { opensFlat: how } = bindingOf(id);
  const flat = bindings.rows.filter((row) => IS_FLAT.test(row.opensFlat)).map((row) => nameOf(row.id));
  const others = ` These open flat: ${listed(flat)}.`;
  if (/^no\b/i.test(how)) return `**No, ${nameOf(id)} doesn’t open flat.**${others}`;
  const detail = how.replace(/^yes,? ?/i, '').replace(/^[A-Z]/, (letter) => letter.toLowerCase());
  return IS_FLAT.test(how)
    ? `**Yes, ${nameOf(id)} opens flat**${detail === '' ? '' : `: ${detail}`}.`
    : `**${how}**: that is how flat ${nameOf(id)} opens.${others}`;
}

const IS_FLAT = /^(?:yes|fully|very)/i;
