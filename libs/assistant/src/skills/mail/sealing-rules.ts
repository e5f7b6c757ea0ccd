import {
  glueSpot,
  mailShape,
  productFigure,
  sealingRules,
  type SealingId,
  type SealingRule,
} from '@printpartner/print-knowledge/mail';
import { fractionText } from '@printpartner/print-knowledge/measure';
import { asksYesNo } from '../../question/asked-form.ts';
import { has, type Question } from '../../question/question.ts';
import { answers, type Draft } from '../skill.ts';
import { pieceSize, mailEntry, ouncesText } from './mail-figures.ts';
import { readPiece } from './mail-piece.ts';
import { nounOf } from './mail-terms.ts';
import { phrases } from './phrases.ts';
import { typedOunces, typedSizes } from './typed-sizes.ts';

/** What makes a piece one with optional elements. */
export const partTerms = phrases(
  'tear off, tear-off, tear-out, die-cut, die cut, diecut, perf, perfs, perforated, perforation, attachment, window',
  'loose',
);

/** A sealing rule by id. */
export const ruleOf = (id: SealingId): SealingRule => {
  const rule = sealingRules.rows.find((row) => row.id === id);
  if (!rule) throw new RangeError(`Unknown sealing rule: ${id}`);
  return rule;
};

/** `2 tabs of 1 in`. */
export const tabText = ({ tabs, tabSize }: SealingRule): string =>
  `**${tabs} tab${tabs === 1 ? '' : 's'}${tabSize === undefined ? '' : ` of ${fractionText(tabSize)} in`}**`;

/** Whether a booklet can do without tabs. */
const untabbed = (question: Question): string =>
  !asksYesNo(question)
    ? ''
    : /\b(?:without|no|skip|avoid)(?: the)? tabs?\b/.test(question.text)
      ? '**Only as a flat, or at a higher price.** '
      : /\b(?:need|have to|must|required?|necessary)\b/.test(question.text)
        ? '**Yes, as an automation letter.** '
        : '';

/** `two little tabs would do`; not `two or three tabs`. */
const TWO_TABS = /\b2 (?:(?!or\b|vs\b|more\b)\w+ ){0,2}(?:tabs|seals|wafers)\b(?! (?:or|vs|versus)\b)/;

/** Ounces up to which a self-mailer is light; a heavier one needs the heavier tabs and paper. */
const LIGHT_UP_TO = 1;

/** The weight of a self-mailer as typed, or as it follows from its size and paper. */
export function sealedOunces(question: Question): number | undefined {
  const [size] = typedSizes(question);
  const read = size && question.values.papers.length > 0 ? readPiece(question, size) : undefined;
  return typedOunces(question) ?? (read?.isWeighed ? read.piece.weight : undefined);
}

/** Number, size and place of tabs. */
export function tabsDraft(question: Question): Draft {
  const noun = nounOf(question);
  const ounces = sealedOunces(question);
  const [light, heavy, optional, booklet, card] = [
    ruleOf('light'),
    ruleOf('heavy'),
    ruleOf('optional'),
    ruleOf('booklet'),
    ruleOf('double-card'),
  ];
  const instead = `Instead of tabs: a continuous glue line, or glue spots of ${fractionText(glueSpot.size)} in within ${fractionText(glueSpot.fromEdge)} in of the open edges, **${light.glueSpots}** up to 1 oz and **${heavy.glueSpots}** above.`;
  if (has(question, 'perforated', 'perforation', 'perf') && has(question, 'tab'))
    return answers(
      `Use tabs **without perforations**; perforated tabs don’t qualify. If the piece itself has perforations or die-cuts: ${tabText(optional)} and ${optional.minPaper}# book.`,
      [mailEntry.tabs],
    );
  if (has(question, 'glue', 'fugitive'))
    return answers(`${instead} A booklet takes ${tabText(booklet)}.`, [mailEntry.tabs]);
  if (has(question, 'one tab', 'single tab', '1 tab') && noun !== 'double-card')
    return answers(
      `**No.** ${productFigure('tabs').note} ${noun === 'booklet' ? `A letter-size booklet takes ${tabText(booklet)}.` : `A self-mailer takes ${tabText(light)} up to 1 oz and ${tabText(heavy)} above.`}`,
      [mailEntry.tabs],
    );
  if (noun === 'double-card')
    return answers(`A double card needs ${tabText(card)}, in the middle of the open side.`, [mailEntry.tabs]);
  if (noun === 'booklet') {
    return answers(
      `${TWO_TABS.test(question.text) ? '**Two aren’t enough.** ' : untabbed(question)}A letter-size booklet needs ${tabText(booklet)}, without perforations, on the open edges; the spine is at the bottom or the leading edge. Untabbed, it isn’t machinable and pays more. It may be up to ${pieceSize(mailShape('booklet').maxHeight, mailShape('booklet').maxLength)} and ${mailShape('booklet').maxWeight} oz. A flat needs no tabs.`,
      [mailEntry.tabs, mailEntry.booklet],
    );
  }
  const max = mailShape('self-mailer').maxWeight ?? 0;
  if (ounces !== undefined && ounces > max)
    return answers(
      `Over **${max} oz** a self-mailer is no automation letter, however it’s sealed. Mail it as a flat, without tabs.`,
      [mailEntry['self-mailer'], mailEntry.tabs],
    );
  const parts = has(question, ...partTerms)
    ? ` With die-cuts or perforations: ${tabText(optional)} and ${optional.minPaper}# book paper.`
    : '';
  if (
    has(
      question,
      ...phrases('apart, how far, where, placement, place, position, put, location, which edge, go'),
    )
  )
    return answers(
      `${light.placement.replace('On the top edge', '**On the top edge**')} Use ${tabText(light)} up to 1 oz, ${tabText(heavy)} above. The final fold is at the bottom or the right.`,
      [mailEntry.tabs],
    );
  if (ounces !== undefined) {
    const rule = ounces > LIGHT_UP_TO ? heavy : light;
    return answers(
      `${tabText(rule)} ${ouncesText(ounces).replace(/^(?!over)/, 'at ')}, on at least **${rule.minPaper}#** book (text) paper. ${rule.placement} ${instead}${parts}`,
      [mailEntry.tabs],
    );
  }
  const { product, note } = productFigure('tabs');
  return answers(
    `A folded self-mailer needs ${tabText(light)} up to 1 oz (${light.minPaper}# book paper or more), and ${tabText(heavy)} above 1 oz (${heavy.minPaper}#).${parts} ${light.placement} ${instead} A booklet takes ${tabText(booklet)}. Our guide’s older figure is ${product}: ${note.charAt(0).toLowerCase()}${note.slice(1)}`,
    [mailEntry.tabs, { entry: 'Self-mailers 1–3 tabs' }],
  );
}
