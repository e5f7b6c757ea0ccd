import { envelopes, fitOf, type Insert } from '@printpartner/print-knowledge/envelopes';
import { has, type Question } from '../../question/question.ts';
import { answers, asks, type Draft, type Skill } from '../skill.ts';
import { bestFor, chosen } from './envelope-choice.ts';
import { calledBy } from './envelope-called.ts';
import { asksInside, holds } from './envelope-holds.ts';
import { envelopeById, envelopesNamed, type NamedEnvelope } from './envelope-names.ts';
import { placed } from './envelope-placed.ts';
import {
  calledEnvelope,
  envelopeCitation,
  largestInsert,
  mailSentence,
  sizeTextOf,
  article,
} from './envelope-text.ts';
import { FOLDED_TO, foldings, insertOf, mailedFold, type InsertSize } from './folded-insert.ts';
import { rounded, thicknessOf, insertCalled, fitSteps, calculator } from './insert-text.ts';
import { pieceSize, working } from './mail-figures.ts';
import { phrases } from './phrases.ts';

const fitting = phrases(
  'fit, fits, fitting, hold, holds, go in, goes in, go into, goes into, put, slide, stuff',
  'insert, inside, take, takes, accommodate, work with, work for, for, need, use, which',
  'tight, too tight, snug, squeeze, what, recommend, in an, in a, best, right, mail, match, matches, too big, enough',
);

const noEnvelope = phrases(
  'without envelope, without an envelope, no envelope, tabs, wafer seal, wafer, send back, sends back',
  'comes back, mail back, back to us',
);

/** `which envelope for a 5x7 card`, `does 5.5x8.5 fit in an A9`, `what fits in a #10`: inserts and their envelopes. */
export const envelopeFit: Skill = {
  id: 'envelope-fit',
  answer: (question) => {
    if (
      has(
        question,
        ...noEnvelope,
        'mails as',
        'mail as',
        'letter rate',
        'letter price',
        'as a letter',
        'which letterhead',
        'what letterhead',
        'letterhead size',
      )
    )
      return undefined;
    const named = envelopesNamed(question);
    if (!has(question, 'envelope', 'env') && named.length === 0) return undefined;
    if (has(question, 'reply', 'return envelope', 'courtesy', 'response envelope', 'brm', 'bre'))
      return undefined;
    const called = calledBy(question);
    if (called) return called;
    if (
      !has(question, ...fitting) ||
      has(
        question,
        ...phrases(
          'ounce, oz, charge, window, postage, cost, stamp, surcharge, how much, price, difference, vs, versus',
        ),
      ) ||
      (has(question, 'square') && has(question, 'extra', 'fee', 'more to mail')) ||
      (has(question, 'dimension') && !has(question, 'fit', 'go in', 'inside'))
    )
      return undefined;
    const either = eitherOf(question, named);
    if (either) return either;
    const [holder, sizes] = placed(question, named);
    const size = FOLDED_TO.test(question.text) ? sizes.at(-1) : sizes[0];
    const insert =
      size || isInsertText(question, holder)
        ? (!holder && size && mailedFold(question, size, true)) || insertOf(question, size)
        : undefined;
    if (holder && insert) return checked(question, holder, insert);
    const [inner, outer] = named;
    if (
      inner &&
      outer &&
      has(question, ...phrases('fit, fits, go in, goes in, inside, hold, into, in a, in an, carry'))
    )
      return nested(question, inner, outer);
    if (holder && GOES_INTO.test(question.text))
      return chosen(question, { height: holder.size.height, width: holder.size.width });
    if (holder && LARGEST.test(question.text)) return holds(holder);
    if (holder && WILL_OURS_FIT.test(question.text)) return askInsert(holder);
    if (holder) return asksInside(question) ? holds(holder) : undefined;
    if (insert) return chosen(question, insert);
    if (has(question, ...phrases('reply, return, courtesy, brm, crm, donation, offering'))) return undefined;
    const byUse = forUse(question);
    if (byUse) return byUse;
    return has(question, 'which', 'what', 'recommend', 'best', 'right', 'need') &&
      has(question, ...phrases('insert, invitation, card, brochure, fit, booklet, use')) &&
      !has(question, 'paper', 'available', 'types', 'sizes', 'kinds')
      ? asks(
          'What size is the insert, as it goes into the envelope? For example 5 × 7 in, or 8-1/2 × 11 in folded in thirds.',
        )
      : undefined;
  },
};

const USES = /\b(?:rsvp|thank[- ]you|response|note)(?= (?:\w+ )?cards?)/;

/** An envelope for a piece that the guide names without its size: `RSVP cards`. */
function forUse({ text }: Question): Draft | undefined {
  const use = USES.exec(text)?.[0].replace(' ', '-');
  const found = envelopes.rows.find(
    ({ group, usage }) => group === 'a-series' && use !== undefined && usage.toLowerCase().includes(use),
  );
  return found && holds(envelopeById(found.id));
}

/** `what does a #9 go into`: the envelope is the insert. */
const GOES_INTO =
  /\b(?:what|which)\b(?: \w+){0,3} (?:does|do|will|would|can|should) (?:an? |my |our |the )?[#\w./ -]{1,24}? (?:fits?|go|goes|slips?|tucks?) (?:in|into|inside)(?: of)?\b(?! (?:an?|the|my|our|#|it)\b)/;

/** `what is the biggest card that fits`. */
const LARGEST =
  /\b(?:largest|biggest|max(?:imum)?)\b(?: \w+){0,4} (?:fits?|go|goes|holds?|takes?)\b|\bhow (?:big|large)\b.*\b(?:fits?|go|goes)\b/;

/** `will our insert fit`: one that its asker has, not inserts in general. */
const WILL_OURS_FIT =
  /\b(?:will|would|does|do|can|could|is) (?:our|my|the|this|that|these|those|their) (?:\w+ ){1,3}?(?:fit|go|work|be too)/;

function askInsert(holder: NamedEnvelope): Draft {
  const { height, width } = largestInsert(holder);
  return asks(
    `What size is it, as it goes into the envelope? ${article(holder) === 'an' ? 'An' : 'A'} ${calledEnvelope(holder.envelope)} takes flat inserts up to **${pieceSize(height, width)}**, and 1/4 in smaller each way for bulky sets.`,
  );
}

/** A sheet named without numbers, such as a letter in thirds. */
const isInsertText = (question: Question, holder: NamedEnvelope | undefined): boolean =>
  has(
    question,
    ...phrases(
      'thirds, tri-fold, trifold, tri fold, folded, letterhead, half sheet, half letter',
      'half-letter, sheet, fold',
    ),
  ) ||
  (!holder && has(question, 'business letter', 'standard letter', 'for a letter', 'a letter'));

/** One insert and two envelopes: `DL or #10 for A4 in thirds`. */
function eitherOf(question: Question, named: readonly NamedEnvelope[]): Draft | undefined {
  const size = named.length > 1 ? insertOf(question) : undefined;
  if (!size || !has(question, 'or', 'both', 'vs')) return undefined;
  const drafts = named.slice(0, 3).flatMap((holder) => checked(question, holder, size) ?? []);
  const [first] = drafts;
  return (
    first &&
    answers(
      `${smallestOf(named, size)}${drafts.map(({ text }) => `- ${text}`).join('\n')}`,
      drafts.flatMap(({ cites }) => cites),
      { workings: drafts.flatMap(({ workings = [] }) => workings) },
    )
  );
}

/** About a folded card or 14 pt, inches. */
const CARD = 0.014;

/** The smallest of the named envelopes that takes the insert. */
function smallestOf(named: readonly NamedEnvelope[], size: InsertSize): string {
  const able = named.filter((holder) => fitsIn(holder, { ...size, thickness: CARD }));
  const [best] = able.toSorted(
    (one, other) => one.size.height * one.size.width - other.size.height * other.size.width,
  );
  return best && able.length > 1 ? `**${calledEnvelope(best.envelope)}**, the closer fit.\n` : '';
}

function checked(question: Question, holder: NamedEnvelope, size: InsertSize): Draft | undefined {
  const { thickness, assumed } = thicknessOf(question);
  const insert = { height: size.height, width: size.width, thickness };
  const fit = fitOf(holder.envelope, insert);
  if (!fit.ok) return undefined;
  const { fits } = fit.value;
  const largest = largestInsert(holder);
  const folding =
    fits || size.fold || !isSheet(question, size)
      ? undefined
      : foldings(size).find((one) => fitsIn(holder, { ...one, thickness }));
  const better = fits ? undefined : bestFor(insert);
  const turn = folding
    ? ` Folded **${folding.how}**, to ${rounded(folding.height)} × ${rounded(folding.width)} in, it fits.`
    : '';
  return answers(
    `**${fits ? 'Yes' : 'No'}**, ${insertCalled(size)} ${fits ? 'fits' : 'doesn’t fit'} ${article(holder)} ${calledEnvelope(holder.envelope)} envelope (${sizeTextOf(holder)}): its largest flat insert is **${pieceSize(largest.height, largest.width)}**.${turn}${better ? ` ${folding ? 'Flat, use' : 'Use'} ${article(better)} **${calledEnvelope(better.envelope)}** (${sizeTextOf(better)}).` : ` ${mailSentence(holder)}`}`,
    [envelopeCitation(holder.envelope), ...(better ? [envelopeCitation(better.envelope)] : [])],
    {
      workings: [
        working(
          `${insertCalled(size)} in ${calledEnvelope(holder.envelope)}`,
          fits ? fitSteps(fit.value, insert) : fitSteps(fit.value, insert).slice(0, 1),
          assumed === '' ? [] : [assumed],
          calculator(insert),
        ),
      ],
    },
  );
}

/** What is folded to fit: a sheet at least this long, not a card or book. */
const FOLDED_FROM = 10;

const isSheet = (question: Question, { width }: InsertSize): boolean =>
  width >= FOLDED_FROM &&
  envelopesNamed(question).length < 2 &&
  !has(question, ...phrases('card, postcard, photo, booklet, folder, book, board, catalog'));

function fitsIn({ envelope }: NamedEnvelope, { height, width, thickness }: Insert): boolean {
  const fit = fitOf(envelope, { height, width, thickness });
  return fit.ok && fit.value.fits;
}

/** `can a #12 go inside a #11`: the first one goes into the second. */
const GOES_INSIDE = /\b(?:go(?:es)?|fits?|put|slips?|tucks?|be) (?:in|into|inside)\b/;

function nested(question: Question, inner: NamedEnvelope, outer: NamedEnvelope): Draft | undefined {
  if (GOES_INSIDE.test(question.text))
    return checked(question, outer, { height: inner.size.height, width: inner.size.width });
  const smaller =
    inner.size.height * inner.size.width <= outer.size.height * outer.size.width ? inner : outer;
  const larger = smaller === inner ? outer : inner;
  return checked(question, larger, { height: smaller.size.height, width: smaller.size.width });
}
