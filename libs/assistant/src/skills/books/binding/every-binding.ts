import { bindings } from '@printpartner/print-knowledge/binding';
import { answers, type Draft, type Skill } from '../../skill.ts';
import { bookQuestionOf } from '../reading/book-question.ts';
import { allBindings, bindingCite, listed, nameOf } from './binding-words.ts';
import { asksCost, asksFlat } from './binding-intents.ts';
import { bindingUses, asksLasting } from './binding-uses.ts';
import { costOrder, costVerdict, lineOf, NameOfList } from './compare-bindings.ts';

/** A property of all seven: which open flat, which are cheapest, which have a printed spine. */
export const everyBinding: Skill = {
  id: 'binding-every',
  answer(question) {
    const { ids, text, counts, rejected, hasOther } = bookQuestionOf(question);
    const isBinding = /\b(?:bind|binds|bindings?|bound|method|methods|way to (?:hold|fasten|put))\b/.test(
      text,
    );
    if (hasOther || ids.length > 0 || counts.length > 0 || rejected.length > 0 || !isBinding)
      return undefined;
    if (
      !/\b(?:which|what|list|all|every|kinds?|types?|options?|methods?|cheapest|how many|most|least|name|compare|overview|rank\w*|order|sort\w*|premium|moderate|cheap|expensive)\b/.test(
        text,
      )
    )
      return undefined;
    if (asksFlat(text) || asksLasting(text) || bindingUses.some(({ words }) => words.test(text)))
      return undefined;
    return every(text);
  },
};

function every(text: string): Draft | undefined {
  const rows = bindings.rows;
  if (
    /\b(?:expensive|priciest|dearest|costliest)\b/.test(text) &&
    !/\b(?:least|less|not|isn't) (?:too )?(?:expensive|costly)\b/.test(text)
  ) {
    const most = rows.filter(({ costLevel }) => costLevel === 5).map(({ id }) => nameOf(id));
    return answers(`**${NameOfList(listed(most))} cost the most** (level 5 of 5, Premium Price).`, [
      allBindings,
    ]);
  }
  if (/\bpremium\b/.test(text)) {
    const premium = rows.filter(({ costLevel }) => costLevel >= 4);
    return answers(
      `**${NameOfList(listed(premium.map(({ id }) => nameOf(id))))}** are the premium bindings:\n${premium.map((row) => `- ${lineOf(row)}`).join('\n')}`,
      [{ entry: 'Premium Binding' }],
    );
  }
  if (/\bmoderate\b/.test(text)) return answers(costOrder(), [allBindings]);
  if (asksCost(text))
    return answers(`${costVerdict(rows)} ${costOrder()}`, [allBindings, bindingCite('saddle-stitch')]);
  if (/\b(?:list|kinds?|types?|options?|methods?|how many|all|overview|compare)\b/.test(text))
    return answers(
      `Our guide has **seven bindings**, cheapest first:\n${rows.map((row) => `- ${lineOf(row)}`).join('\n')}`,
      [allBindings],
    );
  return undefined;
}
