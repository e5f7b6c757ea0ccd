import { mailShape, currentPrices } from '@printpartner/print-knowledge/mail';
import { allowanceFor, mailsAs } from '@printpartner/print-knowledge/envelopes';
import { priceText } from '@printpartner/print-knowledge/figures';
import { MM_IN_INCH, fractionText } from '@printpartner/print-knowledge/measure';
import { asksYesNo } from '../../question/asked-form.ts';
import { has, type Question } from '../../question/question.ts';
import { answers, type Draft, type Skill } from '../skill.ts';
import { asksAmount } from './asked-measure.ts';
import { COMMON, commonSizes } from './common-envelopes.ts';
import {
  windows,
  reply,
  remittance,
  openings,
  squares,
  groupList,
  largestLetters,
} from './envelope-kinds.ts';
import { envelopeById, envelopesNamed, envelopesOfSize, type NamedEnvelope } from './envelope-names.ts';
import {
  article,
  calledEnvelope,
  envelopeCitation,
  largestInsert,
  mailSentence,
  sizeTextOf,
  windowText,
  uses,
} from './envelope-text.ts';
import { pieceSize, mailEntry, millsOf, PRICES_DATED, thousandths } from './mail-figures.ts';
import { isAboutMail } from './mail-terms.ts';
import { squaresOf } from './square-letters.ts';
import { phrases } from './phrases.ts';
import { typedSizes, typedThickness } from './typed-sizes.ts';

/** Sizes, windows, kinds, uses and papers of envelopes. */
export const envelopeFacts: Skill = {
  id: 'envelope-facts',
  answer: (question) => {
    if (has(question, 'without envelope', 'without an envelope', 'no envelope')) return undefined;
    if (
      asksAmount(question) &&
      (has(question, 'print', 'printed', 'printing', 'buy', 'order') ||
        question.values.quantity !== undefined) &&
      !isAboutMail(question)
    )
      return undefined;
    const named = envelopesNamed(question);
    const sized = has(question, 'envelope')
      ? typedSizes(question).flatMap((size) => envelopesOfSize(question, size).slice(0, 1))
      : [];
    const found = named.length > 0 ? named : sized;
    if (!has(question, 'envelope', 'env') && (named.length === 0 || !isOfEnvelopes(question)))
      return undefined;
    if (has(question, 'window') && asksAmount(question))
      return mailedAs(question, envelopeById('n10-window'));
    if (has(question, 'window')) return windows(named);
    if (
      has(
        question,
        ...phrases(
          'reply, send back, sends back, comes back, mail back, back to us, return envelope, courtesy, bre, response envelope, brm, crm',
        ),
      ) &&
      !has(question, 'return address')
    )
      return reply(named);
    if (has(question, 'remit', 'remittance', 'donation', 'offering', 'pledge')) return remittance();
    if (
      has(question, 'open end', 'open-end', 'open side', 'open-side') ||
      FLAP_SIDE.test(question.text) ||
      /\binsert(?:ing|er|ion)? machines?\b|\bmachine[- ]insert/.test(question.text) ||
      (has(question, 'booklet') && has(question, 'catalog')) ||
      (has(question, 'difference', 'vs', 'versus') && has(question, 'catalog', 'booklet'))
    )
      return openings();
    if (
      (found.length === 0 || /\b(?:largest|biggest|max(?:imum)?) (?:\w+ )?letter env/.test(question.text)) &&
      has(question, 'largest', 'biggest', 'maximum', 'max') &&
      has(question, 'letter', 'stamp')
    )
      return largestLetters();
    if (found.length > 1) return compared(question, found);
    const [only] = found;
    if (
      only &&
      has(
        question,
        ...phrases('postage, stamp, surcharge, extra, letter, flat, mail, mails, cost, machinable'),
      )
    )
      return mailedAs(question, only);
    if (
      has(question, 'what is a', "what's a", 'what is an', 'explain', 'mean', 'open', 'opened', 'opens') &&
      has(question, 'catalog', 'booklet')
    )
      return openings();
    if (has(question, 'square')) return (typedSizes(question).length > 0 && squaresOf(question)) || squares();
    if (COMMON.test(question.text) && found.length === 0) return commonSizes();
    if (has(question, 'gsm', 'grams')) return undefined;
    if (has(question, 'paper', 'stock', 'bond', 'made of', 'basis weight')) return paper(question, only);
    if (
      has(
        question,
        ...phrases(
          'how much smaller, how much bigger, how much larger, clearance, wiggle room, allowance',
          'rule of thumb, how tight, how snug, bigger than, smaller than, larger than, how much room, how much space',
        ),
      )
    )
      return clearance();
    if (has(question, 'thick', 'thickness', 'bulky')) return thickness(only, typedThickness(question));
    if (only) return described(only);
    return groupList(question);
  },
};

const FLAP_SIDE =
  /\bflaps?\b.*\b(?:short|long|narrow|wide)(?:er)? (?:end|side|edge)\b|\b(?:short|long) (?:end|side|edge) flaps?\b/;

/** Without the word, `A7` or `#10` alone is an envelope; a `monarch` or `DL` with a sheet isn't. */
const isOfEnvelopes = (question: Question): boolean =>
  typedSizes(question).length > 0 ||
  (question.values.papers.length > 0 && has(question, 'usual', 'usually', 'normal', 'standard', 'typical')) ||
  (question.leansOn !== undefined && has(question.leansOn, 'envelope')) ||
  has(
    question,
    ...phrases(
      'size, dimension, big, fit, insert, inch, inches, vs, difference, what is, mail, postage',
      'bigger, larger, smaller, stamp, used for, letterhead, mm, or, versus, machinable, extra, letter, flat, count as',
    ),
  );

/** As the guide lists it, or computed. */
const mm = ({ envelope, size }: NamedEnvelope): string =>
  /\((\d+ x \d+ mm)\)/.exec(envelope.size)?.[1]?.replace(' x ', ' × ') ??
  `${Math.round(size.height * MM_IN_INCH)} × ${Math.round(size.width * MM_IN_INCH)} mm`;

function described(found: NamedEnvelope): Draft {
  const { envelope } = found;
  const largest = largestInsert(found);
  const window = windowText(envelope);
  const title = calledEnvelope(envelope);
  return answers(
    `${/^(?:A|#11|11|8)/.test(title) ? 'An' : 'A'} ${title} envelope is **${sizeTextOf(found)}** (${mm(found)}), height × width. It holds up to **${pieceSize(largest.height, largest.width)}**. Used for: ${uses(envelope.usage)}. ${mailSentence(found)} ${envelope.availability === 'common' ? 'It’s a common size.' : 'It’s a specialty size.'}${window ? ` Window: ${window}.` : ''}`,
    [envelopeCitation(envelope)],
    { specs: { form: 'custom', values: { mailingNotes: `${title} envelope, ${sizeTextOf(found)}` } } },
  );
}

/** `is a #12 bigger than a #10`. */
function largerVerdict(question: Question, [one, other]: readonly NamedEnvelope[]): string {
  const asked = /\b(?:bigger|larger|smaller)\b/.exec(question.text);
  if (!asked || !one || !other || !asksYesNo(question)) return '';
  const isLarger = one.size.height * one.size.width > other.size.height * other.size.width;
  return isLarger === (asked[0] !== 'smaller') ? '**Yes.**\n' : '**No.**\n';
}

function compared(question: Question, found: readonly NamedEnvelope[]): Draft {
  const lines = found.slice(0, 4).map((one) => {
    const largest = largestInsert(one);
    return `- ${calledEnvelope(one.envelope)}: **${sizeTextOf(one)}** (${mm(one)}), holds ${pieceSize(largest.height, largest.width)}. ${uses(one.envelope.usage)}. ${mailSentence(one)}`;
  });
  return answers(
    `${largerVerdict(question, found)}${lines.join('\n')}`,
    found.slice(0, 4).map(({ envelope }) => envelopeCitation(envelope)),
  );
}

/** Whether it costs more than a plain letter. */
const asksMore = (question: Question): boolean =>
  asksYesNo(question) && has(question, ...phrases('more, extra, surcharge, additional, higher, expensive'));

function mailedAs(question: Question, found: NamedEnvelope): Draft {
  const shape = mailsAs(found.size);
  const cites = [envelopeCitation(found.envelope), mailEntry.postage];
  const stamp = millsOf('letter-stamp');
  const called = `${calledEnvelope(found.envelope)} envelope (${sizeTextOf(found)})`;
  if (!shape.ok) return described(found);
  const thick = typedThickness(question);
  if (thick !== undefined && thick > mailShape('letter').maxThickness) return thickness(found, thick);
  if (shape.value === 'flat')
    return answers(
      `${asksMore(question) ? '**Yes.** ' : ''}${called}: **flat** (large envelope), **${priceText(millsOf('flat'))}** up to 1 oz at the single-piece price. Letters end at ${pieceSize(mailShape('letter').maxHeight, mailShape('letter').maxLength)}. ${PRICES_DATED}`,
      cites,
    );
  if (shape.value === 'letter')
    return answers(
      `${asksMore(question) ? '**No.** ' : has(question, 'machinable') && asksYesNo(question) ? '**Yes.** ' : ''}${called}: **letter**, **${priceText(stamp)}** with a stamp up to 1 oz, without a surcharge, while it’s at most 1/4 in thick and bends. ${PRICES_DATED}`,
      cites,
    );
  const surcharge = currentPrices.nonmachinable ?? 0;
  return answers(
    `${asksMore(question) ? '**Yes.** ' : ''}${called}: **nonmachinable letter**, with a **${priceText(surcharge)}** surcharge: **${priceText(stamp + surcharge)}** stamped up to 1 oz. Its aspect ratio is outside 1.3–2.5. ${PRICES_DATED}`,
    [...cites, mailEntry.nonmachinable],
  );
}

/** The guides name a paper only for the #10. */
function paper(question: Question, only: NamedEnvelope | undefined): Draft {
  const [typed] = question.values.papers;
  const verdict = asksYesNo(question) && typed ? (typed.value === 24 ? '**Yes.** ' : '**No.** ') : '';
  const other =
    only && !only.envelope.id.startsWith('n10')
      ? ` Our guides name none for ${article(only)} ${calledEnvelope(only.envelope)}, so ask your printer.`
      : '';
  return answers(
    `${verdict}**24# bond** is the usual weight of #10 envelopes.${other} Inserts must not show through a light one.`,
    [{ entry: '24# Bond', place: 'Paper By Weight' }],
  );
}

const clearance = (): Draft =>
  answers(
    `Make the insert at least **${fractionText(allowanceFor(0))} in** smaller than the envelope each way, **1/4 in** for bulky sets and greeting cards. A 5 × 7 in card goes into an A7, 5-1/4 × 7-1/4 in.`,
    [envelopeCitation(envelopeById('a7').envelope)],
  );

function thickness(only: NamedEnvelope | undefined, typed?: number): Draft {
  const [letter, flat] = [mailShape('letter').maxThickness, mailShape('flat').maxThickness];
  const lead =
    typed === undefined || typed <= letter
      ? ''
      : `At ${thousandths(typed)} thick it’s a **${typed > flat ? 'parcel' : 'flat'}**. `;
  return answers(
    `${lead}${only ? `${calledEnvelope(only.envelope)} (${sizeTextOf(only)}): a` : 'A'}s a letter the filled envelope may be **${fractionText(0.25)} in** (${thousandths(0.25)}) thick; thicker, it’s a flat, up to 3/4 in. Bulky contents also need a larger envelope: ${fractionText(allowanceFor(0))} in clearance for a card, 1/4 in at 3/16 in thick.`,
    [mailEntry.letter, mailEntry.flat],
  );
}
