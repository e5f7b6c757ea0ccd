import { bindings, type Binding, type BindingId } from '@printpartner/print-knowledge/binding';
import { countText } from '@printpartner/print-knowledge/figures';
import { answers, type Draft, type Skill } from '../../skill.ts';
import { bookQuestionOf, type BookQuestion } from '../reading/book-question.ts';
import {
  allBindings,
  bindingCite,
  bindingOf,
  bookletSpecs,
  capital,
  listed,
  nameOf,
  rangeOf,
  withSpecs,
} from './binding-words.ts';
import { asksAdvice, asksCost, asksFlat, asksFoldBack, asksSpinePrint } from './binding-intents.ts';
import { bindingUses, asksLasting, type BindingUse } from './binding-uses.ts';

const ABOUT_BINDING =
  /\b(?:bind|binds|binding|bindings|bound|staple|stapled|hold (?:it|them|the pages) together|put (?:it|them) together|fasten|finish(?:ed)? (?:it|them)|(?:printed|on the) spine|spine print\w*|lay[- ]?flat|lays? flat|lies? flat|opens? flat|stays? open)\b/;

/** `which binding for 120 pages`, `how do I bind a cookbook that lays flat`, `cheapest binding for 200 pages`. */
export const recommendBinding: Skill = {
  id: 'binding-recommend',
  answer(question) {
    const book = bookQuestionOf(question);
    const { text, ids, rejected } = book;
    if (book.hasOther) return undefined;
    if (ids.length > 1 || (ids.length === 1 && rejected.length === 0)) return undefined;
    if (!(ABOUT_BINDING.test(text) || rejected.length > 0)) return undefined;
    const use = bindingUses.find(({ words }) => words.test(text));
    const isWished =
      asksFlat(text) ||
      asksFoldBack(text) ||
      asksSpinePrint(text) ||
      asksCost(text) ||
      asksLasting(text) ||
      rejected.length > 0;
    const isNamed = use !== undefined || book.pages !== undefined;
    const isTwice = asksFlat(text) && asksSpinePrint(text);
    if (!isNamed && !isTwice && !(isWished && (asksAdvice(text) || /\b(?:most|least|cheapest)\b/.test(text))))
      return undefined;
    if (!isTwice && !asksAdvice(text) && !/\bbind(?:ings?)?\b/.test(text)) return undefined;
    return recommend(book, use);
  },
};

function recommend(book: BookQuestion, use: BindingUse | undefined): Draft {
  const { text, pages, rejected } = book;
  const filters: { keep: (row: Binding) => boolean; why: string }[] = [];
  if (pages !== undefined)
    filters.push({
      keep: (row) => pages >= row.minPages && pages <= row.maxPages,
      why: `takes ${countText(pages)} pages`,
    });
  if (asksFlat(text))
    filters.push({ keep: ({ opensFlat }) => /^(?:yes|fully|very)/i.test(opensFlat), why: 'opens flat' });
  if (asksFoldBack(text))
    filters.push({
      keep: ({ opensFlat }) => /all the way back/.test(opensFlat),
      why: 'folds all the way back',
    });
  if (asksSpinePrint(text))
    filters.push({ keep: ({ spinePrinted }) => !/^no/i.test(spinePrinted), why: 'has a printed spine' });
  if (asksLasting(text) && !asksCost(text))
    filters.push({ keep: ({ costLevel }) => costLevel >= 4, why: 'is a premium binding' });
  if (rejected.length > 0) filters.push({ keep: ({ id }) => !rejected.includes(id), why: '' });
  const fits = bindings.rows.filter((row) => filters.every(({ keep }) => keep(row)));
  if (fits.length === 0) return nothingFits(pages);
  const wanted = orderOf(use, book);
  const ordered = [...fits].toSorted((a, b) => wanted.indexOf(a.id) - wanted.indexOf(b.id));
  const [best, ...others] = asksCost(text)
    ? [...ordered].toSorted((a, b) => a.costLevel - b.costLevel)
    : ordered;
  if (!best) return nothingFits(pages);
  const isSuited = use?.ids.includes(best.id) === true;
  const why =
    isSuited && use.ids[0] === best.id
      ? use.why
      : reasonOf(
          best,
          filters.map((one) => one.why),
        );
  const rule =
    pages !== undefined && pages % best.pageMultiple !== 0
      ? ` ${countText(pages)} isn’t a multiple of ${best.pageMultiple}: make it ${Math.ceil(pages / best.pageMultiple) * best.pageMultiple}.`
      : '';
  const rest = others
    .slice(0, 3)
    .map((row) => `${nameOf(row.id)} (${rangeOf(row)}, cost level ${row.costLevel})`);
  const named = use ? ` for ${use.name}` : pages === undefined ? '' : ` for ${countText(pages)} pages`;
  return answers(
    `**${capital(nameOf(best.id))}**${named}: ${why}. It takes ${rangeOf(best)} and is cost level ${best.costLevel} of 5.${rule}${rest.length > 0 ? ` Also possible: ${listed(rest, 'or')}.` : ''}${saddleDoubt(best, pages)}`,
    [bindingCite(best.id), ...others.slice(0, 2).map((row) => bindingCite(row.id)), allBindings],
    withSpecs(
      bookletSpecs(best.id, {
        ...(pages !== undefined && { pages: Math.ceil(pages / best.pageMultiple) * best.pageMultiple }),
      }),
    ),
  );
}

/** Cheap and usual bindings first, unless the use says otherwise; above 64 pages staples are doubtful. */
const nearest: Readonly<Partial<Record<string, readonly BindingId[]>>> = {
  'wire-o': ['spiral-coil', 'layflat'],
  'spiral-coil': ['wire-o', 'layflat'],
  'perfect-bound': ['layflat', 'case-bound'],
  'case-bound': ['perfect-bound', 'thread-sewn'],
  layflat: ['wire-o', 'spiral-coil'],
  'thread-sewn': ['case-bound', 'layflat'],
};

function orderOf(use: BindingUse | undefined, { pages = 0, rejected, text }: BookQuestion): BindingId[] {
  const usual: readonly BindingId[] =
    pages > 64
      ? ['perfect-bound', 'spiral-coil', 'wire-o', 'saddle-stitch', 'layflat', 'case-bound', 'thread-sewn']
      : ['saddle-stitch', 'spiral-coil', 'wire-o', 'perfect-bound', 'layflat', 'case-bound', 'thread-sewn'];
  const lasting: readonly BindingId[] = asksLasting(text) ? ['case-bound', 'thread-sewn'] : [];
  const likely = use
    ? [...use.ids, ...lasting]
    : lasting.length > 0
      ? lasting
      : (nearest[rejected[0] ?? ''] ?? []);
  const first = likely.filter((id) => !(id === 'saddle-stitch' && pages > 64));
  return [...new Set([...first, ...usual])];
}

function reasonOf(row: Binding, whys: readonly string[]): string {
  const said = whys.filter((why) => why !== '');
  return said.length > 0
    ? `it ${listed(said)}`
    : `it is best for ${row.usage.charAt(0).toLowerCase()}${row.usage.slice(1)}`;
}

const saddleDoubt = ({ id }: Binding, pages: number | undefined): string =>
  id === 'saddle-stitch' && pages !== undefined && pages > 64
    ? ' Above about 64 pages on heavier stock, ask the printer.'
    : '';

function nothingFits(pages: number | undefined): Draft {
  const most = bindingOf('case-bound');
  return answers(
    pages !== undefined && pages > most.maxPages
      ? `**No binding of our guide takes ${countText(pages)} pages**; case binding goes up to ${countText(most.maxPages)}. Split it into volumes, or ask the printer.`
      : '**No binding of our guide does all of that.** Say which wish matters least: page count, opening flat, a printed spine, or cost.',
    [allBindings],
  );
}
