import { bindingCostLabel, type BindingId } from '@printpartner/print-knowledge/binding';
import { answers, type Skill } from '../../skill.ts';
import { verdictWord } from '../../verdict.ts';
import { bookQuestionOf } from '../reading/book-question.ts';
import { bindingCite, bindingOf, bookletSpecs, nameOf, NameOf, rangeOf, withSpecs } from './binding-words.ts';
import { asksCost, asksUse } from './binding-intents.ts';
import { bindingUses, type BindingUse } from './binding-uses.ts';
import { limitText } from './page-limits.ts';
import { costOrder } from './compare-bindings.ts';

const DURATION =
  /\b(?:how long|longer|turn ?around|lead time|days|weeks|extra time|take longer|quick\w*|fast\w*)\b/;
const TIPS =
  /\b(?:tips?|advice|watch|careful|mistakes?|problems?|downsides?|drawbacks?|disadvantages?|pros|cons|advantages?|set ?up|design\w*|files?|prepare|remember|know|consider)\b/;

/** What the guide says of one binding: pages, use, cost, tips. */
export const aboutBinding: Skill = {
  id: 'binding-about',
  answer(question) {
    const { ids, text } = bookQuestionOf(question);
    const [id, ...others] = ids;
    if (!id || others.length > 0 || question.values.quantity !== undefined || isAboutElse(text))
      return undefined;
    const row = bindingOf(id);
    const tips = row.tips.map((tip) => tip.text);
    const specs = withSpecs(bookletSpecs(id, {}));
    const cites = [bindingCite(id)];
    if (DURATION.test(text)) return undefined;
    if (asksCost(text))
      return answers(
        `**${NameOf(id)} is cost level ${row.costLevel} of 5** (${bindingCostLabel(row.costLevel)}). ${costOrder()}`,
        cites,
      );
    if (!TIPS.test(text) && !asksUse(text) && !isOnlyNamed(text) && !isForUse(text)) return undefined;
    if (PROS.test(text))
      return answers(`${aboutText(id)}\n${tips.map((tip) => `- ${tip}`).join('\n')}`, cites, specs);
    if (TIPS.test(text))
      return answers(
        `Tips for **${nameOf(id)}**:\n${tips.map((tip) => `- ${tip}`).join('\n')}`,
        cites,
        specs,
      );
    const use = bindingUses.find(({ words }) => words.test(text));
    if (use && isForUse(text) && !TIPS.test(text)) return answers(useVerdict(id, use, text), cites, specs);
    if (
      asksUse(text) &&
      !/\b(?:what(?:'s| is| are)|explain|define|mean)\b(?! .*\b(?:used|good|best|for)\b)/.test(text)
    )
      return answers(
        `**${row.usage}**: that is what ${nameOf(id)} is best for. It takes ${rangeOf(row)} and costs level ${row.costLevel} of 5.`,
        cites,
        specs,
      );
    return answers(aboutText(id), cites, specs);
  },
};

const FITS_USE = /\b(?:good|right|suit\w*|works?|ok|okay|best|should|fine)\b/;
/** Words of a question such as `Wire-O for a calendar?`. */
const SHORT = 6;

const isForUse = (text: string): boolean =>
  (FITS_USE.test(text) || text.split(' ').length <= SHORT) &&
  bindingUses.some(({ words }) => words.test(text));

function useVerdict(id: BindingId, { ids, name, why }: BindingUse, text: string): string {
  const [best] = ids;
  if (best === id)
    return `**${verdictWord(true, text)}, ${nameOf(id)} suits ${name}**: ${why}. It takes ${rangeOf(bindingOf(id))}.`;
  const better = best ? `${nameOf(best)} is the first choice, because ${why}` : '';
  return ids.includes(id)
    ? `**${verdictWord(true, text)}, ${nameOf(id)} works for ${name}**, within ${rangeOf(bindingOf(id))}; ${better}.`
    : `**${/^(?:is|are|can|could|does|do|will|would|should)\b/.test(text) ? 'It depends: not the first choice' : 'Not the first choice'} for ${name}**: ${better}. ${NameOf(id)} opens flat: ${lower(bindingOf(id).opensFlat)}; it is best for ${lower(bindingOf(id).usage)}.`;
}

function aboutText(id: BindingId): string {
  const row = bindingOf(id);
  return `**${row.name}**: ${row.description} ${limitText(id)} Best for ${lower(row.usage)}. Opens flat: ${lower(row.opensFlat)}. Printed spine: ${lower(row.spinePrinted)}. Cost: ${bindingCostLabel(row.costLevel).toLowerCase()} (level ${row.costLevel} of 5).`;
}

const NAMES =
  /\b(?:saddle|stitch\w*|stapl\w*|perfect\w*|bound|bind\w*|coil\w*|spiral|plastic|wire\w*|wiro|metal|loop|twin|double|case\w*|hard\w*|layflat|lay|flat|thread|japanese|stab|singer|signatures?|custom|sew\w*|smyth|paperback|softcover|o|back|cover)\b/g;
const FILLER =
  /\b(?:what|whats|is|are|was|a|an|the|explain|define|definition|describe|tell|me|about|how|does|do|you|it|works?|made|done|method|books?|booklets?|mean\w*|of|please|pls|info\w*|more|on|wtf|exactly|actually|i|know|to|in|printing|called|term|help|understand|can|by|s|'s|sort|kind)\b|[^\p{L} ]/gu;

/** Whether the question is of nothing but the binding. */
const isOnlyNamed = (text: string): boolean => text.replace(NAMES, ' ').replace(FILLER, ' ').trim() === '';

const PROS =
  /\b(?:pros|cons|advantages?|disadvantages?|downsides?|drawbacks?|upsides?|strengths?|weakness\w*)\b/;

/** Subjects in which a binding is only mentioned. */
const isAboutElse = (text: string): boolean =>
  /\b(?:mail\w*|postage|envelopes?|tabs?|coat\w*|laminat\w*|uv|varnish|foil|bleed|resolution|fonts?|ink|color|paper|stock|weigh\w*|gsm|press|digital|offset|copies|proof|carton|box\w*|spreads?|order of pages|page order|imposition|size|flat size)\b/.test(
    text,
  );

const lower = (text: string): string => `${text.charAt(0).toLowerCase()}${text.slice(1)}`;
