import { bindings, pageRangeNotes, type BindingId } from '@printpartner/print-knowledge/binding';
import { countText } from '@printpartner/print-knowledge/figures';
import { asksYesNo } from '../../../question/asked-form.ts';
import type { Question } from '../../../question/question.ts';
import { answers, type Draft, type Skill } from '../../skill.ts';
import { bookQuestionOf } from '../reading/book-question.ts';
import { allBindings, bindingCite, bindingOf, NameOf, rangeOf } from './binding-words.ts';
import { asksLimit, asksMost, asksMultiple } from './binding-intents.ts';

/** Limits of a binding: `8–92 pages … 4–64 pages work on most stocks …`. */
export function limitText(id: BindingId): string {
  const binding = bindingOf(id);
  const note = pageRangeNotes.find((one) => one.binding === id);
  const rule = `in multiples of ${binding.pageMultiple}${binding.pageRuleNote ? ` (${binding.pageRuleNote})` : ''}`;
  const main = `${NameOf(id)} takes **${rangeOf(binding)}**, ${rule}.`;
  return note ? `${main} ${note.text} ${note.advice.text}` : main;
}

function limitsOf(ids: readonly BindingId[], text: string): Draft {
  const [only, ...others] = ids;
  if (only && others.length === 0)
    return answers(
      `${limitText(only)}${countedPages(only)}${ofSheets(only, text)}${ofThickness(only, text)}`,
      [bindingCite(only)],
    );
  return answers(
    ids.map((id) => `- ${limitText(id)}`).join('\n'),
    ids.map((id) => bindingCite(id)),
  );
}

const ofSheets = (id: BindingId, text: string): string =>
  id === 'saddle-stitch' && /\bsheets?\b/.test(text)
    ? ` That is ${bindingOf(id).minPages / 4} to ${bindingOf(id).maxPages / 4} folded sheets.`
    : '';

/** How thick a stapled book can be. */
const ofThickness = (id: BindingId, text: string): string => {
  const tip = bindingOf(id).tips.find((one) => /thick/.test(one.text));
  return tip && id === 'saddle-stitch' && /\b(?:thick\w*|bulk|fat\w*|inch(?:es)?)\b/.test(text)
    ? ` ${tip.text.replaceAll('–3/16', ' to 3/16')}`
    : '';
};

function countedPages(id: BindingId): string {
  return id === 'saddle-stitch' ? ' Every side counts, including the four pages of the cover.' : '';
}

/** `max pages saddle stitch`, `fewest pages for perfect bound`, `page range wire-o`. */
export const pageLimits: Skill = {
  id: 'binding-page-limits',
  answer(question) {
    const { ids, text, counts, hasOther } = bookQuestionOf(question);
    if (
      (!asksLimit(text) && !asksMultiple(text)) ||
      /\b(?:longer|days|weeks|time|how long (?!.*\b(?:book|pages)\b))\b/.test(text)
    )
      return undefined;
    if (counts.length > 0 || /\b(?:how many|number of) (?:staples|stitches|holes|wires)\b/.test(text))
      return undefined;
    const rule = multipleVerdict(ids, question);
    if (rule) return rule;
    if (ids.length > 0) return limitsOf(ids, text);
    if (hasOther) return undefined;
    if (
      asksMultiple(text) &&
      /\b(?:booklet|program|magazine|catalog|page counts?|pages)\b/.test(text) &&
      !/\bbindings?\b/.test(text)
    )
      return answers(
        `**A multiple of 4 for saddle stitch**, because a folded sheet has four pages. ${limitText('saddle-stitch')} Coil, Wire-O and perfect binding take any even count.`,
        [bindingCite('saddle-stitch'), { entry: 'Fix the page count first' }],
      );
    if (!/\b(?:bind\w*|bound)\b/.test(text)) return undefined;
    return extremes(text);
  },
};

const OF_FACTOR =
  /\b(?:multiples? of|divisible by|divides? by|in|by) (2|4|8|16|two|four|eight|sixteen)s?\b|\b(even)\b/;
const factors: Readonly<Record<string, number>> = { two: 2, four: 4, eight: 8, sixteen: 16, even: 2 };

/** `does a hardcover have to be a multiple of 4`. */
function multipleVerdict(ids: readonly BindingId[], question: Question): Draft | undefined {
  const [id, ...others] = ids;
  const { text } = question;
  const [, number, even] = OF_FACTOR.exec(text) ?? [];
  const typed = number ?? even;
  if (!id || others.length > 0 || typed === undefined || !asksMultiple(text) || !asksYesNo(question))
    return undefined;
  const factor = factors[typed] ?? Number(typed);
  const { pageMultiple } = bindingOf(id);
  const isNeeded = pageMultiple % factor === 0;
  return answers(
    `**${isNeeded ? 'Yes' : 'No'}${isNeeded ? '' : `, ${pageMultiple === 2 ? 'any even count' : `a multiple of ${pageMultiple}`} is enough`}.** ${limitText(id)}`,
    [bindingCite(id)],
  );
}

/** `which binding takes the most pages`. */
function extremes(text: string): Draft {
  const rows = [...bindings.rows].toSorted((a, b) => a.maxPages - b.maxPages);
  const table = bindings.rows
    .map((row) => `- ${row.name}: ${rangeOf(row)}, multiples of ${row.pageMultiple}`)
    .join('\n');
  if (asksMost(text)) {
    const most = rows.at(-1);
    if (most)
      return answers(
        `**${most.name}** takes the most, up to **${countText(most.maxPages)} pages**. All seven:\n${table}`,
        [bindingCite(most.id), allBindings],
      );
  }
  return answers(`Pages by binding, every side counted:\n${table}`, [allBindings]);
}
