import {
  bindingCostLabel,
  bindings,
  type Binding,
  type BindingId,
} from '@printpartner/print-knowledge/binding';
import { countText } from '@printpartner/print-knowledge/figures';
import { answers, type Skill } from '../../skill.ts';
import { bookQuestionOf } from '../reading/book-question.ts';
import { bindingCite, bindingOf, listed, nameOf, NameOf, rangeOf } from './binding-words.ts';
import { asksCost, asksFlat, asksMargin, asksMost, asksSpinePrint } from './binding-intents.ts';
import { bindingUses, asksLasting } from './binding-uses.ts';
import { innerMarginOf } from './margins.ts';

/** `saddle stitch vs perfect bound`, `coil or wire-o for a cookbook`, `is case binding dearer than perfect`. */
export const compareBindings: Skill = {
  id: 'binding-compare',
  answer(question) {
    const { ids, text, pages } = bookQuestionOf(question);
    if (ids.length < 2 || (asksCost(text) && question.values.quantity !== undefined)) return undefined;
    const rows = ids.map((id) => bindingOf(id));
    return answers(
      [headline(rows, text, pages), ...rows.map((row) => `- ${lineOf(row)}`)]
        .filter((line) => line !== '')
        .join('\n'),
      ids.map((id) => bindingCite(id)),
    );
  },
};

/** The figure the question is after. */
function headline(rows: readonly Binding[], text: string, pages: number | undefined): string {
  const strongest = strongestOf(rows, text);
  if (strongest) return strongest;
  const chosen = chosenFor(rows, text, pages);
  if (chosen) return chosen;
  if (pages !== undefined) return forPages(rows, pages, text);
  if (/\b(?:mail\w*|ship\w*|envelopes?)\b/.test(text) && rows.some(({ id }) => id === 'wire-o'))
    return `**Wire-O dents in the mail: pack it flat.** Our guide names no such problem for ${listed(rows.filter(({ id }) => id !== 'wire-o').map(({ id }) => nameOf(id)))}.`;
  if (asksCost(text)) return costVerdict(rows);
  if (asksFlat(text)) return flatVerdict(rows);
  if (asksSpinePrint(text))
    return `**${listed(
      rows.map(({ id, spinePrinted }) => `${nameOf(id)}: ${lower(spinePrinted)}`),
      'and',
    )}** for a printed spine.`;
  if (asksMargin(text))
    return `Inner margin: **${listed(rows.map(({ id }) => `${nameOf(id)} ${innerMarginOf(id) ?? 'ask the binder'}`))}**.`;
  if (asksMost(text)) {
    const most = [...rows].toSorted((a, b) => b.maxPages - a.maxPages)[0];
    return most ? `**${NameOf(most.id)}** takes the most pages, up to **${countText(most.maxPages)}**.` : '';
  }
  return difference(rows);
}

/** Bindings by how long they last: sewn signatures, then boards. */
const longLived: readonly BindingId[] = [
  'thread-sewn',
  'case-bound',
  'layflat',
  'perfect-bound',
  'spiral-coil',
];

/** `which is stronger, sewn or glued`. */
function strongestOf(rows: readonly Binding[], text: string): string | undefined {
  if (
    !/\b(?:stronger|strongest|sturdier|more durable|most durable|lasts? (?:longer|longest)|holds? up (?:better|longer))\b/.test(
      text,
    )
  )
    return undefined;
  const best = longLived.slice(0, 2).flatMap((id) => rows.filter((row) => row.id === id))[0];
  return best
    ? `**${NameOf(best.id)}** for long life: it is best for ${lower(best.usage)}, at cost level ${best.costLevel} of 5.`
    : undefined;
}

/** `spiral or wire-o for a cookbook`: the first of the use's bindings that is named. */
function chosenFor(rows: readonly Binding[], text: string, pages: number | undefined): string | undefined {
  const use = bindingUses.find(({ words }) => words.test(text));
  if (!use || asksCost(text) || asksFlat(text) || asksSpinePrint(text) || asksMargin(text)) return undefined;
  if (/\b(?:differ\w*|mail\w*|ship\w*)\b/.test(text)) return undefined;
  const fits = rows.filter((row) => pages === undefined || (pages >= row.minPages && pages <= row.maxPages));
  const best = use.ids.flatMap((id) => fits.filter((row) => row.id === id))[0];
  if (!best || best.usage === '') return undefined;
  const isListed = best.id === use.ids[0];
  const cost = rows.every((row) => row === best || row.costLevel > best.costLevel) ? ', and costs less' : '';
  return `**${NameOf(best.id)}** for ${use.name}: ${isListed ? use.why : `best for ${lower(best.usage)}`}${cost}.`;
}

function forPages(rows: readonly Binding[], pages: number, text: string): string {
  const fits = rows.filter(({ minPages, maxPages }) => pages >= minPages && pages <= maxPages);
  const [first, ...others] = fits;
  if (!first) return `**Neither takes ${countText(pages)} pages** by our guide.`;
  if (others.length === 0)
    return `For ${countText(pages)} pages, use **${nameOf(first.id)}** (${rangeOf(first)}); ${listed(rows.filter((row) => row.id !== first.id).map((row) => `${nameOf(row.id)} takes ${rangeOf(row)}`))}.`;
  const cheapest = [...fits].toSorted((a, b) => a.costLevel - b.costLevel)[0] ?? first;
  const isOff = fits.filter(({ pageMultiple }) => pages % pageMultiple !== 0);
  const rule = isOff
    .map(
      ({ id, pageMultiple }) =>
        ` ${NameOf(id)} needs a multiple of ${pageMultiple}: ${countText(pages - (pages % pageMultiple))} or ${countText(pages + pageMultiple - (pages % pageMultiple))} pages.`,
    )
    .join('');
  const whole = fits.filter((row) => !isOff.includes(row));
  const doubt =
    pages > 64 && fits.some(({ id }) => id === 'saddle-stitch')
      ? ' Above about 64 pages on heavier stock, ask the printer before you staple.'
      : '';
  const equal = fits.every(({ costLevel }) => costLevel === cheapest.costLevel);
  const lasting = fits.find(({ id }) => id === 'thread-sewn') ?? fits.find(({ id }) => id === 'case-bound');
  if (asksLasting(text) && lasting)
    return `**For long life ${nameOf(lasting.id)}**, cost level ${lasting.costLevel} of 5; ${nameOf(cheapest.id)} costs least.${rule}${doubt}`;
  if (isOff.length > 0)
    return whole.length === 0
      ? `**None takes ${countText(pages)} pages as they are.**${rule}${doubt}`
      : `**${NameOf(whole[0]?.id ?? first.id)}${
          whole.length > 1
            ? ` and ${listed(
                whole.slice(1).map(({ id }) => nameOf(id)),
                'and',
              )} take`
            : ' takes'
        } ${countText(pages)} pages as they are; ${nameOf(cheapest.id)} costs least.**${rule}${doubt}`;
  return equal
    ? `**Both take ${countText(pages)} pages** and cost about the same.${rule}${doubt}`
    : `**All take ${countText(pages)} pages; ${nameOf(cheapest.id)} costs least.**${rule}${doubt}`;
}

/** `The cheapest is saddle stitch (2 of 5)`. */
export function costVerdict(rows: readonly Binding[]): string {
  const sorted = [...rows].toSorted((a, b) => a.costLevel - b.costLevel);
  const [first] = sorted;
  if (!first) return '';
  const cheapest = sorted.filter(({ costLevel }) => costLevel === first.costLevel);
  const names = listed(cheapest.map(({ id }) => nameOf(id)));
  if (cheapest.length === rows.length)
    return `**${NameOfList(names)} cost about the same** (level ${first.costLevel} of 5).`;
  const others = sorted.filter(({ costLevel }) => costLevel !== first.costLevel);
  if (rows.length === 2)
    return `**${NameOfList(names)} is cheaper**: cost level ${first.costLevel} of 5 against ${others[0]?.costLevel ?? ''} for ${nameOf(others[0]?.id ?? first.id)}.`;
  return `**${NameOfList(names)} ${cheapest.length > 1 ? 'are' : 'is'} the cheapest**, cost level ${first.costLevel} of 5.`;
}

export const NameOfList = (names: string): string => `${names.charAt(0).toUpperCase()}${names.slice(1)}`;

function flatVerdict(rows: readonly Binding[]): string {
  return `${listed(
    rows.map(({ id, opensFlat }) => `**${nameOf(id)}**: ${lower(opensFlat)}`),
    'and',
  )}.`;
}

const known: readonly { of: readonly BindingId[]; text: string }[] = [
  {
    of: ['spiral-coil', 'wire-o'],
    text: '**Wire-O keeps facing pages aligned but dents in the mail; coil offsets them by half a pitch and is cheaper.**',
  },
  {
    of: ['saddle-stitch', 'perfect-bound'],
    text: '**Saddle stitch is for thin booklets, perfect binding for thick ones with a printed spine.**',
  },
  {
    of: ['perfect-bound', 'case-bound'],
    text: '**Perfect binding is a glued paper cover; a case has hard boards, costs more and takes 2–4 extra weeks.**',
  },
  {
    of: ['case-bound', 'thread-sewn'],
    text: '**These are two things: thread sewing holds the pages together, a case is the hard cover around them.** A case-bound book can be sewn or glued.',
  },
  {
    of: ['perfect-bound', 'layflat'],
    text: '**Layflat opens fully, without loss in the gutter; perfect binding doesn’t open flat and costs less.**',
  },
];

function difference(rows: readonly Binding[]): string {
  const ids = new Set(rows.map(({ id }) => id));
  const pair = known.find(({ of }) => of.length === ids.size && of.every((id) => ids.has(id)));
  return pair?.text ?? costVerdict(rows);
}

const lower = (text: string): string => `${text.charAt(0).toLowerCase()}${text.slice(1)}`;

/** One binding in a line: pages, cost, flat, spine, use. */
export function lineOf({
  name,
  opensFlat,
  spinePrinted,
  usage,
  costLevel,
  pageMultiple,
  ...row
}: Binding): string {
  const cost = `${bindingCostLabel(costLevel).toLowerCase()} (level ${costLevel} of 5)`;
  return `**${name}**: ${rangeOf({ name, opensFlat, spinePrinted, usage, costLevel, pageMultiple, ...row })}, multiples of ${pageMultiple}; cost ${cost}; opens flat: ${lower(opensFlat)}; printed spine: ${lower(spinePrinted)}; for ${lower(usage)}.`;
}

export function costOrder(): string {
  const levels = [2, 3, 4, 5].map((level) => {
    const names = bindings.rows.filter(({ costLevel }) => costLevel === level).map(({ id }) => nameOf(id));
    return `level ${level}: ${listed(names)}`;
  });
  return `Of 5 levels: ${levels.join('; ')}.`;
}
