import { mailClassOf } from '@printpartner/print-knowledge/mail';
import { priceText } from '@printpartner/print-knowledge/figures';
import { asksYesNo } from '../../question/asked-form.ts';
import { has, type Question } from '../../question/question.ts';
import { answers, type Draft } from '../skill.ts';
import { mailEntry, millsOf, pricesFrom } from './mail-figures.ts';
import { phrases } from './phrases.ts';

/** They ask whom a mailing reaches. */
export const ROUTES = phrases(
  'neighborhood, route, choose, pick, select, radius, area, certain, specific, only, businesses only',
  'apartments, skip, exclude, leave out, who delivers, demographics, income',
);

/** `can I skip the list`, `is it only for households`: nobody is picked. */
const OF_ALL =
  /\b(?:skip|without|leave out)\b.*\blists?\b|\bonly (?:for|to|goes to) (?:all |every )?(?:households?|homes?)\b/;

/** Whom an EDDM mailing reaches. */
export function routes(question: Question): Draft {
  const isPicking = has(
    question,
    ...phrases('business, businesses, certain, specific, only, skip, exclude, leave out, apartments, income'),
  );

  return answers(
    `${isPicking && !OF_ALL.test(question.text) && asksYesNo(question) ? '**No.** ' : ''}EDDM goes to **every household on a carrier route**, without names. You choose whole routes, in the USPS online tool, not single addresses; for those, mail to a list by Marketing Mail or First-Class.`,
    [{ entry: 'EDDM', place: 'Strategy and Format Selection' }, mailEntry.preparingEddm],
  );
}

/** The simplified address. */
export const addressing = (question: Question): Draft =>
  answers(
    `${asksYesNo(question) && has(question, 'need', 'have to', 'require', 'required', 'must') ? '**No.** ' : ''}EDDM uses a **simplified address** such as “Local Postal Customer”, without names and without a list: every household on a route gets one. It goes in the **upper half**, not upside down, marked ECRWSSEDDM, and needs no barcode zone.`,
    [mailEntry.addressSide, { entry: 'EDDM', place: 'Strategy and Format Selection' }],
  );

/** What decides between EDDM and a list, where the text says it. */
function versusLead(question: Question): string {
  if (/\b(?:only|target\w*|specific|certain|people who|owners?|customers who|income)\b/.test(question.text))
    return '**A list**: EDDM can’t choose among the households of a route. ';
  return asksYesNo(question) && /\beddm\b.*\b(?:cheaper|less)\b/.test(question.text) ? '**Yes.** ' : '';
}

/** EDDM beside a mailing to a list. */
export const versusList = (question: Question): Draft =>
  answers(
    `${versusLead(question)}EDDM costs **${priceText(millsOf('eddm-retail'))}** each and needs no list or permit, but goes to every household and only takes flats. Marketing Mail costs **${priceText(millsOf('marketing-letter-5-digit-origin'))}–${priceText(millsOf('marketing-letter-mixed-origin'))}** for a letter-size piece, needs a list, a permit and ${mailClassOf('marketing').minPieces} pieces, and reaches the people you choose.${has(question, 'first class', 'first-class', 'presort') ? ` First-Class presort: **${priceText(millsOf('commercial-letter-5-digit-origin'))}–${priceText(millsOf('commercial-letter-mixed-origin'))}** for a letter, from ${mailClassOf('commercial').minPieces} pieces.` : ''} EDDM for saturation (restaurants, home services), Marketing Mail for named customers and small cards. Prices effective ${pricesFrom}.`,
    [{ entry: 'EDDM', place: 'Strategy and Format Selection' }, mailEntry.classes, mailEntry.postage],
  );
