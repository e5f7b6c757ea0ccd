import { eddmPreparation, mailClassOf, mailShape } from '@printpartner/print-knowledge/mail';
import { countText, dollarText, priceText } from '@printpartner/print-knowledge/figures';
import { asksYesNo } from '../../question/asked-form.ts';
import { has, type Question } from '../../question/question.ts';
import { answers, type Draft, type Skill } from '../skill.ts';
import {
  asksPieces,
  asksPrice,
  asksSize,
  asksThickness,
  asksTime,
  asksWeight,
  endOf,
} from './asked-measure.ts';
import { addressing, ROUTES, routes, versusList } from './eddm-reach.ts';
import { shape, overText, sizes, ofSizes } from './eddm-sizes.ts';
import { pieceSize, mailEntry, millsOf, pricesFrom, thousandths } from './mail-figures.ts';
import { nounOf, nounsOf, wants } from './mail-terms.ts';
import { calipersOf, isBorderline } from './paper-calipers.ts';
import { phrases } from './phrases.ts';
import { verdictWord } from './turned-verdict.ts';
import { typedSizes } from './typed-sizes.ts';

/** Names of EDDM. */
export const eddmTerms = phrases(
  'eddm, every door direct, every door, every-door, saturation mail, saturation mailing',
  'every house, every household, every home, every resident, every address in',
);

/** `what is an EDDM`, also with something else in the same breath: the overview says both. */
const WHAT_IS =
  /\b(?:what(?:'s| is| are| does)|explain|tell me about) (?:an? |the |this )?(?:eddm|every door(?: direct(?: mail)?)?)(?: thing| program| mean| stand for| mailing| mail)?(?=$|[?,.!]| (?:and|anyway|exactly|please|vs)\b)/;

/** Sizes, limits, quantities and preparation of EDDM; its postage is a price skill's. */
export const eddm: Skill = {
  id: 'eddm',
  answer: (question) => {
    if (!wants(question, ...eddmTerms)) return undefined;
    if (WHAT_IS.test(question.text)) return overview();
    const isCompared = has(
      question,
      ...phrases('vs, versus, or, compare, compared, difference, better, instead, cheaper, than'),
    );
    if (isCompared && (asksTime(question) || question.values.quantity !== undefined)) return undefined;
    if (has(question, 'ddu', 'dscf', 'bmeu', 'business mail entry')) return businessEntry();
    if (
      isCompared &&
      has(
        question,
        ...phrases(
          'marketing mail, first class, first-class, targeted, direct mail, presort, standard mail',
          'bulk, list',
        ),
      )
    )
      return versusList(question);
    if (typedSizes(question).length > 0 && !asksPrice(question)) return ofSizes(question);
    // A brochure that names no size is a letter-size sheet.
    if (nounOf(question) === 'folded' && !asksPrice(question) && asksYesNo(question))
      return ofSizes({ ...question, values: { ...question.values, sizes: [{ width: 11, height: 8.5 }] } });
    if (
      has(question, ...phrases('most, per day, one day, a day, each day, daily, per zip')) &&
      !asksSize(question) &&
      !has(question, 'bundle')
    )
      return pieces(question);
    if (has(question, ...phrases('forward, forwarded, returned, come back, moved, vacant')))
      return answers(
        `${asksYesNo(question) ? '**No.** ' : ''}EDDM **isn’t forwarded or returned**: it has no names, and goes to every household on the route.`,
        [{ entry: 'EDDM Retail', place: 'Classes' }],
      );
    if (
      has(question, ...ROUTES) &&
      !asksSize(question) &&
      !asksPrice(question) &&
      question.values.quantity === undefined
    )
      return routes(question);
    if (
      has(
        question,
        ...phrases(
          'what do i need, what do we need, how do i do, steps, get started, do it myself, bundle, facing slip, strap, rubber band, form, paperwork, crid, prepare, prep, drop off',
          'drop-off, where do, post office, prepared, packaged, stack',
        ),
      )
    )
      return preparation();
    if (has(question, 'permit', 'indicia', 'marking', 'endorsement', 'imprint', 'marked'))
      return permit(question);
    if (
      has(
        question,
        ...phrases(
          'address, addressed, addressing, list, name, names, personalize, personalized, simplified',
          'resident, business, businesses, target, barcode, side, label, where, ncoa, cass',
        ),
      )
    )
      return addressing(question);
    if (asksPrice(question)) return undefined;
    if (asksTime(question))
      return answers(
        `EDDM is delivered **${mailClassOf('eddm-retail').delivery}**. It isn’t forwarded or returned.`,
        [{ entry: 'EDDM Retail', place: 'Classes' }],
      );
    if (asksWeight(question))
      return answers(
        `${question.values.ounces === undefined || !/^(?:is|can|will|does)\b/.test(question.text) ? '' : `**${verdictWord(question, question.values.ounces <= (mailShape('eddm-flat').maxWeight ?? 0))}.** `}An EDDM Retail piece weighs at most **${mailShape('eddm-flat').maxWeight} oz**. Through a business mail entry unit the price covers 4 oz.`,
        [mailEntry['eddm-flat'], mailEntry.postage],
      );
    if (asksThickness(question))
      return answers(
        `An EDDM piece is **${thousandths(mailShape('eddm-flat').minThickness)}** to **${thousandths(mailShape('eddm-flat').maxThickness)}** (3/4 in) thick.`,
        [mailEntry['eddm-flat']],
      );
    if (has(question, 'stock', 'paper', 'cover', 'gsm') || question.values.papers.length > 0)
      return answers(
        `${stockVerdict(question)}USPS asks for a thickness, not a stock: **${thousandths(mailShape('eddm-flat').minThickness)}** or more, and it has to bend. Our guide asks for 100# cover or 14 pt for postcards.`,
        [mailEntry['eddm-flat'], mailEntry.postcardStock],
      );
    if (asksSize(question)) return sizes(question);
    if (
      asksPieces(question) ||
      endOf(question) ||
      question.values.quantity !== undefined ||
      has(question, 'limit', 'per day', 'zip', 'households', 'homes')
    )
      return pieces(question);
    return isCompared && nounsOf(question).length > 0 ? undefined : overview();
  },
};

/** Whether the named papers reach the thickness of an EDDM flat. */
function stockVerdict(question: Question): string {
  const calipers = question.values.papers.flatMap(calipersOf);
  const { minThickness } = shape();
  const [first] = calipers;
  if (!first) return '';
  const passing = calipers.filter(({ caliper }) => caliper >= minThickness);
  const lead = calipers.some(({ caliper }) => isBorderline(caliper, minThickness))
    ? '**Borderline, so measure it**'
    : passing.length === calipers.length || passing.length === 0
      ? `**${verdictWord(question, passing.length > 0)}**`
      : '**It depends on the finish**';
  return `${lead}, ${calipers.map(({ name, caliper }) => `${name} is ${thousandths(caliper)}`).join(', ')}. `;
}

function pieces(question: Question): Draft {
  const retail = mailClassOf('eddm-retail');
  const most = countText(retail.maxPieces ?? 0);
  const { quantity } = question.values;
  const days =
    quantity !== undefined && retail.maxPieces !== undefined && quantity > retail.maxPieces
      ? ` ${countText(quantity)} pieces in one ZIP Code take ${Math.ceil(quantity / retail.maxPieces)} days, or a permit.`
      : '';
  const price = millsOf('eddm-retail');
  const postage =
    quantity !== undefined && asksPrice(question)
      ? ` Postage: ${countText(quantity)} × ${priceText(price)} = **${dollarText(Math.round((quantity * price) / 10))}** (${pricesFrom}).`
      : '';
  const least =
    quantity !== undefined && quantity < retail.minPieces ? ` ${quantity} pieces are too few.` : '';
  return answers(
    `EDDM Retail takes **${retail.minPieces} to ${most} pieces** a day per 5-digit ZIP Code.${days}${least}${postage} With a permit through a business mail entry unit there’s no daily maximum, from ${mailClassOf('eddm-bmeu').minPieces} pieces. Every household on a route gets one.`,
    [
      { entry: 'EDDM Retail', place: 'Classes' },
      { entry: 'EDDM at a business mail entry unit', place: 'Classes' },
    ],
  );
}

/** EDDM with a permit. */
function businessEntry(): Draft {
  const [origin, dscf, ddu] = (['eddm-origin', 'eddm-dscf', 'eddm-ddu'] as const).map((id) =>
    priceText(millsOf(id)),
  );
  return answers(
    `Through a business mail entry unit, with a permit and from ${mailClassOf('eddm-bmeu').minPieces} pieces, an EDDM flat up to 4 oz costs **${origin}** at origin, **${dscf}** at the DSCF and **${ddu}** at the DDU (${pricesFrom}). EDDM Retail, without a permit: ${priceText(millsOf('eddm-retail'))}.`,
    [{ entry: 'EDDM at a business mail entry unit', place: 'Classes' }, mailEntry.postage],
  );
}

const preparation = (): Draft =>
  answers(
    `Bundle EDDM in **50–100 pieces** with a facing slip.\n\n${eddmPreparation
      .slice(1)
      .map(({ text }) => `- ${text}`)
      .join('\n')}`,
    [mailEntry.preparingEddm],
  );

function permit(question: Question): Draft {
  if (has(question, 'permit') && !has(question, 'indicia', 'imprint'))
    return answers(
      '**No permit** is needed for EDDM Retail: you pay at the counter. EDDM at a business mail entry unit needs one. The address is marked ECRWSSEDDM.',
      [mailEntry.postage, mailEntry.classes],
    );
  return answers(
    'The address of an EDDM piece is marked **ECRWSSEDDM**; its indicia names the class (ECRWSS EDDM) and “U.S. POSTAGE PAID”, in 4 pt or larger. EDDM Retail needs no permit: its indicia reads **EDDM RETAIL**.',
    [mailEntry.addressSide, mailEntry.postage],
  );
}

function overview(): Draft {
  const retail = mailClassOf('eddm-retail');
  const { maxHeight, maxLength, maxWeight } = shape();
  return answers(
    `EDDM (Every Door Direct Mail) goes to **every household on a carrier route**, without a mailing list. It costs **${priceText(millsOf('eddm-retail'))}** each at EDDM Retail (${pricesFrom}), from ${retail.minPieces} to ${countText(retail.maxPieces ?? 0)} pieces a day per ZIP Code, without a permit. The piece is a flat ${overText()}, up to ${pieceSize(maxHeight, maxLength)} and ${maxWeight} oz.`,
    [
      { entry: 'EDDM', place: 'Strategy and Format Selection' },
      mailEntry['eddm-flat'],
      { entry: 'EDDM Retail', place: 'Classes' },
    ],
  );
}
