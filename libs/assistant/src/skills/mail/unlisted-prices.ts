import { classifyPiece, isCommercialCard, mailShape } from '@printpartner/print-knowledge/mail';
import { priceText } from '@printpartner/print-knowledge/figures';
import { asksYesNo } from '../../question/asked-form.ts';
import { has, type Question } from '../../question/question.ts';
import type { Draft, Skill } from '../skill.ts';
import { asksPrice, asksTime } from './asked-measure.ts';
import { classesNamed } from './classes-named.ts';
import { pieceSize, mailEntry, millsOf, PRICES_DATED } from './mail-figures.ts';
import { readPiece } from './mail-piece.ts';
import { isAboutMail, nounOf } from './mail-terms.ts';
import { notListed } from './not-listed.ts';
import { phrases } from './phrases.ts';
import { typedSizes } from './typed-sizes.ts';

/** Prices of the post that our tables don’t have: mail abroad, extra services, packages, nonprofit and presorted cards. */
export const unlistedPrices: Skill = {
  id: 'postage-unlisted',
  answer: (question) => {
    if (isAbroad(question) && isAsked(question))
      return isPartlyAbroad(question)
        ? undefined
        : notListed(
            '**Our tables have no international prices**, only those within the US, and a domestic stamp doesn’t cover mail abroad. Your post office or the USPS price calculator has the price for the country and weight.',
          );
    const service = services.find(({ pattern }) => pattern.test(question.text));
    if (service && isAsked(question))
      return notListed(
        `**Our tables have no prices for ${service.name}**, only for First-Class, Marketing Mail and EDDM cards, letters and flats. Your post office or the USPS price calculator has them.`,
      );
    if (service && asksYesNo(question))
      return notListed(
        `Our guides have First-Class, Marketing Mail and EDDM, and nothing on ${service.name}: ask your post office.`,
      );
    if (!asksPrice(question) || has(question, ...phrases('qualify, qualifies, eligible, who can')))
      return undefined;
    if (isPresortCard(question)) return presortCard();
    return undefined;
  },
};

const isAsked = (question: Question): boolean =>
  asksPrice(question) || asksTime(question) || has(question, 'postage', 'stamp', 'how do i', 'how do we');

const COUNTRY =
  'canada|mexico|england|scotland|wales|ireland|the uk|uk|united kingdom|great britain|britain|germany|france|spain|italy|portugal|' +
  'switzerland|austria|belgium|netherlands|holland|sweden|norway|denmark|finland|poland|greece|turkey|israel|india|china|japan|korea|' +
  'taiwan|hong kong|singapore|philippines|vietnam|thailand|australia|new zealand|brazil|argentina|chile|colombia|south africa|nigeria|' +
  'egypt|dubai|europe|asia|africa|south america|another country|other countries|a foreign country|foreign countries';
const ABROAD = new RegExp(
  String.raw`\b(?:to|for|into|in) (?:our |the |my |their )?(?:[a-z]+ in )?(?:${COUNTRY})\b|\b(?:canad(?:a|ian)|mexic(?:o|an)|uk|europe(?:an)?) (?:stamp|postage|address|rate|mail|customer|client|guest|price)|\binternational(?:ly)?\b|\boverseas\b|\babroad\b|\bforeign (?:address|mail|countr)`,
);

/** Mail to another country, not artwork from one. */
export const isAbroad = (question: Question): boolean =>
  ABROAD.test(question.text) &&
  !has(question, 'artwork', 'a4', 'size name', 'paper size', 'dl') &&
  (isAboutMail(question) ||
    has(
      question,
      ...phrases('send, sent, sending, go, going, goes, ship, postcards, invites, invitations, letters'),
    ));

/** `25 to England and 100 here`: the rest stays in the country. */
const isPartlyAbroad = ({ values, text }: Question): boolean =>
  values.quantities.length > 1 &&
  /\b(?:here|domestic\w*|us|usa|u\.s\.|states|local\w*|rest|others?)\b/.test(text);

/** The pieces that stay in the country, of a mailing that goes partly abroad. */
export function domesticPieces(question: Question): number | undefined {
  if (!isAbroad(question) || !isPartlyAbroad(question)) return undefined;
  const [found] = [
    ...question.text.matchAll(/\b(\d+)\b[^\d,.;]*?(?:\b(?:here|domestic\w*|usa?|states|local\w*)\b)/g),
  ];
  return found ? Number(found[1]) : undefined;
}

const services: readonly { pattern: RegExp; name: string }[] = [
  { pattern: /\bpre-?cancel\w*/, name: 'precanceled stamps' },
  {
    pattern:
      /\b(?:tracking|track (?:my|the|our|it|them)|trackable|tracked)\b.*\b(?:mail\w*|eddm|letters?|postcards?|pieces)\b|\b(?:mail\w*|eddm|letters?|postcards?|pieces)\b.*\b(?:tracking|trackable|tracked)\b/,
    name: 'tracking',
  },
  {
    pattern:
      /\bcertified\b(?!.*\b(?:list|press|indigo|digital|papers?|stocks?|offset)\b)|\bregistered mail\b|\breturn receipt\b|\bdelivery confirmation\b/,
    name: 'Certified Mail and other extra services',
  },
  {
    pattern: /\binsur(?:ed|ance)\b.*\b(?:mail|post|usps)|\b(?:mail|post|usps)\w*\b.*\binsur(?:ed|ance)\b/,
    name: 'insurance and other extra services',
  },
  {
    pattern:
      /\bpriority (?:mail|rate|flat|box|express|price|postage)|\b(?:by|via|send|ship|mail) priority\b|\bexpress mail\b|\bovernight mail\b|\bflat[- ]rate (?:box|envelope)/,
    name: 'Priority Mail',
  },
  {
    pattern: /\b(?:media|library) mail\b|\bground advantage\b|\bparcel (?:post|select|price|rate|postage)/,
    name: 'parcels',
  },
  {
    pattern:
      /\b(?:usps|postage|mail|post office|send)\b.*\b(?:packages|parcels|boxes)\b|\b(?:packages|parcels)\b.*\b(?:postage|usps|mail)\b/,
    name: 'packages',
  },
];

/** Presorted First-Class cards. */
function isPresortCard(question: Question): boolean {
  if (
    !classesNamed(question).includes('commercial') ||
    has(question, 'marketing mail', 'bulk', 'standard mail')
  )
    return false;
  if (!has(question, 'presort', 'presorted', 'commercial', 'automation') || nounOf(question) !== 'card')
    return false;
  const { quantity = 0, quantities } = question.values;
  if (
    Math.max(quantity, ...quantities) < MIN_COUNT &&
    (quantity > MIN_SORT || has(question, 'save', 'cheaper', 'vs'))
  )
    return false;
  const [size] = typedSizes(question);
  const read = size && readPiece(question, size, 'card');
  const found = read && classifyPiece(read.piece);
  const isCard = size === undefined || (found?.ok === true && isCommercialCard(found.value));
  return isCard && has(question, ...phrases('rate, price, cost, postage, how much'));
}

const MIN_COUNT = 500;
/** “5 digit” is read as a count. */
const MIN_SORT = 5;

function presortCard(): Draft {
  const { maxHeight, maxLength } = mailShape('commercial-card');
  return notListed(
    `**The presorted First-Class card price isn’t in our tables**; ask your mail house or the business mail entry unit. It takes cards up to ${pieceSize(maxHeight, maxLength)}, from 500 pieces with a permit, and is below the automation letter price, ${priceText(millsOf('commercial-letter-5-digit-origin'))}–${priceText(millsOf('commercial-letter-mixed-origin'))}. ${PRICES_DATED}`,
    [mailEntry.postage, mailEntry['commercial-card']],
  );
}
