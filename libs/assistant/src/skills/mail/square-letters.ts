import {
  aspectLimits,
  currentPrices,
  LETTER_WEIGHT,
  mailShape,
  postageFor,
} from '@printpartner/print-knowledge/mail';
import { countText, priceText } from '@printpartner/print-knowledge/figures';
import type { TrimSize } from '@printpartner/spec-sheet/job';
import { asksToAvoid, asksYesNo } from '../../question/asked-form.ts';
import { has, type Question } from '../../question/question.ts';
import { exactly } from '../result.ts';
import { answers, type Draft } from '../skill.ts';
import { className } from './class-prices.ts';
import { classesNamed } from './classes-named.ts';
import {
  pieceSize,
  LETTER_OUNCES,
  mailEntry,
  millsOf,
  ouncesText,
  PRICES_DATED,
  step,
  working,
} from './mail-figures.ts';
import { phrases } from './phrases.ts';
import { totalText } from './postage-text.ts';
import { added, sum, withSurcharge } from './surcharge-text.ts';
import { typedOunces, typedSizes } from './typed-sizes.ts';

/** `someone told me there's an extra fee for squares`. */
const HEARSAY =
  /\b(?:told|heard|read|said|says|thought|think|feel like|remember)\b.*\b(?:there's|there is|there was|costs?|pays?|cost|charged?|they're)\b.*\b(?:extra|fee|surcharge|more)\b/;

/** Whether it pays more, or can be mailed at all. */
function squareVerdict(question: Question, isFlat = false): string {
  if (HEARSAY.test(question.text)) return '**Yes.** ';
  if (!asksYesNo(question) || has(question, 'or', 'without', 'no surcharge', 'no extra')) return '';
  if (has(question, 'same')) return '**No.** ';
  if (
    has(
      question,
      ...phrases('one stamp, a stamp, single stamp, regular stamp, normal postage, regular postage'),
    )
  )
    return '**No, it pays more.** ';
  if (asksToAvoid(question)) return '**No.** ';
  if (has(question, ...phrases('more, extra, fee, surcharge, additional, higher, expensive')))
    return '**Yes.** ';
  return has(question, ...phrases('can, could, ok, okay, allowed, possible, acceptable'))
    ? `**Yes, at ${isFlat ? 'the flat price' : 'a surcharge'}.** `
    : '';
}

/** What every square pays. */
export function squareRule(question: Question): Draft {
  const { maxHeight } = mailShape('letter');
  return answers(
    `${squareVerdict(question)}Square mail pays the **${added()}** nonmachinable surcharge: its aspect ratio is 1, outside ${aspectLimits.min}–${aspectLimits.max}. A stamped 1 oz square letter costs **${withSurcharge()}** (${sum()}). The largest square letter is ${pieceSize(maxHeight, maxHeight)}; above, such as 6-1/2 × 6-1/2 in, it’s a flat: ${priceText(millsOf('flat'))} at 1 oz. ${PRICES_DATED}`,
    [mailEntry.nonmachinable, { entry: 'Square Envelopes' }, mailEntry.postage],
  );
}

/** The shape and price of each typed square. */
export function squaresOf(question: Question): Draft | undefined {
  const drafts = typedSizes(question)
    .filter(({ width, height }) => width === height)
    .slice(0, 3)
    .flatMap((size) => squareOf(question, size) ?? []);
  const [first, ...others] = drafts;
  if (!first || others.length === 0) return first;
  return answers(drafts.map(({ text }) => `- ${text}`).join('\n'), first.cites, {
    workings: drafts.flatMap(({ workings = [] }) => workings),
  });
}

const bulkNote = (question: Question): string =>
  classesNamed(question).some((id) => id === 'marketing' || id === 'commercial')
    ? ' That is the single-piece price: our tables have no presorted price for nonmachinable pieces, so ask your mail house.'
    : '';

function squareOf(question: Question, size: TrimSize): Draft | undefined {
  const letter = mailShape('letter');
  const sized = pieceSize(size.height, size.width);
  const cites = [mailEntry.nonmachinable, { entry: 'Square Envelopes' }, mailEntry.postage];
  if (size.height < letter.minLength)
    return answers(
      `${sized} is **too small to mail**: the minimum is **${pieceSize(letter.minHeight, letter.minLength)}**. Put it in a larger envelope.`,
      [mailEntry.letter],
    );
  const { quantity: typed = 1 } = question.values;
  const ounces = typedOunces(question) ?? 1;
  // “5 inch square card” isn’t five cards.
  const quantity = typed === size.width ? 1 : typed;
  const isFlat = size.height > letter.maxHeight || ounces > LETTER_WEIGHT;
  const paid = postageFor(
    {
      price: isFlat ? 'flat' : 'letter-stamp',
      weight: ounces,
      pieces: quantity,
      isNonmachinable: true,
    },
    currentPrices,
  );
  const results = paid.ok && [
    {
      ...exactly('postage', paid.value.millsEach / 1000, quantity === 1 ? undefined : quantity),
      by: className('single'),
    },
  ];
  if (isFlat) {
    const why =
      size.height > letter.maxHeight
        ? `is over the ${letter.maxHeight} in letter height`
        : `of ${ouncesText(ounces)} is over the ${LETTER_OUNCES} of a letter`;
    const price = paid.ok
      ? `**${priceText(paid.value.millsEach)}** at ${ouncesText(ounces)}`
      : `${priceText(millsOf('flat'))} at 1 oz. Our tables have only that price; ask your post office for **${ouncesText(ounces)}**`;
    return answers(
      `${squareVerdict(question, true)}A ${sized} square ${why}, so it pays the **flat** price, without a surcharge: ${price}. ${PRICES_DATED}`,
      cites,
      { ...(results && { results }) },
    );
  }
  if (!paid.ok || !results) return undefined;
  const each = priceText(paid.value.millsEach);
  const total = totalText({ low: paid.value.millsEach, high: paid.value.millsEach }, quantity);
  const all = quantity === 1 ? '' : ` For ${countText(quantity)}: **${total}**.`;
  return answers(
    `${squareVerdict(question)}A ${sized} square mails as a **nonmachinable letter**: its aspect ratio is 1, outside ${aspectLimits.min}–${aspectLimits.max}. It pays a **${added()}** surcharge, so a stamped piece ${ouncesText(ounces).replace(/^(?!over)/, 'of ')} costs **${each}**.${all}${bulkNote(question)} ${PRICES_DATED}`,
    cites,
    {
      results,
      workings: [
        working(
          'Postage of a square letter',
          [
            step(
              'Stamped letter + surcharge',
              `${priceText(paid.value.millsEach - paid.value.surchargeMills)} + ${added()}`,
              each,
            ),
            ...(quantity === 1 ? [] : [step('All', `${countText(quantity)} × ${each}`, total)]),
          ],
          question.values.ounces === undefined ? ['Weight up to 1 oz.'] : [],
        ),
      ],
    },
  );
}
