import { finalPanelRule, foldedRules, mailShape, openFoldRule } from '@printpartner/print-knowledge/mail';
import { asksYesNo } from '../../question/asked-form.ts';
import { has, type Question } from '../../question/question.ts';
import { answers, type Draft } from '../skill.ts';
import { mailEntry } from './mail-figures.ts';
import { nounOf } from './mail-terms.ts';
import { partTerms, ruleOf, sealedOunces, tabText } from './sealing-rules.ts';
import { verdictWord } from './turned-verdict.ts';

/** Folds whose edges stay open. */
export function foldDraft(question: Question): Draft {
  if (/\bquarter[- ]fold/.test(question.text))
    return answers(
      `${foldedRules.find(({ text }) => text.includes('quarter-fold'))?.text ?? ''} Glue isn’t an option.`,
      [mailEntry.tabs],
    );
  return answers(
    `**${needsSeal(question) ? 'Yes, on every open edge' : 'Only if every open edge is sealed'}.** ${openFoldRule.text} A tri-fold (C-fold) or half-fold with the final fold at the bottom qualifies with ${tabText(ruleOf('light'))} up to 1 oz.`,
    [mailEntry.tabs],
  );
}

/** Whether it has to be closed at all, not whether it qualifies. */
const needsSeal = (question: Question): boolean =>
  asksYesNo(question) &&
  /\b(?:need|needs|have to|has to|must|require[ds]?|necessary|should)\b/.test(question.text);

/** Where the final fold or the spine is. */
export const foldPlace = (question: Question): Draft =>
  nounOf(question) === 'booklet'
    ? answers(
        'Put the **spine at the bottom or at the leading (right) edge**. The three tabs close the open edges.',
        [mailEntry.tabs],
      )
    : answers(
        `The **final fold is at the bottom**, or at the **leading (right) edge** of a vertical fold. ${finalPanelRule.text} The tabs close the top or the open edges.`,
        [mailEntry.tabs],
      );

/** The lightest paper of a folded piece. */
export function paperDraft(question: Question): Draft {
  const [light, heavy, optional] = [ruleOf('light'), ruleOf('heavy'), ruleOf('optional')];
  if (nounOf(question) === 'double-card')
    return answers(
      'USPS names no paper for a double card, only a thickness: **0.007 in**, 0.009 in over 4-1/4 × 6 in. Our guide asks for 80# cover or heavier for folded mailers.',
      [mailEntry.stock],
    );
  if (nounOf(question) === 'booklet')
    return answers(
      `USPS names no paper weight for a booklet: it has to be at least **${mailShape('booklet').minThickness} in** thick, weigh at most ${mailShape('booklet').maxWeight} oz, and close with ${tabText(ruleOf('booklet'))}.`,
      [mailEntry.booklet, mailEntry.tabs],
    );
  const [paper] = question.values.papers;
  const isText = paper?.unit === 'pounds' && !/\b(?:cover|bond|index)\b/.test(paper.text);
  const isCover = paper !== undefined && /\bcover\b/.test(paper.text);
  const verdict = isCover
    ? `**${verdictWord(question, true)}.** `
    : !paper || !isText
      ? ''
      : verdictOn(question, paper.value, [light.minPaper ?? 0, heavy.minPaper ?? 0, optional.minPaper ?? 0]);
  return answers(
    `${verdict}A folded self-mailer needs at least **${light.minPaper}# book (text)** up to 1 oz, **${heavy.minPaper}#** above 1 oz, and **${optional.minPaper}#** with die-cuts or perforations. 80# cover is fine for folded mailers.`,
    [mailEntry.tabs, mailEntry.stock],
  );
}

/** The verdict on a typed book paper: enough for both weights, for the light one, or for none. */
function verdictOn(
  question: Question,
  pounds: number,
  [light, heavy, optional]: [number, number, number],
): string {
  const isHeavy = (sealedOunces(question) ?? 0) > 1;
  const isCut = has(question, ...partTerms);
  const needed = isCut ? optional : isHeavy ? heavy : light;
  if (pounds < needed)
    return `**${verdictWord(question, false)}**, ${pounds}# is too light${isCut ? ' with die-cuts or perforations' : isHeavy ? ' above 1 oz' : ''}. `;
  const upTo = pounds < heavy ? ', up to 1 oz' : '';
  const word = verdictWord(question, true);
  return word === 'Yes' ? `**Yes${upTo}.** ` : `**No**, ${pounds}# is enough${upTo}. `;
}
