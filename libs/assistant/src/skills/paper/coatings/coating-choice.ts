import { coatings } from '@printpartner/print-knowledge/coatings';
import { answers, type Draft, type Skill } from '../../skill.ts';
import { productIn } from '../choose/products.ts';
import { papersOf } from '../named/paper-question.ts';
import { capitalized, listText } from '../named/prose.ts';
import { betterOf } from './coating-between.ts';
import { citeCoating, costNote, nameIn } from './coating-facts.ts';
import { coatingsExcluded, coatingsNamed, finishOption, isAboutCoating } from './named-coatings.ts';
import { CHEAP, needs, PART, usual, WEAR, type Need } from './coating-needs.ts';

const CHOOSING =
  /\b(?:which|what|best|good|recommend\w*|suggest\w*|should|need|use|ideal|right|choose|pick|want|cheap\w*|way|most|highest|strongest|toughest|shiniest|glossiest)\b/;

/** `do I really need a coating`. */
const DISPENSABLE =
  /\b(?:do|does) (?:i|we|it|they|you|this|a|the)\b(?: \w+){0,4} (?:need|have to (?:pay for|get|use|have))(?: \w+){0,4} coat(?:ing|ed)?\b(?!.*\b(?:which|what) coating)|\b(?:skip|without|leave off|leave out) (?:the |any |a )?coating\b|\bis (?:a |the )?coating (?:really |even |always )?(?:necessary|needed|required|worth)\b/;
const dispensable: Draft = answers(
  '**No, a coating is a choice**: it protects ink from rubbing and scuffs. Pay for it where a piece is mailed, handled a lot or folded with heavy solids, and on matte paper, which marks. Skip it on short-lived pieces and where people write; many printers include aqueous, so ask before you pay.',
  [
    { entry: 'For every coating', place: 'Coating Options' },
    { entry: 'Matte/Satin Coated', place: 'Paper By Finish' },
  ],
);

/** `which coating for postcards`, `most durable coating`, `what coating can I write on`. */
export const coatingChoice: Skill = {
  id: 'coating-choice',
  answer: (question) => {
    const { typed } = question;
    // The gloss of “80# gloss text” is the paper's.
    const read = papersOf(question).rest;
    // “Shine” is read as “spine”.
    const isPart = PART.test(typed.toLowerCase()) && /\bshin\w*/i.test(typed);
    if (DISPENSABLE.test(read)) return dispensable;
    const text = isPart ? typed.toLowerCase() : read;
    const better = betterOf(text);
    if (better) return better;
    const isAsked =
      isPart ||
      (/\bcoat(?:ing|ings|ed|)\b|\blaminat\w*|\bprotect\w*|\bfinish(?:es)?\b/.test(text) &&
        (CHOOSING.test(text) || /\bcoat\w* (?:for|on|to|that|against|so)\b|\bcoating$/.test(text)));
    if (
      !isAsked ||
      (!isPart &&
        !isAboutCoating(text) &&
        !/\bfinish\b.*\b(?:premium|luxur\w*|velvet\w*|soft)\b|\b(?:premium|luxur\w*|velvet\w*|soft)\b.*\bfinish\b/.test(
          text,
        ) &&
        !/\bprotect|\bcoat\b|\b(?:most )?durable\b.*\bfinish\b|\bfinish\b.*\bdurab/.test(text) &&
        !new RegExp(String.raw`\b(?:${WEAR})\b`).test(text)) ||
      coatingsNamed(text).length > 0 ||
      /\buncoated\b/.test(text)
    )
      return undefined;
    const need = needs.find(({ words }) => words.test(text));
    const chosenNeed = need ?? (productIn(text) ? usual : undefined);
    return chosenNeed ? chosen(chosenNeed, coatingsExcluded(text), CHEAP.test(text)) : undefined;
  },
};

function chosen({ ids: first, cheap, why }: Need, excluded: ReadonlySet<string>, isCheap: boolean): Draft {
  const ids = isCheap && cheap ? cheap : first;
  const allowed = ids.filter((id) => !excluded.has(id));
  const rows = (allowed.length > 0 ? allowed : ['gloss-uv']).flatMap((id) =>
    coatings.rows.filter((row) => row.id === id),
  );
  const [best, ...others] = rows;
  if (!best) throw new RangeError(`Unknown coating: ${ids.join()}`);
  const also = others.length > 0 ? `, or ${listText(others.map(nameIn), 'or')}` : '';
  const option = finishOption[best.id];
  return answers(
    `**${capitalized(nameIn(best))}**${also}: ${why}.${costNote(best)}`,
    rows.map(citeCoating),
    option ? { specs: { form: 'custom', values: { mailerFinishingOptions: option } } } : {},
  );
}
