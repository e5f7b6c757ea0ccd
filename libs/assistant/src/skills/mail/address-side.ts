import { addressRules, finalPanelRule, productionRules } from '@printpartner/print-knowledge/mail';
import { asksYesNo } from '../../question/asked-form.ts';
import { has, type Question } from '../../question/question.ts';
import { answers, type Draft, type Skill } from '../skill.ts';
import { citeOf, texts, ofZone, placed } from './address-zones.ts';
import { envelopesNamed } from './envelope-names.ts';
import { windows } from './envelope-kinds.ts';
import { pieceSize, mailEntry } from './mail-figures.ts';
import { isAboutMail, nounOf } from './mail-terms.ts';
import { phrases } from './phrases.ts';
import { typedSizes } from './typed-sizes.ts';

/** Zones of the address side, type, background, coating, indicia. */
export const addressSide: Skill = {
  id: 'address-side',
  answer: (question) => {
    const isChoice =
      has(question, ...phrases('best, which coating, what coating, recommend, weight, weigh, thick')) &&
      has(question, 'coating', 'laminate', 'varnish') &&
      !has(question, 'mailing side', 'mail side', 'address side', 'mailing panel');
    if (isChoice && !has(question, 'address', 'addressing')) return undefined;
    if (
      has(question, ...priceTerms) &&
      (typedSizes(question).length > 0 || question.values.quantity !== undefined)
    )
      return undefined;
    const isMailSide =
      isAboutMail(question) ||
      has(
        question,
        'postcard',
        'mailing',
        'address',
        'addressing',
        'addressed',
        'barcode',
        'bar code',
        'imb',
      );
    if (
      has(question, 'window') &&
      has(question, ...phrases('play, clearance, shift, shifts, slide, around the address, room, gap'))
    )
      return windows(envelopesNamed(question));
    if (has(question, 'window', 'eddm') || !isMailSide) return zoneWithoutMail(question);
    if (has(question, 'cost', 'how much', 'fee', 'price') && has(question, 'permit', 'imprint'))
      return undefined;
    const isAddress = has(
      question,
      ...phrases('address, addresses, addressed, addressing, barcode, bar code, imb, ocr, intelligent mail'),
    );
    if (has(question, 'return address', 'sender address', 'endorsement') && !has(question, 'envelope size'))
      return ofZone('return', question);
    if (
      has(
        question,
        ...phrases(
          'indicia, permit imprint, postage block, postage box, stamp area, stamp box, place stamp',
          'where does the stamp, permit box, imprint',
        ),
      )
    )
      return indicia(question);
    if (
      isAddress &&
      has(
        question,
        ...phrases(
          'coating, coat, coated, uv, laminate, lamination, laminated, varnish, aqueous, gloss',
          'glossy, soft touch, inkjet, ink jet, reverse, reversed, background, dark, color, photo',
        ),
      )
    )
      return coating(question);
    if (
      has(question, 'coating', 'uv', 'laminate', 'laminated', 'aqueous') &&
      has(
        question,
        ...phrases('mailing side, mail side, mailing panel, address side, inkjet, mailer, mailed, postcard'),
      ) &&
      (has(question, 'inkjet', 'address side', 'mailing side', 'mail side', 'mailing panel', 'mailed') ||
        (isAboutMail(question) && BOTH_SIDES.test(question.text)))
    )
      return coating(question);
    if (has(question, 'barcode', 'bar code', 'imb', 'intelligent mail')) return ofZone('barcode', question);
    if (has(question, 'ocr', 'read area', 'read zone')) return ofZone('ocr', question);
    if (
      isAddress &&
      has(
        question,
        ...phrases(
          'font, type size, point, pt, typeface, caps, capitals, all caps, lettering, serif',
          'sans serif, type',
        ),
      )
    )
      return type();
    if (isAddress && has(question, ...layoutTerms)) return layout(question);
    if (
      has(
        question,
        ...phrases(
          'mailing panel, mail panel, mailing side, mail side, address side, address block',
          'address area, address panel, 2x4 area, 2 x 4 area, clear area, clear zone, clear space, quiet zone',
        ),
      )
    )
      return layout(question);
    return undefined;
  },
};

/** Its address side, too. */
const BOTH_SIDES =
  /\b(?:both|two|2|all|each|every) sides?\b|\b(?:whole|entire|full|complete) (?:piece|post ?card|card|mailer|thing)\b|\ball over\b|\bfront and back\b/;

/** A coating of the whole piece or of its address side, whatever else is said of coatings. */
export const coatedAddressSide: Skill = {
  id: 'address-side-coating',
  answer: (question) =>
    (isAboutMail(question) || has(question, 'addressing')) &&
    has(question, ...coatings) &&
    (BOTH_SIDES.test(question.text) ||
      PICTURE_SIDE.test(question.text) ||
      has(question, 'address side', 'mailing side', 'mail side', 'mailing panel', 'addressing')) &&
    !has(question, ...priceTerms, 'which coating', 'what coating', 'how much', 'print')
      ? coating(question)
      : undefined,
};

const PICTURE_SIDE =
  /\b(?:picture|front|photo|image|art|artwork|non-?address|other|one|single) side\b|\b(?:just|only) (?:on )?(?:the |one )?(?:front|side)\b|\bfront only\b/;

const coatings = phrases(
  'coating, coated, aqueous, uv, laminate, laminating, laminated, lamination, soft touch, soft-touch',
);

/** What a piece costs is postage, also where its address is named. */
const priceTerms = phrases('surcharge, postage, extra postage, cost, cheaper, difference in');

const layoutTerms = phrases(
  'far, edge, distance, margin, where, area, zone, clear, space, room, block, layout',
  'near, next to, close to, position, place, placement, side, panel, leave, blank, location, keep, big, size, design',
  'art, artwork, empty, put, how much, template, rule, requirement, orientation, parallel',
);

/** Terms that are of mail by themselves. */
function zoneWithoutMail(question: Question): Draft | undefined {
  if (has(question, 'window', 'eddm')) return undefined;
  if (has(question, 'indicia')) return indicia(question);
  if (has(question, 'barcode') && has(question, 'matte', 'uv', 'laminate')) return coating(question);
  const isBarcodePlace =
    has(question, 'barcode') &&
    has(
      question,
      ...phrases(
        'bottom, edge, clear, far, zone, corner, where, near, around, next to, area, how big, how wide, how tall, size',
      ),
    ) &&
    !has(question, ...phrases('isbn, upc, product, retail, label, book, package, packaging'));
  if (isBarcodePlace || has(question, 'imb', 'intelligent mail', 'barcode clear', 'barcode zone', 'ocr'))
    return ofZone(has(question, 'ocr') ? 'ocr' : 'barcode', question);
  return undefined;
}

function indicia(question: Question): Draft {
  const rule = addressRules.find(({ text }) => text.startsWith('The indicia'))?.text ?? '';
  if (
    has(
      question,
      ...phrases(
        'what is, hand write, handwrite, write, mean, say, wording, text, read, include, contain, handwritten, hand-drawn, draw',
        'need',
      ),
    )
  )
    return answers(
      `${asksYesNo(question) && has(question, 'hand write', 'handwrite', 'handwritten', 'hand-drawn', 'draw', 'hand draw', 'write', 'type') ? '**No.** ' : ''}An indicia is the printed permit that replaces a stamp. ${rule} ${texts.indicia()}`,
      [citeOf('indicia'), mailEntry.addressSide],
    );
  return answers(
    `${texts.indicia()} ${rule}`,
    [citeOf('indicia'), mailEntry.addressSide],
    placed('indicia', question),
  );
}

function coating(question: Question): Draft {
  const [knockout, , inkjet] = productionRules;
  if (has(question, 'inkjet', 'ink jet'))
    return answers(
      `Inkjet addressing needs **uncoated paper or a knockout in the coating** over the address area, ${pieceSize(2, 4)}. ${inkjet?.text ?? ''} No gloss UV or laminate behind the address.`,
      [mailEntry.addressSide, mailEntry.stock],
    );
  if (has(question, 'reverse', 'reversed', 'background', 'dark', 'color', 'photo'))
    return answers(
      `The address and barcode need a **light background**: no reversed type, no dark photo and no gloss UV behind them.`,
      [mailEntry.addressSide, citeOf('barcode')],
    );
  const isPicture = PICTURE_SIDE.test(question.text) && !BOTH_SIDES.test(question.text);
  return answers(
    `${isPicture ? '**Yes, on the picture side only.** ' : ''}**No UV coating or laminate over the address and barcode.** ${knockout?.text.split(': ')[1]?.replace(/^k/, 'K') ?? ''} Leave ${pieceSize(2, 4)} uncoated at the lower right; inkjet needs uncoated paper.`,
    [mailEntry.stock, mailEntry.addressSide],
  );
}

const type = (): Draft =>
  answers(
    'Address type is **8 pt or larger**, preferably sans-serif capitals, on a light background. The indicia may be 4 pt.',
    [mailEntry.addressSide],
  );

function layout(question: Question): Draft {
  if (has(question, 'parallel', 'orientation', 'vertical', 'portrait'))
    return answers(
      'The address is **parallel to the long side** of a letter or card. Parallel to the short side, the letter is nonmachinable and pays the surcharge.',
      [mailEntry.nonmachinable],
    );
  if (nounOf(question) === 'flat')
    return answers(
      'The address of a flat goes in the **upper half**, right side up. A flat has no OCR read area or barcode clear zone.',
      [mailEntry.addressSide],
    );
  const isFolded = has(question, 'panel', 'self-mailer', 'self mailer', 'folded', 'tri-fold', 'trifold');
  const isBehind =
    asksYesNo(question) &&
    (/\b(?:behind|under|beneath|on top of|over)\b/.test(question.text) ||
      /\b(?:qr|logo|art\w*|photo|image|picture|design)\b.*\bin(?:side)?\b.*\baddress (?:area|block|zone|panel)\b/.test(
        question.text,
      ));
  const isLeft =
    asksYesNo(question) &&
    has(question, 'left', 'center', 'middle', 'elsewhere', 'anywhere') &&
    !has(question, 'panel');
  return answers(
    `${isBehind ? '**No**, only light and unbroken paper. ' : isLeft ? '**Yes, inside the OCR read area**, clear of the return address at the upper left. ' : ''}${texts.clear()}\n\n- ${texts.barcode().replaceAll('*', '')}\n- ${texts.ocr().replaceAll('*', '')}\n${isFolded ? `- On a folded piece the final fold is at the bottom or the leading (right) edge. ${finalPanelRule.text}\n` : ''}- Indicia: upper right, ${pieceSize(1, 1)} clear. Return address: upper left.`,
    [citeOf('clear'), citeOf('barcode'), citeOf('ocr'), mailEntry.addressSide],
    placed('clear', question),
  );
}
